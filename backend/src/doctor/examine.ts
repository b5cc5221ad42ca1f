import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config'
import {
  databaseFolder,
  foreignProblems,
  lookAtDatabase,
  lookAtStreamKeys,
  lookForStreamKeys,
} from '../data-folder/folder-look'
import { lookAtModes } from '../data-folder/private-files'
import type { Problem } from '../data-folder/problem'
import { openPostgres } from '../db/postgres-engine'
import { lookAtRecordings } from './recordings-look'
import { lookAtStoredFiles } from './stored-files-look'
import { type NamedFiles, namedFiles, tryDatabase } from './trial'

/** What a look at a data folder found, and what it could not look at. */
export interface Findings {
  problems: Problem[]
  /** Sentences on what was left out, and why. */
  notes: string[]
}

function openFiles(dataDir: string): Problem[] {
  const modes = lookAtModes(dataDir, { isMended: false })
  const [first] = modes.open
  const foreign = foreignProblems(modes, dataDir)
  if (first === undefined) return foreign
  const more = modes.open.length - 1
  return [
    ...foreign,
    {
      path: first,
      what: `can be read or changed by other users of this machine${more > 0 ? `, and so can ${more} more` : ''}`,
      weight: 'hurts',
      wayOut: 'The next start of the site closes it.',
      repair: { do: 'close' },
    },
  ]
}

async function embeddedFiles(dataDir: string, found: Findings): Promise<NamedFiles | undefined> {
  found.problems.push(...lookAtDatabase(dataDir, { isThorough: true }))
  if (found.problems.some(({ weight }) => weight === 'stops')) {
    found.notes.push('Files of members were not compared with the data base: it does not open.')
    return undefined
  }
  if (!lstatSync(databaseFolder(dataDir), { throwIfNoEntry: false })) return undefined
  const tried = await tryDatabase(dataDir)
  if (!tried) {
    found.notes.push('The data base was not opened: there is no room on the disk for a copy of it.')
    return undefined
  }
  found.problems.push(...tried.problems)
  return tried.named
}

async function filesOnServer(databaseUrl: string, found: Findings): Promise<NamedFiles | undefined> {
  try {
    const engine = await openPostgres(databaseUrl, () => {}, { connections: 1, answerMs: 10_000 })
    return await namedFiles(engine).finally(() => engine.close())
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    found.notes.push(`Files of members were not compared with the data base: DATABASE_URL does not answer (${words}).`)
    return undefined
  }
}

/**
 * Looks at all of a data folder that belongs to the backend, and changes nothing. The site must not run on it: the caller
 * holds its lock.
 */
export async function examine(
  { databaseUrl, storage, streamKeySecret }: Pick<Config, 'databaseUrl' | 'storage' | 'streamKeySecret'>,
  dataDir: string,
): Promise<Findings> {
  const found: Findings = { problems: openFiles(dataDir), notes: [] }
  const named = databaseUrl ? await filesOnServer(databaseUrl, found) : await embeddedFiles(dataDir, found)
  found.problems.push(...lookAtStreamKeys(dataDir))
  if (named?.hasStreamKeys && streamKeySecret === '') found.problems.push(...lookForStreamKeys(dataDir))
  if (storage.kind !== 'local') found.notes.push(`Uploaded files lie at ${storage.kind} and were not looked at.`)
  else if (named) {
    found.problems.push(...(await lookAtStoredFiles(join(dataDir, 'uploads'), named.uploads)))
    found.problems.push(...(await lookAtStoredFiles(join(dataDir, 'documents'), named.documents)))
  }
  found.problems.push(...(await lookAtRecordings(join(dataDir, 'recordings'), named?.recordings ?? [])))
  return found
}
