import { type CallName, endpointOf, endpoints } from '@pitchside/contract'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config'
import { tellDeletedNames } from '../kernel/deleted-name'
import { Failure } from '../kernel/failure'
import type { Log } from '../kernel/log'
import type { Random } from '../kernel/random'
import type { Replies } from './replies'

const bodyBytesMax = 1024 * 1024

/** Frozen and shared: building headers per request costs more than the request. */
const headers = Object.freeze({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
})

const methodByPath = new Map<string, string>(
  (Object.keys(endpoints) as CallName[]).map((name) => {
    const { method, path } = endpointOf(name)
    return [path.toLowerCase(), method]
  }),
)

function pathOf(url: string): string {
  return (url.split('?', 1)[0] ?? '').toLowerCase().replace(/(?<=.)\/+$/, '')
}

function isCallPath(url: string): boolean {
  return pathOf(url).startsWith('/api/')
}

/** A route of its own, so that pages served under `/*` can never answer a call that doesn't exist. */
function answerUnknown(app: FastifyInstance, replies: Replies): void {
  app.all('/api/*', (request, reply) => {
    const method = methodByPath.get(pathOf(request.url))
    if (method === undefined) return replies.refuse(request, reply, 404, 'call-unknown')
    reply.header('allow', `${method}, OPTIONS`)
    if (request.method === 'OPTIONS') return reply.status(204).send()
    if (request.method === method) return replies.refuse(request, reply, 404, 'call-unknown')
    return replies.refuse(request, reply, 405, 'method-wrong')
  })
  app.setNotFoundHandler((_request, reply) => reply.status(404).type('text/plain; charset=utf-8').send('Not found'))
}

function answerErrors(app: FastifyInstance, replies: Replies): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (error instanceof Failure) return reply.send(replies.failed(request, error))
    if (status === 413) return replies.refuse(request, reply, 413, 'body-too-large')
    if (status >= 400 && status < 500) return replies.refuse(request, reply, status, 'body-unreadable')
    return reply.status(500).send(replies.failed(request, error))
  })
}

function allowOrigins(app: FastifyInstance, origins: string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const origin = request.headers.origin
    if (!origin || !origins.includes(origin)) return
    reply.header('access-control-allow-origin', origin)
    reply.header('vary', 'origin')
    reply.header('access-control-allow-headers', 'content-type, token, lang, idempotency-key')
    reply.header('access-control-allow-methods', 'GET, POST')
    reply.header('access-control-max-age', '600')
  })
}

/** A body may be missing: some POST calls carry their input in the query. */
function readBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body.length === 0) return done(null, {})
    try {
      done(null, JSON.parse(String(body)))
    } catch (error) {
      done(Object.assign(new Error('The body is not JSON.', { cause: error }), { statusCode: 400 }))
    }
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}

/** The HTTP server without any call: limits, headers, and answers for what is not a call. */
export function createHttp(config: Config, replies: Replies, log: Log, random: Random): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytesMax,
    // Exactly so many hops: an address a client writes into the header itself is never believed.
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    genReqId: () => random.token(9),
    exposeHeadRoutes: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    forceCloseConnections: true,
  }) as unknown as FastifyInstance
  app.addHook('onSend', async (request, reply, payload) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    if (!isCallPath(request.url)) return payload
    reply.header('cache-control', 'no-store')
    return typeof payload === 'string' ? tellDeletedNames(payload, request.headers.lang as string | undefined) : payload
  })
  readBodies(app)
  allowOrigins(app, config.allowedOrigins)
  answerUnknown(app, replies)
  answerErrors(app, replies)
  return app
}
