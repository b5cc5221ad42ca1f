import path from 'node:path'
import { type App, type Config, createApp } from '@pitchside/backend'
import { DiskStore, ReleaseManager, type ReleasesOptions, releasesPlugin } from '@pitchside/releases'
import { type LocalBuild, releaseBuilds } from './release-builds'

export interface SiteOptions {
  config: Config
  /** Folder of the release store; the data base lies where `config` says. */
  dataDir: string
  builds: readonly LocalBuild[]
  environment?: string
  page?: Pick<ReleasesOptions, 'earlyScripts' | 'origins'>
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
  environment = 'production',
  page,
  extend,
  onRelease,
}: SiteOptions): Promise<Site> {
  const store = new DiskStore(path.join(dataDir, 'releases'))
  let promoted: readonly string[] = []
  const app = await createApp(config, {
    extend: async (fastify, kernel) => {
      // The data folder is ours by now: a second site on it has been refused.
      promoted = await releaseBuilds(new ReleaseManager(store, environment), builds)
      extend?.(fastify)
      await releasesPlugin(fastify, {
        ...page,
        mediaOrigins: mediaOriginsOf(config),
        store,
        environment,
        onChange: ({ environment: env, seq }) => {
          kernel.realtime.publish('release', { type: 'release', env, seq })
          onRelease?.()
        },
      })
    },
  })
  const port = await app.listen(config.port).catch(async (error) => {
    await app.close()
    throw error
  })
  return { address: `http://localhost:${port}`, port, promoted, app, close: () => app.close() }
}
