import { once } from '@pitchside/base'
import { type DefinedCall, endpointOf } from '@pitchside/contract'
import { type CallDefinition, calls } from '@pitchside/contract/schemas'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../kernel/failure'
import { type BackendModule, type CallContext, callNamesOf, type ListPart, type ListRows } from '../kernel/module'
import { lineAndNetworkOf } from '../kernel/network'
import { runOperation } from '../kernel/operation'
import { pageOf, windowOf } from '../kernel/paging'
import { placeTurns } from '../kernel/place-limits'
import type { KeyTurn, RateLimiter } from '../kernel/rate-limiter'
import type { Authenticate } from '../kernel/session'
import type { SharedLimiter } from '../kernel/shared-limiter.port'
import { bodyLimitOf } from './body-limit'
import type { CallResult } from './call-times'
import { identify, tokenOf } from './caller'
import { callHeaders } from './headers'
import { createInputReader } from './input'
import { valuesMaxOf } from './measure'
import { type CallLimit, defaultLimit, rateLimits, visitorsShare } from './rate-limits'
import type { Replies } from './replies'
import { sendEnvelope } from './send-envelope'

type AnyHandler = (input: unknown, caller: CallContext) => Promise<unknown>
type ListHandler = (input: unknown, caller: CallContext, part: ListPart) => Promise<ListRows<unknown>>

export interface BindOptions {
  authenticate: Authenticate
  /** Of calls that are worth abusing. */
  limiter: SharedLimiter
  /** Against floods of all others: each node counts for itself, so that a plain read asks nobody. */
  flood: RateLimiter
  replies: Replies
  checksReplies: boolean
  /** Resolves when what was published so far can't be lost with this node; undefined when nothing is on its way. */
  told: () => Promise<void> | undefined
  /** Who hears of every answer of a call, with the seconds it took. */
  onCalled: (name: string) => (result: CallResult, seconds: number) => void
}

function createReplyCheck(name: string, definition: CallDefinition): (data: unknown) => void {
  const check = once(() => TypeCompiler.Compile(definition.data))
  return (data) => {
    if (check().Check(data)) return
    const first = check().Errors(data).First()
    throw new Error(`The reply of ${name} differs from its schema at ${first?.path || '/'}: ${first?.message}`)
  }
}

/** What a call with `isFile` resolves with. */
interface FileData {
  name: string
  contentType: string
  bytes: Uint8Array
}

/** The bytes as they are: for downloads, which no page may look into. */
function sendFile(reply: FastifyReply, { name, contentType, bytes }: FileData): FastifyReply {
  return reply
    .headers(callHeaders)
    .header('content-type', contentType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** Nobody waits for it, so nothing may come of it but an answer, or an end of the connection. */
function sendFailed(request: FastifyRequest, reply: FastifyReply, replies: Replies, error: unknown): void {
  try {
    sendEnvelope(request, reply, replies.failed(request, error))
  } catch (second) {
    request.log.error({ err: second, requestId: request.id }, 'a failure could not be told')
    reply.raw.destroy()
  }
}

/**
 * What operators change is audited in the transaction that changes it. A call that got by without an audit row is a slip
 * in our code: it fails, so that its first test shows it. Calls that only read are GET calls.
 */
async function runAudited(name: string, handler: AnyHandler, input: unknown, caller: CallContext): Promise<unknown> {
  const operation = { operatorId: caller.member().userId, call: name, input, ip: caller.ip, isWritten: false }
  const data = await runOperation(operation, () => handler(input, caller))
  if (!operation.isWritten) throw new Error(`${name} is an operator's call and left no audit row.`)
  return data
}

/** A list's handler is given the part that is asked for; its rows become the wire's page. */
function pagesOf(handler: ListHandler, perPage: number): AnyHandler {
  return async (input, caller) => {
    const { page = 1 } = input as { page?: number }
    const { rows, total } = await handler(input, caller, { page, ...windowOf(page, perPage) })
    return pageOf(rows, total, page, perPage)
  }
}

/** Takes a turn of who calls; undefined: nobody had to be asked. */
type TakeTurn = (caller: Pick<CallContext, 'userId' | 'ip'>) => Promise<void> | undefined

/** Each node counts for itself, the member, or the line and the network a visitor comes from. */
function countedHere(limit: CallLimit, flood: RateLimiter): TakeTurn {
  const ofNetwork = { ...limit, count: limit.count * visitorsShare }
  function placesOf(ip: string): KeyTurn[] {
    const { line, network } = lineAndNetworkOf(ip)
    return [
      { key: line, rule: limit },
      { key: network, rule: ofNetwork },
    ]
  }
  return ({ userId, ip }) => {
    if (userId === undefined) flood.requireEach(ip, placesOf)
    else flood.require(String(userId), limit)
    return undefined
  }
}

/** The same with turns that all nodes count together. */
function countedTogether(name: string, limit: CallLimit, limiter: SharedLimiter): TakeTurn {
  const what = `call ${name}`
  const share = limit.by === 'caller' ? visitorsShare : undefined
  return async ({ userId, ip }) => {
    const isMember = limit.by === 'caller' && userId !== undefined
    const turns = isMember ? [{ key: `${what} user ${userId}`, rule: limit }] : placeTurns(what, ip, limit, share)
    for (const { key, rule } of turns) await limiter.require(key, rule)
  }
}

function bindCall(app: FastifyInstance, name: DefinedCall, given: AnyHandler, options: BindOptions): void {
  const definition: CallDefinition = calls[name]
  const handler = definition.perPage === undefined ? given : pagesOf(given as ListHandler, definition.perPage)
  const endpoint = endpointOf(name)
  // When the first one asks: what hundreds of calls take and give needs a fifth of a second to compile.
  const reader = once(() => createInputReader(definition.input, endpoint.inputIn === 'query'))
  const checkReply = options.checksReplies ? createReplyCheck(name, definition) : undefined
  const limit = rateLimits[name]
  const takeTurn = limit
    ? countedTogether(name, limit, options.limiter)
    : countedHere(defaultLimit, options.flood.apart())
  const count = options.onCalled(name)
  const isAudited = definition.who === 'admin' && endpoint.method === 'POST'
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const began = performance.now()
    let result: CallResult = 'failed'
    try {
      const token = tokenOf(request)
      const found = token === undefined ? undefined : await options.authenticate(token)
      const caller = identify(request, definition.who, token, found)
      const taken = takeTurn(caller)
      if (taken) await taken
      const input = reader()(endpoint.inputIn === 'query' ? request.query : request.body)
      const work = isAudited ? runAudited(name, handler, input, caller) : handler(input, caller)
      const data = (await work) ?? null
      checkReply?.(data)
      // Most calls published nothing: to wait for nothing costs them a turn.
      const untold = options.told()
      if (untold) await untold
      result = 'ok'
      const { deviceCookie } = caller
      if (deviceCookie) reply.raw.setHeader('set-cookie', deviceCookie)
      if (definition.isFile) sendFile(reply, data as FileData)
      else sendEnvelope(request, reply, options.replies.ok(request, data, caller.note))
    } catch (error) {
      if (error instanceof Failure) result = 'refused'
      sendFailed(request, reply, options.replies, error)
    } finally {
      count(result, (performance.now() - began) / 1_000)
    }
  }
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { valuesMax: valuesMaxOf(definition.input) },
    bodyLimit: endpoint.inputIn === 'query' ? undefined : bodyLimitOf(definition.input),
    // A promise the framework waits for costs a small call a fiftieth: this one never rejects.
    handler: (request, reply) => void answer(request, reply),
  })
}

/** Binds every call of the modules to its path. Two modules that answer one call stop the start. */
export function bindCalls(app: FastifyInstance, modules: BackendModule[], options: BindOptions): void {
  const owners = new Map<string, string>()
  for (const module of modules) {
    for (const name of callNamesOf(module)) {
      const owner = owners.get(name)
      if (owner) throw new Error(`Both ${owner} and ${module.name} answer the call ${name}.`)
      if (!(name in calls)) throw new Error(`The call ${name} of ${module.name} has no definition in the contract.`)
      owners.set(name, module.name)
      const handler = module.calls?.[name as DefinedCall] as AnyHandler
      bindCall(app, name as DefinedCall, handler, options)
    }
  }
}
