import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config'
import type { Log } from '../kernel/log'
import type { Engine } from './engine'
import { openPglite } from './pglite-engine'
import { openPostgres } from './postgres-engine'
import { buildSeedArchive } from './seed-archive'

/** Opens the data base the configuration asks for. */
export async function openEngine(config: Config, log: Log): Promise<Engine> {
  if (config.databaseUrl) {
    return openPostgres(config.databaseUrl, (error) => log.error({ err: error }, 'a data base connection broke'))
  }
  if (!config.dataDir) return openPglite({ folder: undefined, archive: await buildSeedArchive() })
  await mkdir(config.dataDir, { recursive: true })
  const folder = join(config.dataDir, 'database')
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  return openPglite({ folder, archive: isNew ? await buildSeedArchive() : undefined })
}
