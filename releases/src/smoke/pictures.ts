import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dayMs } from '@pitchside/base'
import { issuePicture, picturePath } from '../access/picture'
import type { PublishedVersion } from '../core/published'
import type { ObjectStore } from '../store/object-store'

type Build = Pick<PublishedVersion, 'name' | 'build'>

/** Keeps the picture of a page that is not well. Resolves with where whoever asked for the look can see it. */
export type KeepPicture = (version: Build, address: string, picture: Buffer) => Promise<string>

const shownMs = 7 * dayMs

const nameOf = (address: string) => `${address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'start'}.png`

/** Files beside the data of this machine, for who releases at it. */
export const keepOnDisk: KeepPicture = async ({ name, build }, address, picture) => {
  const folder = path.resolve(process.env.DATA_DIR ?? '.data', 'smoke', `${name}-${build}`)
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, nameOf(address))
  await writeFile(file, picture)
  return file
}

const keyOf = ({ name, build }: Build, picture: string) => `versions/${name}/${build}/pictures/${picture}`

/**
 * In the store with the version, and gone with it: every process of the site shows it, at an address that lasts a week. A
 * page has one picture, the newest.
 */
export function keepInStore(objects: ObjectStore, key: Buffer, now: () => number): KeepPicture {
  return async (version, address, picture) => {
    const name = nameOf(address)
    await objects.remove(keyOf(version, name))
    await objects.create(keyOf(version, name), picture)
    const { name: owner, build } = version
    return picturePath + issuePicture(key, { package: owner, build, name, until: now() + shownMs })
  }
}

/** A picture that was kept in the store; undefined: it went with its version. */
export const findPicture = (objects: ObjectStore, version: Build, picture: string): Promise<Buffer | undefined> =>
  objects.get(keyOf(version, picture))
