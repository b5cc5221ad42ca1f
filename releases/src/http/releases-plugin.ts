import type { FastifyInstance } from 'fastify'
import type { EnvironmentDocument } from '../core/document'
import { favicon } from '../page/favicon'
import type { DiskStore } from '../store/disk-store'
import { assetHandler } from './assets'
import { CurrentRelease } from './current-release'
import { type PageSettings, pageHandler } from './page'

export interface ReleasesOptions extends PageSettings {
  store: DiskStore
  environment: string
  /** A newer document became current, written by this or another process. */
  onChange?: (document: EnvironmentDocument) => void
}

/** Addresses that belong to the backend: an unknown one is an error there, not a page of the site. */
const backendPaths = /^\/(api|ws|media|ingest|_dev|healthz|assets|releases)(\/|$)/i

/** The release service as a part of a Fastify server: pages, assets and the current release. */
export async function releasesPlugin(app: FastifyInstance, options: ReleasesOptions): Promise<void> {
  const { store, environment, onChange = () => undefined } = options
  const current = new CurrentRelease(store, environment, onChange, (error) => app.log.error(error))
  await current.start()
  app.addHook('onClose', async () => current.stop())

  app.get('/assets/*', assetHandler(store))

  app.get('/favicon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(favicon),
  )
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg'))
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /api/\n'))

  app.get('/releases/current', async (request, reply) => {
    await current.refresh()
    const release = current.resolution?.release
    if (!release) return reply.code(503).send({ reason: 'nothing-released' })
    const tag = `"${release.environment}-${release.seq}"`
    reply.headers({ etag: tag, 'cache-control': 'no-cache' })
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(release)
  })

  const page = pageHandler(() => current.resolution, options)
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (backendPaths.test(path) || /\.\w{2,5}$/.test(path)) {
      return reply.code(404).type('text/plain').send('not found')
    }
    return page(request, reply)
  })
}
