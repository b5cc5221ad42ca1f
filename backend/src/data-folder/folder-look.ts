import { randomBytes } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lookAtDatabaseFiles, unreadable } from './database-files'
import { lookAtSeal, sealOf } from './database-seal'
import { lookAtModes, type OpenFiles } from './private-files'
import { DataFolderDamaged, type Problem, type Repair } from './problem'

export const databaseFolder = (dataDir: string): string => join(dataDir, 'database')

/** Folders a site keeps files of visitors in; who has one of them had a data base. */
export const fileFolders = ['uploads', 'documents', 'recordings']
export const streamKeysFile = 'stream-keys.secret'

function firstFileIn(place: string): string | undefined {
  const stats = lstatSync(place, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats && place
  for (const name of readdirSync(place)) {
    const found = name.startsWith('.') ? undefined : firstFileIn(join(place, name))
    if (found) return found
  }
  return undefined
}

/** A folder without a data base is a new one only when nothing in it speaks of an old one. */
function lookForOldData(dataDir: string): Problem[] {
  const places = [
    sealOf(databaseFolder(dataDir)),
    ...[...fileFolders, streamKeysFile].map((name) => join(dataDir, name)),
  ]
  const left = places.map(firstFileIn).find((path) => path !== undefined)
  if (left === undefined) return []
  return [
    {
      path: databaseFolder(dataDir),
      what: `is missing, and ${left} is from a site that had one`,
      weight: 'stops',
      wayOut:
        'Put the data base back, set DATABASE_URL when it is elsewhere, restore a backup, or begin a new site in another folder (DATA_DIR).',
    },
  ]
}

/**
 * The embedded data base of a data folder, as far as its files tell. Not `isThorough`: what its own files say is enough, and
 * only where they say nothing all of them are compared with the seal.
 */
export function lookAtDatabase(dataDir: string, { isThorough }: { isThorough: boolean }): Problem[] {
  const folder = databaseFolder(dataDir)
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  if (!stats) return lookForOldData(dataDir)
  if (!stats.isDirectory() && !existsSync(join(folder, '.')))
    return [{ path: folder, what: 'is not a folder', weight: 'stops', wayOut: 'Restore a backup.' }]
  const { problems } = lookAtDatabaseFiles(folder)
  if (problems.length > 0 && !isThorough) return problems
  const named = new Set(problems.map(({ path }) => path))
  return [...problems, ...lookAtSeal(folder).filter(({ path }) => !named.has(path))]
}

/** 32 bytes in base64url, as a start writes them where there are none. */
const newSecret = (): Repair => ({ do: 'write', bytes: Buffer.from(randomBytes(32).toString('base64url')) })

/** What stream keys are made from: one that is cut would make keys that can be guessed. */
export function lookAtStreamKeys(dataDir: string): Problem[] {
  const path = join(dataDir, streamKeysFile)
  if (!lstatSync(path, { throwIfNoEntry: false })) return []
  const problem = (what: string): Problem => ({
    path,
    what,
    weight: 'stops',
    wayOut:
      'Restore it from a backup; with "npm run doctor -- --repair" a new one is made, and every anchor gets a new key.',
    repair: newSecret(),
  })
  try {
    const text = readFileSync(path, 'utf8')
    if (text === '') return [problem('is empty')]
    return /^[\w-]{43}$/.test(text) ? [] : [problem('is damaged: it is not the secret this site wrote')]
  } catch (error) {
    return [problem(unreadable(error))]
  }
}

/** Of a site whose anchors have keys: without the secret the keys they have go on, and the next they look at is a new one. */
export function lookForStreamKeys(dataDir: string): Problem[] {
  const path = join(dataDir, streamKeysFile)
  if (lstatSync(path, { throwIfNoEntry: false })) return []
  return [
    {
      path,
      what: 'is missing',
      weight: 'hurts',
      wayOut:
        'Restore it from a backup; with "npm run doctor -- --repair" a new one is made, and anchors who look at their keys get new ones.',
      repair: newSecret(),
    },
  ]
}

/** What belongs to others stops a start before it half-works. */
export const foreignProblems = ({ foreign }: OpenFiles, dataDir: string): Problem[] =>
  foreign.map(({ path, uid }) => ({
    path,
    what: `belongs to another user (number ${uid})`,
    weight: 'stops',
    wayOut: `Give it back to the one the site runs as: chown -R <user> ${dataDir}.`,
  }))

/** Closes a data folder to other users, and refuses one that is damaged, half there or somebody else's. */
export function requireSoundFolder(dataDir: string, { isEmbedded }: { isEmbedded: boolean }): OpenFiles {
  const modes = lookAtModes(dataDir, { isMended: true })
  const problems = foreignProblems(modes, dataDir)
  if (problems.length === 0) {
    problems.push(...lookAtStreamKeys(dataDir))
    if (isEmbedded) problems.unshift(...lookAtDatabase(dataDir, { isThorough: false }))
  }
  if (problems.length > 0) throw new DataFolderDamaged(dataDir, problems)
  return modes
}
