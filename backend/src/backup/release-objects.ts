import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { StoredFile } from './backup-manifest'
import { BackupRefused } from './backup-refused'
import { writeMetered } from './metered-files'

/** The part of a release store that a backup needs; its keys are plain relative paths. */
export interface ReleaseObjects {
  place: string
  list(prefix: string): Promise<string[]>
  get(key: string): Promise<Buffer | undefined>
  create(key: string, content: Buffer): Promise<boolean>
  remove(key: string): Promise<void>
}

const prefix = 'releases/'

export async function saveReleases(releases: ReleaseObjects, folder: string): Promise<StoredFile[]> {
  const saved: StoredFile[] = []
  for (const key of await releases.list('')) {
    const content = await releases.get(key)
    // Removed since the list was made, by `pnpm release prune`.
    if (content) saved.push(await writeMetered(folder, `${prefix}${key}`, Readable.from([content])))
  }
  return saved
}

export async function requireNoReleases(releases: ReleaseObjects): Promise<void> {
  const [first] = await releases.list('')
  if (first) throw new BackupRefused(`The release store ${releases.place} is not empty: there is ${first}.`)
}

/** Documents of environments come last: what a document names is there when it can be seen. */
export async function restoreReleases(folder: string, files: readonly StoredFile[], releases: ReleaseObjects) {
  const isDocument = ({ path }: StoredFile) => path.startsWith(`${prefix}env/`)
  for (const { path } of [...files.filter((file) => !isDocument(file)), ...files.filter(isDocument)])
    await releases.create(path.slice(prefix.length), await readFile(join(folder, path)))
}

/** After a restore that failed: the store was empty before it. */
export async function removeReleases(releases: ReleaseObjects): Promise<void> {
  for (const key of await releases.list('')) await releases.remove(key)
}
