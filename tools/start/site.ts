import {
  type App,
  type Config,
  createApp,
  createPageData,
  createPlaceLimits,
  createThingsOfPages,
  lineOf,
  siteOriginOf,
} from '@pitchside/backend'
import {
  askBackends,
  openStore,
  ReleaseManager,
  type ReleasesOptions,
  releasesPlugin,
  requireSmoke,
  SqlLedger,
} from '@pitchside/releases'
import { type LocalBuild, releaseBuilds } from './release-builds'
import { releaseHosts } from './release-hosts'
import { releaseStaff } from './release-staff'

export interface SiteOptions {
  config: Config
  /** Folder of the release store; the data base lies where `config` says. */
  dataDir: string
  builds: readonly LocalBuild[]
  environment?: string
  page?: Pick<ReleasesOptions, 'earlyScripts' | 'origins'>
  /** The store is that of `dataDir`, whatever the installation uses. */
  isPrivate?: boolean
  /** The embedded data base gave up: only another start brings it back. */
  onDatabaseLost?: () => void
  /** A newer release document is served. */
  onRelease?: () => void
  /** More routes of the same server. */
  extend?: (fastify: App['fastify']) => void
}

export interface Site {
  address: string
  port: number
  promoted: readonly string[]
  app: App
  close(): Promise<void>
}

/** Where players read broadcasts of a media server beside the site. */
function mediaOriginsOf({ mediaEngineHls }: Config): string[] {
  return /^https?:/.test(mediaEngineHls) ? [new URL(mediaEngineHls.replace('{room}', '0')).origin] : []
}

/** The whole product in one process: backend, socket, release service and pages. Rejects when the folder is in use. */
export async function startSite({
  config,
  dataDir,
  builds,
  environment = process.env.PITCHSIDE_ENV ?? 'production',
  page,
  extend,
  onRelease,
  onDatabaseLost,
  isPrivate = false,
}: SiteOptions): Promise<Site> {
  const { store, close: closeStore } = openStore(dataDir, isPrivate ? {} : process.env)
  let promoted: readonly string[] = []
  const app = await createApp(config, {
    onDatabaseLost,
    extend: async (fastify, kernel, modules) => {
      // The data folder is ours by now: a second site on it has been refused.
      promoted = await releaseBuilds(new ReleaseManager(store, environment), builds)
      extend?.(fastify)
      await releasesPlugin(fastify, {
        ...page,
        mediaOrigins: mediaOriginsOf(config),
        thingOf: createThingsOfPages(kernel, modules),
        dataOf: createPageData(fastify, kernel.clock),
        siteName: modules.settings.site.name,
        store,
        environment,
        accounts: releaseStaff(modules),
        limiter: createPlaceLimits(kernel.limiter),
        lineOf,
        hosts: releaseHosts(process.env.PITCHSIDE_HOSTS),
        originOf: siteOriginOf,
        look: requireSmoke,
        askBackend: askBackends(process.env.RELEASE_BACKENDS, async () => (await fastify.inject('/api/offer')).json()),
        ledgerOf: (name) =>
          new SqlLedger({ query: async (sql, values) => ({ rows: await kernel.db.query(sql, values) }) }, name),
        onChange: ({ environment: env, seq, urgent = [] }) => {
          // Every node sees the new document; pages are told once.
          kernel.realtime.publish(
            'release',
            { type: 'release', env, seq, urgent: urgent.map((name) => name.replace('remote-', '')) },
            { once: `release-${env}-${seq}` },
          )
          onRelease?.()
        },
      })
    },
  })
  const close = async () => {
    await app.close()
    await closeStore()
  }
  const port = await app.listen(config.port).catch(async (error) => {
    await close()
    throw error
  })
  return { address: `http://localhost:${port}`, port, promoted, app, close }
}
