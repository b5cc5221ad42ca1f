import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signingKey } from '../access/signing-key'
import { packageApi } from '../api/package-api'
import type { AskBackend } from '../backend/ask-backend'
import type { EnvironmentDocument } from '../core/document'
import { environmentDocumentSchema } from '../core/document-schema'
import { publishedVersionSchema } from '../core/version-schema'
import type { HealthLedger } from '../health/ledger'
import { askedName } from '../page/document/describe-page'
import { favicon } from '../page/favicon'
import { keepInStore } from '../smoke/pictures'
import type { ReleaseStore } from '../store/release-store'
import type { LookInBrowser } from '../verbs/look-first'
import { appRoutes } from './app-routes'
import { assetHandler } from './assets'
import { bodyOf } from './compressed'
import { consoleApi } from './console-api'
import { consolePage } from './console-page'
import { healthRoutes } from './health-routes'
import { houseRoutes } from './house-routes'
import { type PageSettings, pageHandler } from './page'
import { pictureRoutes } from './picture-routes'
import { previewRoutes } from './preview-routes'
import { previewed } from './previewed'
import { ServedEnvironments } from './served'
import { createStaff, type StaffAccounts } from './staff'
import type { SharedTurns } from './turns'

export interface ReleasesOptions extends PageSettings {
  store: ReleaseStore
  /** What visitors get. */
  environment: string
  /** Environments under names of their own: host name → environment. */
  hosts?: Readonly<Record<string, string>>
  /** Origin of the site for links that others keep; without it, that of each request is believed. */
  originOf?: (request: FastifyRequest) => string
  /** A newer document became current, written by this or another process. */
  onChange?: (document: EnvironmentDocument) => void
  now?: () => number
  /** Accounts of the site that may use the console; without it, tokens only. */
  accounts?: StaffAccounts
  /** Counts tries to sign in over all processes of the site. */
  limiter?: SharedTurns
  /** What of an address counts as one visitor's; without it, all of it. */
  lineOf?: (address: string) => string
  /** Where the processes of the site put down how versions do; without it each judges by what it hears itself. */
  ledgerOf?: (environment: string) => HealthLedger
  /** Asks what the backend of an environment offers, see `askBackends`; without it nothing is compared with one. */
  askBackend?: AskBackend
  /** An issuer of identity tokens is asked for new keys only so much later; for tests. */
  oidcCooldownMs?: number
  /** Opens the pages of versions in a browser, where an environment wants that before anything goes live. */
  look?: LookInBrowser
  /** Folder in which uploaded builds are unpacked; that of the system unless said. */
  uploadsIn?: string
}

/** Addresses that belong to the backend: an unknown one is an error there, not a page of the site. */
const backendPaths = /^\/(api|ws|media|ingest|_dev|_look|_preview|healthz|assets|releases|console)(\/|$)/i

/** No page has a dot in its address: files that are not there, those that begin with one, what scanners look for. */
const isFile = (path: string): boolean => /\.|%2e/i.test(path)

const jsonType = { 'content-type': 'application/json; charset=utf-8' }

/** What has an address of its own and is the same for everybody. */
function smallThings(app: FastifyInstance): void {
  app.get('/favicon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(favicon),
  )
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg'))
  app.get('/releases/schemas/environment.json', () => environmentDocumentSchema)
  app.get('/releases/schemas/version.json', () => publishedVersionSchema)
}

/** Files of what visitors get that are not those that were built: browsers refuse them. */
async function damageOfLive(store: ReleaseStore, document: EnvironmentDocument | undefined) {
  const builds = Object.entries(document?.packages ?? {}).flatMap(([name, { stable, canary }]) =>
    [stable, canary?.build].flatMap((build) => (build ? [{ name, build }] : [])),
  )
  const looks = builds.map(async ({ name, build }) => store.damagedFiles(await store.readVersion(name, build)))
  return (await Promise.all(looks)).flat()
}

/** The release service as a part of a Fastify server: pages, assets and the current release. */
export async function releasesPlugin(app: FastifyInstance, options: ReleasesOptions): Promise<void> {
  const { store, environment, hosts, onChange = () => undefined, now = Date.now, ledgerOf } = options
  const { accounts, limiter, oidcCooldownMs, uploadsIn, look: opens, askBackend } = options
  const { originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}` } = options
  const served = { store, environment, hosts, originOf, onChange, now, ledgerOf, askBackend }
  const environments = await ServedEnvironments.open(app, served)
  for (const { current } of environments.all)
    for (const error of await damageOfLive(store, current.document)) app.log.error(error.message)
  const key = await signingKey(store.objects)
  const staff = createStaff(key, now, accounts)
  const lineOf = options.lineOf ?? ((address: string) => address)
  healthRoutes(app, { key, environments, now, staff, lineOf })
  const keep = keepInStore(store.objects, key, now)
  const look: LookInBrowser | undefined = opens && ((manager, versions) => opens(manager, versions, keep))
  await app.register((scope) => consoleApi(scope, { key, store, environments, now, staff, accounts, limiter, look }))
  consolePage(app, {
    staff,
    siteName: () => askedName(options),
    subscribe: (listener) => environments.subscribe(({ seq }) => listener(seq)),
  })
  await app.register((scope) =>
    packageApi(scope, { key, store, environments, now, limiter, oidcCooldownMs, uploadsIn, look }),
  )
  previewRoutes(app, { key, now })
  pictureRoutes(app, { key, objects: store.objects, now })
  app.get('/assets/*', assetHandler(store))
  smallThings(app)
  appRoutes(app, options)
  houseRoutes(app)

  // The same for everybody, canaries undecided: a tab decides for its device with the function the server uses.
  app.get('/releases/current', async (request, reply) => {
    const { current } = environments.of(request)
    await current.refresh()
    const release = current.resolution?.release
    if (!release) return reply.code(503).send({ reason: 'nothing-released' })
    const tag = `"${release.environment}-${release.seq}"`
    reply.headers({ etag: tag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    const { body, encoding } = await bodyOf(release, request.headers['accept-encoding'])
    return reply.headers({ ...jsonType, ...(encoding ? { 'content-encoding': encoding } : {}) }).send(body)
  })

  const page = pageHandler(
    {
      key,
      current: (request) => environments.of(request).current.resolution,
      asOf: (request, seq) => environments.of(request).current.asOf(seq),
      preview: (preview) => previewed(store, preview),
      now,
      staff,
      originOf: (request) => environments.originOf(request, environments.of(request).environment),
    },
    options,
  )
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (backendPaths.test(path) || isFile(path)) {
      return reply.code(404).type('text/plain').send('not found')
    }
    return page(request, reply)
  })
}
