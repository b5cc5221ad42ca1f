import { Readable } from 'node:stream'
import { type CallName, endpointOf, endpoints } from '@pitchside/contract'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '../config'
import { clientAddress, trustsHop } from '../kernel/client-address'
import { Failure } from '../kernel/failure'
import { isLoopbackHost } from '../kernel/listen'
import type { Log } from '../kernel/log'
import type { Random } from '../kernel/random'
import { createSiteAddress } from '../kernel/site-address'
import { bodyBytesMax } from './body-limit'
import { compressDocuments } from './compression'
import { guardConnections } from './connections'
import { closedPolicy, pageHeaders } from './headers'
import { readBodies } from './read-bodies'
import { readQuery } from './read-query'
import type { Replies } from './replies'
import { sendEnvelope } from './send-envelope'

/** What is left of a body that was announced up to here is thrown away; of a longer one nothing more is taken. */
const thrownAwayBytesMax = 1024 * 1024

const methodByPath = new Map<string, string>(
  (Object.keys(endpoints) as CallName[]).map((name) => {
    const { method, path } = endpointOf(name)
    return [path.toLowerCase(), method]
  }),
)

function pathOf(url: string): string {
  return (url.split('?', 1)[0] ?? '').toLowerCase().replace(/(?<=.)\/+$/, '')
}

/**
 * What every request begins with, in one hook, for each costs every call: the one log of the site, and no NUL in its address.
 * Who writes a line names the request in it. Given to the framework, the log would come with listeners to each answer, to
 * write down that it ended, which cost a small call a fiftieth.
 */
function beginRequests(app: FastifyInstance, log: Log): void {
  app.log = log
  app.addHook('onRequest', (request, reply, done) => {
    request.log = log
    reply.log = log
    // No name and no text has one, and no data base takes it.
    if (!request.url.includes('%00')) return done()
    reply.status(400).type('text/plain; charset=utf-8').send('Bad request')
  })
}

/** A route of its own, so that pages served under `/*` can never answer a call that doesn't exist. */
function answerUnknown(app: FastifyInstance, replies: Replies): void {
  app.all('/api/*', (request, reply) => {
    const method = methodByPath.get(pathOf(request.url))
    if (method === undefined) return replies.refuse(request, reply, 404, 'call-unknown')
    reply.header('allow', `${method === 'GET' ? 'GET, HEAD' : method}, OPTIONS`)
    if (request.method === 'OPTIONS') return reply.status(204).send()
    if (request.method === method) return replies.refuse(request, reply, 404, 'call-unknown')
    return replies.refuse(request, reply, 405, 'method-wrong')
  })
  app.setNotFoundHandler((_request, reply) => reply.status(404).type('text/plain; charset=utf-8').send('Not found'))
}

function answerErrors(app: FastifyInstance, replies: Replies): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (error instanceof Failure) return sendEnvelope(request, reply, replies.failed(request, error))
    if (status === 413) {
      // A browser that still sends when the connection ends tells nobody what was answered.
      if (Number(request.headers['content-length']) <= thrownAwayBytesMax) reply.removeHeader('connection')
      return replies.refuse(request, reply, 413, 'body-too-large')
    }
    if (status >= 400 && status < 500) return replies.refuse(request, reply, status, 'body-unreadable')
    return sendEnvelope(request, reply, replies.failed(request, error), 500)
  })
}

function allowOrigins(app: FastifyInstance, origins: string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    const origin = request.headers.origin
    if (origin && origins.includes(origin))
      reply.headers({
        'access-control-allow-origin': origin,
        vary: 'origin',
        'access-control-allow-headers': 'content-type, token, lang, idempotency-key',
        'access-control-allow-methods': 'GET, POST',
        'access-control-max-age': '600',
      })
    done()
  })
}

/** Whose address is the site's, and who asks: every request can be asked. */
function tellAddresses(app: FastifyInstance, config: Config, log: Log): void {
  let isTold = false
  const address = createSiteAddress(config, (host) => {
    if (!isTold)
      log.warn({ host }, 'Links need a name of the site: set PUBLIC_URL, or name this host in ALLOWED_HOSTS.')
    isTold = true
  })
  app.decorateRequest('siteOrigin', {
    getter() {
      return address.originOf(this)
    },
  })
  app.decorateRequest('askedOrigin', {
    getter() {
      return address.askedOrigin(this)
    },
  })
  // The framework's own `ip`, without the list of all hops: asked with every call.
  app.decorateRequest('clientAddress', {
    getter() {
      return clientAddress(this.raw, config.trustedProxies)
    },
  })
  if (!config.hasDevAids || !isLoopbackHost(config.host)) return
  // A page elsewhere may give its own name the address of this machine: then browsers take us for a part of it.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.url?.startsWith('/_dev/') || request.askedOrigin !== undefined) return done()
    reply.status(403).type('text/plain; charset=utf-8').send('Forbidden')
  })
}

/** Addresses that cannot be read reach no route; the reply there has none either, so hooks would fail on it. */
const answerUnreadable: FastifyServerOptions['frameworkErrors'] = (_error, _request, reply) => {
  const type = 'text/plain; charset=utf-8'
  const policy = { 'content-security-policy': closedPolicy, 'cache-control': 'no-store' }
  reply.raw.writeHead(400, { ...pageHeaders, ...policy, 'content-type': type }).end('Bad request')
}

/** In place of a file whose head alone was asked for: the framework would read all of it and throw it away. */
function unread(file: Readable): Readable {
  file.destroy()
  return Readable.from([])
}

/** Names of requests in logs and replies: a word of this process and a number. Fresh random bytes for each cost more than a call. */
function createRequestIds(random: Random): () => string {
  const start = random.token(4)
  let last = 0
  return () => {
    last += 1
    return `${start}${last.toString(36).padStart(6, '0')}`
  }
}

/** The HTTP server without any call: limits, headers, and answers for what is not a call. */
export function createHttp(config: Config, replies: Replies, log: Log, random: Random): FastifyInstance {
  const { waits } = config.connections
  const app = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytesMax,
    trustProxy: trustsHop(config.trustedProxies),
    genReqId: createRequestIds(random),
    frameworkErrors: answerUnreadable,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, querystringParser: readQuery },
    forceCloseConnections: true,
    keepAliveTimeout: waits.keepAliveMs,
    http: { headersTimeout: waits.headMs, connectionsCheckingInterval: waits.lookMs },
  }) as unknown as FastifyInstance
  const connections = guardConnections(app.server, {
    limits: config.connections,
    trustedProxies: config.trustedProxies,
  })
  app.addHook('preClose', connections.stop)
  // Hooks of every request call back: a promise for each is a tenth of what a small call costs.
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(pageHeaders).header('x-request-id', request.id)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy)
    done(null, request.method === 'HEAD' && payload instanceof Readable ? unread(payload) : payload)
  })
  beginRequests(app, log)
  compressDocuments(app)
  readBodies(app)
  tellAddresses(app, config, log)
  allowOrigins(app, config.allowedOrigins)
  answerUnknown(app, replies)
  answerErrors(app, replies)
  return app
}
