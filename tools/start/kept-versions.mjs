import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '@pitchside/build/packages'

const kept = path.join(repositoryRoot, '.cache/dev/versions')
const placeOf = ({ name, build }) => path.join(name, build)
const versionsOf = (storeFolder) => path.join(storeFolder, 'releases/versions')

/** Gives an empty store the builds that were published for earlier work: to compress them is the longest part of a start. */
export function takeVersions(storeFolder, builds) {
  for (const place of builds.map(placeOf)) {
    const known = path.join(kept, place)
    if (existsSync(known)) cpSync(known, path.join(versionsOf(storeFolder), place), { recursive: true })
  }
}

/** Keeps the published builds for the next start, and no older ones. */
export function keepVersions(storeFolder, builds) {
  for (const one of builds) {
    if (existsSync(path.join(kept, placeOf(one)))) continue
    // Whoever starts meanwhile never takes half of it.
    const draft = path.join(kept, `${one.name}.${process.pid}`)
    cpSync(path.join(versionsOf(storeFolder), placeOf(one)), path.join(draft, one.build), { recursive: true })
    rmSync(path.join(kept, one.name), { recursive: true, force: true })
    renameSync(draft, path.join(kept, one.name))
  }
}
