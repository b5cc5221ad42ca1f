import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import type { Config } from '../config'
import {
  databaseFolder,
  engineRefusal,
  lookAtModes,
  requireSoundFolder,
  sealDatabase,
  writePrivately,
} from '../data-folder'
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
    // The engine unpacks with modes of its own.
    lookAtModes(draft, { isMended: true })
    await rename(draft, folder)
    sealDatabase(folder)
    return result
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Whether a data folder has an embedded data base. */
export const hasDatabase = (dataDir: string): boolean => existsSync(databaseFolder(dataDir))

export interface NewDatabaseOptions<T> {
  /** With today's tables; else without any. */
  isMigrated: boolean
  fill: (engine: Engine) => Promise<T>
}

/** Makes the embedded data base of a folder that has none: it is there when `fill` is done, as a whole. */
export async function makeDatabase<T>(dataDir: string, { isMigrated, fill }: NewDatabaseOptions<T>): Promise<T> {
  writePrivately()
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

async function openFolder(dataDir: string, log: Log, onLost: (error: Error) => void): Promise<Engine> {
  await mkdir(dataDir, { recursive: true })
  const folder = databaseFolder(dataDir)
  const giveBack = await lockFolder(folder)
  try {
    tellOpen(requireSoundFolder(dataDir, { isEmbedded: true }), log)
    if (!existsSync(folder)) await makeNew(folder, await buildSeedArchive(), async () => undefined)
    const engine = await openPglite({ folder, onLost }).catch((error) => {
      throw engineRefusal(dataDir, folder, error)
    })
    return {
      ...engine,
      async close() {
        await engine.close()
        sealDatabase(folder)
        await giveBack()
      },
    }
  } catch (error) {
    await giveBack()
    throw error
  }
}

function tellOpen({ open }: ReturnType<typeof requireSoundFolder>, log: Log): void {
  if (open.length > 0)
    log.info({ files: open.length, first: open[0] }, 'other users could read the data folder: closed')
}

/**
 * Opens the data base the configuration asks for. The data folder is the process's own from here on: closed to other users,
 * and refused with {@link DataFolderDamaged} where something in it is. `onLost`: the embedded engine gave up while it ran;
 * only another start brings it back.
 */
export async function openEngine(config: Config, log: Log, onLost: () => void = () => {}): Promise<Engine> {
  if (config.dataDir) writePrivately()
  if (config.databaseUrl) {
    if (config.dataDir) tellOpen(requireSoundFolder(config.dataDir, { isEmbedded: false }), log)
    return openPostgres(config.databaseUrl, (error) => log.error({ err: error }, 'a data base connection broke'))
  }
  if (config.dataDir) {
    return openFolder(config.dataDir, log, (error) => {
      log.fatal({ err: error }, 'the data base has stopped')
      onLost()
    })
  }
  return openPglite({ folder: undefined, archive: await buildSeedArchive() })
}
