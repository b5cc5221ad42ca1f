import { existsSync, lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { errorCodeOf } from '../kernel/error-code'
import { type ControlFile, readControl } from './control-file'
import { crc32c } from './crc32c'
import { folders, isRelation, isStatus, mapBytes, passing, postgresVersion, settings } from './database-layout'
import { pageBytes } from './page-checksum'
import type { Problem, Repair } from './problem'

const fromBackup = 'Nothing else holds what was in it: restore a backup.'
const byDoctor = '"npm run doctor -- --repair" puts it back: it holds nothing of the site itself.'

/** What a look at the files of a data base finds, and its control file where that can be read. */
export interface DatabaseLook {
  problems: Problem[]
  control: ControlFile | undefined
}

/** Files below a folder with their sizes, by relative path with `/`. */
export function filesBelow(root: string): Map<string, Stats> {
  const found = new Map<string, Stats>()
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const name = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) visit(name)
      else {
        const stats = lstatSync(join(root, name), { throwIfNoEntry: false })
        if (stats) found.set(name, stats)
      }
    }
  }
  visit('')
  return found
}

/** A look at one data base: what it has to have, file by file, without its engine. */
class Look {
  readonly problems: Problem[] = []
  constructor(readonly folder: string) {}

  add(name: string, what: string, wayOut = fromBackup, repair?: Repair): void {
    this.problems.push({ path: join(this.folder, name), what, weight: 'stops', wayOut, repair })
  }

  /** The bytes of a file that has to be there; undefined after saying what is wrong with it. */
  read(name: string, wayOut = fromBackup, repair?: Repair): Buffer | undefined {
    try {
      const bytes = readFileSync(join(this.folder, name))
      if (bytes.length > 0) return bytes
      this.add(name, 'is empty', wayOut, repair)
    } catch (error) {
      this.add(name, unreadable(error), wayOut, errorCodeOf(error) === 'ENOENT' ? repair : undefined)
    }
    return undefined
  }
}

/** What can be said of a file that could not be read. */
export function unreadable(error: unknown): string {
  const code = errorCodeOf(error)
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'is missing'
  if (code === 'EISDIR') return 'is a folder instead of a file'
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read by this user'
  return `can't be read (${code ?? 'for an unknown reason'})`
}

function lookAtFolders(look: Look): void {
  for (const name of folders) {
    const stats = lstatSync(join(look.folder, name), { throwIfNoEntry: false })
    if (stats?.isDirectory() || (stats?.isSymbolicLink() && existsSync(join(look.folder, name)))) continue
    const isPassing = passing.has(name)
    const what = stats ? 'is not a folder' : 'is missing'
    look.add(name, what, isPassing ? byDoctor : fromBackup, isPassing && !stats ? { do: 'make-folder' } : undefined)
  }
}

const versionFile: Repair = { do: 'write', bytes: Buffer.from(`${postgresVersion}\n`) }

/** False: of another PostgreSQL, whose files are other ones. */
function lookAtVersion(look: Look, name: string): boolean {
  const text = look.read(name, byDoctor, versionFile)?.toString('latin1')
  if (text === undefined || text === `${postgresVersion}\n`) return true
  const other = /^(\d{1,3})\n$/.exec(text)?.[1]
  if (other === undefined) look.add(name, 'is damaged: it holds no version', byDoctor, versionFile)
  else
    look.add(
      name,
      `says PostgreSQL ${other}, and this version of the site has ${postgresVersion}`,
      'Take a backup with the version of the site that made it, and restore that with this one.',
    )
  return other === undefined
}

function lookAtMap(look: Look, name: string): void {
  const bytes = look.read(name)
  if (!bytes) return
  if (bytes.length !== mapBytes) look.add(name, `has ${bytes.length} bytes instead of ${mapBytes}`)
  else if (crc32c(bytes.subarray(0, mapBytes - 4)) !== bytes.readUInt32LE(mapBytes - 4))
    look.add(name, 'is damaged: its checksum is another one')
}

function lookAtControl(look: Look): ControlFile | undefined {
  const bytes = look.read('global/pg_control')
  if (!bytes) return undefined
  const control = readControl(bytes)
  if (typeof control !== 'string') return control
  look.add('global/pg_control', control)
  return undefined
}

/** A process that was killed may have left the last page of a table half-written: the log brings it back at the start. */
function lookAtPages(look: Look, files: Map<string, Stats>, { isShutDown }: ControlFile): void {
  for (const [name, { size }] of files) {
    const isHalf = size % pageBytes !== 0
    if (isRelation(name) && isHalf && isShutDown) look.add(name, `is cut: ${size} bytes are no whole pages`)
    else if (isStatus(name) && (isHalf || size === 0)) look.add(name, `is cut: it has ${size} bytes`)
  }
  for (const folder of ['pg_xact', 'pg_multixact/offsets', 'pg_multixact/members'])
    if (![...files.keys()].some((name) => name.startsWith(`${folder}/`) && isStatus(name)))
      look.add(`${folder}/0000`, 'is missing')
}

function lookAtLog(look: Look, files: Map<string, Stats>, { segment, segmentBytes }: ControlFile): void {
  const name = `pg_wal/${segment}`
  const size = files.get(name)?.size
  if (size === undefined) look.add(name, 'is missing')
  else if (size !== segmentBytes) look.add(name, `is cut: it has ${size} bytes instead of ${segmentBytes}`)
}

function databasesIn(look: Look): string[] {
  const base = join(look.folder, 'base')
  const found = existsSync(base) ? readdirSync(base).filter((name) => /^\d+$/.test(name)) : []
  if (found.length === 0 && existsSync(base)) look.add('base', 'is empty')
  return found.map((name) => `base/${name}`)
}

/** Looks at a data base's folder; it has to exist. Reads no table: some milliseconds. */
export function lookAtDatabaseFiles(folder: string): DatabaseLook {
  const look = new Look(folder)
  if (readdirSync(folder).length === 0) {
    look.add(
      '',
      'is empty',
      'The data base that was in it is gone: restore a backup, or remove the folder to begin anew.',
    )
    return { problems: look.problems, control: undefined }
  }
  if (!lookAtVersion(look, 'PG_VERSION')) return { problems: look.problems, control: undefined }
  lookAtFolders(look)
  for (const [name, text] of Object.entries(settings))
    look.read(name, byDoctor, { do: 'write', bytes: Buffer.from(text) })
  const control = lookAtControl(look)
  if (existsSync(join(folder, 'global'))) lookAtMap(look, 'global/pg_filenode.map')
  for (const database of databasesIn(look)) {
    lookAtVersion(look, `${database}/PG_VERSION`)
    lookAtMap(look, `${database}/pg_filenode.map`)
  }
  if (control) {
    const files = filesBelow(folder)
    lookAtPages(look, files, control)
    lookAtLog(look, files, control)
  }
  return { problems: look.problems, control }
}
