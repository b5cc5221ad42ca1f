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
async function unpackNew(folder: string): Promise<void> {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  const engine = await openPglite({ folder: draft, archive: await buildSeedArchive() })
  await engine.close()
  await rename(draft, folder)
}

async function openFolder(dataDir: string): Promise<Engine> {
  await mkdir(dataDir, { recursive: true })
  const folder = join(dataDir, 'database')
  const giveBack = await lockFolder(folder)
  try {
    if (!existsSync(folder)) await unpackNew(folder)
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
