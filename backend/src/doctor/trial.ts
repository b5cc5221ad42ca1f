import { constants } from 'node:fs'
import { cp, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { filesBelow } from '../data-folder/database-files'
import { engineRefusal } from '../data-folder/engine-words'
import { databaseFolder } from '../data-folder/folder-look'
import type { Problem } from '../data-folder/problem'
import type { Engine } from '../db/engine'
import { readMigrations } from '../db/migrate'
import { openPglite } from '../db/pglite-engine'
import { lookAtPages } from './pages-look'
import type { StoredFile } from './stored-files-look'

/** What rows say of files beside the data base. */
export interface NamedFiles {
  uploads: StoredFile[]
  documents: StoredFile[]
  recordings: string[]
  /** Whether anchors have stream keys. */
  hasStreamKeys: boolean
}

const column = (engine: Engine, sql: string) =>
  engine.query<{ name: string }>(sql).then((rows) => rows.map(({ name }) => name))

/** Reads which files the rows of a data base name. */
export async function namedFiles(engine: Engine): Promise<NamedFiles> {
  return {
    uploads: await engine.query<StoredFile>('select name, sha256 from uploaded_file order by name'),
    documents: await engine.query<StoredFile>('select name, sha256 from private_documents order by name'),
    recordings: await column(
      engine,
      `select distinct b.recording as name from playbacks p join broadcast_plans b on b.id = p.broadcast_id
       where b.recording <> '' order by 1`,
    ),
    hasStreamKeys: (await engine.query('select 1 from stream_keys limit 1')).length > 0,
  }
}

/** Migrations of a later version of the site: this one must not begin on them. */
async function unknownMigrations(engine: Engine): Promise<string[]> {
  const known = new Set(readMigrations().map(({ name }) => name))
  return (await column(engine, 'select name from migrations order by name')).filter((name) => !known.has(name))
}

/** Copies lie beside what they are made of: there they cost nothing where the file system shares their bytes. */
const mark = '.doctor-'

const sizeOf = (folder: string) => [...filesBelow(folder).values()].reduce((sum, { size }) => sum + size, 0)

async function tryCopy(dataDir: string, copy: string): Promise<{ problems: Problem[]; named?: NamedFiles }> {
  const folder = databaseFolder(dataDir)
  let engine: Engine
  try {
    engine = await openPglite({ folder: copy })
  } catch (error) {
    const { problems } = engineRefusal(dataDir, copy, error as Error)
    return { problems: problems.map((one) => ({ ...one, path: join(folder, relative(copy, one.path)) })) }
  }
  try {
    const unknown = await unknownMigrations(engine)
    const problem = (what: string): Problem => ({
      path: folder,
      what,
      weight: 'stops',
      wayOut: 'Use the version of the site that made it, or a later one.',
    })
    if (unknown.length > 0)
      return { problems: [problem(`is newer than this version of the site: it has ${unknown[0]}`)] }
    return { problems: [], named: await namedFiles(engine) }
  } catch (error) {
    const { problems } = engineRefusal(dataDir, copy, error as Error)
    return { problems: problems.map((one) => ({ ...one, path: join(folder, relative(copy, one.path)) })) }
  } finally {
    await engine.close()
  }
}

/**
 * Opens a copy of the embedded data base as a start would, which brings it back from its log, and looks at all its pages
 * then. The data base itself stays as it is. Undefined when there is no room for the copy.
 */
export async function tryDatabase(dataDir: string): Promise<{ problems: Problem[]; named?: NamedFiles } | undefined> {
  const folder = databaseFolder(dataDir)
  const { bavail, bsize } = await statfs(dataDir)
  if (sizeOf(folder) * 1.1 > bavail * bsize) return undefined
  // Of one that was killed.
  for (const name of await readdir(dataDir))
    if (name.startsWith(mark)) await rm(join(dataDir, name), { recursive: true, force: true })
  const home = await mkdtemp(join(dataDir, mark))
  try {
    const copy = join(home, 'database')
    await cp(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
    const tried = await tryCopy(dataDir, copy)
    const pages = lookAtPages(copy).map((one) => ({ ...one, path: join(folder, relative(copy, one.path)) }))
    const named = new Set(tried.problems.map(({ path }) => path))
    return { ...tried, problems: [...tried.problems, ...pages.filter(({ path }) => !named.has(path))] }
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
