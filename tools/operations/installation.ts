import { resolve } from 'node:path'
import { type Config, createLog, hasDatabase, openEngine, type ReleaseObjects, readConfig } from '@pitchside/backend'
import { openStore, type ReleaseStore } from '@pitchside/releases'

export type Environment = Readonly<Record<string, string | undefined>>

/** What the settings of the site mean for a command beside it. */
export interface Installation {
  config: Config
  dataDir: string
  log: ReturnType<typeof createLog>
  openReleases(): { releases: ReleaseObjects; store: ReleaseStore; close(): Promise<void> }
}

export function readInstallation(env: Environment): Installation {
  // As the server does: the data folder is meant from the root.
  const dataDir = resolve(env.DATA_DIR || '.data')
  const config = readConfig({ LOG_LEVEL: 'warn', ...env, DATA_DIR: dataDir })
  return {
    config,
    dataDir,
    log: createLog(config.logLevel),
    openReleases() {
      const { store, close } = openStore(dataDir, env as NodeJS.ProcessEnv)
      return { releases: store.objects, store, close }
    },
  }
}

type Engine = Awaited<ReturnType<typeof openEngine>>

/** Lends the data base that is there; the embedded one is never made by looking for it. */
export async function withEngine<T>(installation: Installation, work: (engine: Engine) => Promise<T>): Promise<T> {
  const { config, dataDir, log } = installation
  if (!config.databaseUrl && !hasDatabase(dataDir))
    throw new Error(`There is no data base in ${dataDir}: set DATA_DIR or DATABASE_URL.`)
  const engine = await openEngine(config, log)
  return work(engine).finally(() => engine.close())
}
