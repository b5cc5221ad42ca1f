import type { FastifyReply, FastifyRequest } from 'fastify'
import { missingRight } from '../access/tokens'
import { ReleaseRefused } from '../core/document'
import { refusalOf } from '../http/refusals'
import { type SharedTurns, type TurnRule, Turns } from '../http/turns'
import type { PackageVerb } from '../register/register-schema'
import type { Caller } from './callers'

const minuteMs = 60_000
/** By line: a CI behind one address runs many jobs. */
const callRule: TurnRule = { count: 300, windowMs: minuteMs, isStrict: false }
const uploadRule: TurnRule = { count: 60, windowMs: 10 * minuteMs, isStrict: false }
const wrongRule: TurnRule = { count: 20, windowMs: 15 * minuteMs, isStrict: true }

export interface GateOptions {
  findCaller(request: FastifyRequest): Promise<Caller | undefined>
  now(): number
  limiter: SharedTurns | undefined
}

const statuses: Readonly<Record<string, number>> = {
  usage: 400,
  'token-wrong': 401,
  'not-allowed': 403,
  'package-unknown': 404,
  'unknown-version': 404,
  'archive-too-large': 413,
  'archive-wrong': 422,
  'too-often': 429,
  busy: 503,
}

/** A refusal as an answer; other errors are the server's business. */
export function sendRefusal(reply: FastifyReply, error: unknown): FastifyReply {
  const refusal = refusalOf(error)
  const status = statuses[refusal.reason] ?? 409
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (status === 429 || status === 503) reply.header('retry-after', '60')
  return reply.code(status).send(refusal)
}

/** Lets through who may do what they ask, and nobody too often. */
export class Gate {
  private readonly calls: Turns
  private readonly uploads: Turns
  private readonly wrong: Turns

  constructor(private readonly options: GateOptions) {
    const { now, limiter } = options
    this.calls = new Turns(now, limiter, 'release calls', callRule)
    this.uploads = new Turns(now, limiter, 'release uploads', uploadRule)
    this.wrong = new Turns(now, limiter, 'release tokens', wrongRule)
  }

  private async take(turns: Turns, request: FastifyRequest): Promise<void> {
    if (await turns.mayTry(request.ip)) return
    throw new ReleaseRefused('too-often', 'too many calls from here: wait a while')
  }

  private async caller(request: FastifyRequest): Promise<Caller> {
    await this.take(this.calls, request)
    const found = await this.options.findCaller(request)
    if (found) return found
    await this.take(this.wrong, request)
    throw new ReleaseRefused('token-wrong', 'this token opens nothing: it is wrong, expired or revoked')
  }

  /** Counts tries with identity tokens that are refused, as those with other tokens. */
  async identified<T>(request: FastifyRequest, identify: () => Promise<T>): Promise<T> {
    await this.take(this.calls, request)
    try {
      return await identify()
    } catch (error) {
      await this.take(this.wrong, request)
      request.log.warn({ err: error, ip: request.ip }, 'an identity token was refused')
      throw error
    }
  }

  async require(
    request: FastifyRequest,
    verb: PackageVerb,
    packages: readonly string[],
    environments: readonly string[],
  ): Promise<Caller> {
    const caller = await this.caller(request)
    const missing = missingRight(caller.scope, verb, packages, environments)
    if (missing === undefined) return caller
    request.log.warn({ by: caller.by, via: caller.via, verb, packages, environments }, 'a release call was refused')
    throw new ReleaseRefused('not-allowed', `${caller.by} ${missing}`)
  }

  takeUpload(request: FastifyRequest): Promise<void> {
    return this.take(this.uploads, request)
  }
}
