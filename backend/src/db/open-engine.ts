import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config'
import type { Log } from '../kernel/log'
import type { Engine } from './engine'
import { lockFolder } from './folder-lock'
import { openPglite } from './pglite-engine'
import { openPostgres } from './postgres-engine'
import { buildSeedArchive } from './seed-archive'

/**
 * A new folder is unpacked beside its place and then moved there in one step: a start that is killed half-way leaves
 * nothing that looks like a data base.
 */
async function makeNew<T>(
  folder: string,
  archive: string | undefined,
  fill: (engine: Engine) => Promise<T>,
): Promise<T> {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  try {
    const engine = await openPglite({ folder: draft, archive })
    const result = await fill(engine).finally(() => engine.close())
    await rename(draft, folder)
    return result
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

const databaseFolder = (dataDir: string) => join(dataDir, 'database')

/** Whether a data folder has an embedded data base. */
export const hasDatabase = (dataDir: string): boolean => existsSync(databaseFolder(dataDir))

export interface NewDatabaseOptions<T> {
  /** With today's tables; else without any. */
  isMigrated: boolean
  fill: (engine: Engine) => Promise<T>
}

/** Makes the embedded data base of a folder that has none: it is there when `fill` is done, as a whole. */
export async function makeDatabase<T>(dataDir: string, { isMigrated, fill }: NewDatabaseOptions<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true })
  const folder = databaseFolder(dataDir)
  const giveBack = await lockFolder(folder)
  try {
    if (existsSync(folder)) throw new Error(`${folder} exists already.`)
    return await makeNew(folder, isMigrated ? await buildSeedArchive() : undefined, fill)
  } finally {
    await giveBack()
  }
}

async function openFolder(dataDir: string): Promise<Engine> {
  await mkdir(dataDir, { recursive: true })
  const folder = databaseFolder(dataDir)
  const giveBack = await lockFolder(folder)
  try {
    if (!existsSync(folder)) await makeNew(folder, await buildSeedArchive(), async () => undefined)
    const engine = await openPglite({ folder })
    return {
      ...engine,
      async close() {
        await engine.close()
        await giveBack()
      },
    }
  } catch (error) {
    await giveBack()
    throw error
  }
}

/** Opens the data base the configuration asks for. */
export async function openEngine(config: Config, log: Log): Promise<Engine> {
  if (config.databaseUrl) {
    return openPostgres(config.databaseUrl, (error) => log.error({ err: error }, 'a data base connection broke'))
  }
  if (config.dataDir) return openFolder(config.dataDir)
  return openPglite({ folder: undefined, archive: await buildSeedArchive() })
}
