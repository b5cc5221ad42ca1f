import { code } from '@pitchside/contract'
import type { Caller } from '@pitchside/contract/schemas'
import type { FastifyRequest } from 'fastify'
import { deviceCookie, deviceMarkIn, newDeviceMark } from '../kernel/device-mark'
import { digest } from '../kernel/digest'
import { Failure, loginNeeded } from '../kernel/failure'
import { languageOf } from '../kernel/messages'
import type { CallContext } from '../kernel/module'
import type { Session, SessionProblem } from '../kernel/session'

const problemCodes: Record<SessionProblem, number> = {
  illegal: code.tokenIllegal,
  elsewhere: code.loggedInElsewhere,
  expired: code.tokenExpired,
  banned: code.tokenIllegal,
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return (Array.isArray(value) ? value[0] : value) || undefined
}

function allows(who: Caller, session: Session): boolean {
  switch (who) {
    case 'visitor':
    case 'member':
      return true
    case 'anchor':
      return session.isAnchor
    case 'admin':
      return session.role === 'admin'
    case 'release':
      return session.role === 'release' || session.role === 'admin'
  }
}

/** The token a call carries. */
export const tokenOf = (request: FastifyRequest): string | undefined => header(request, 'token')

/** What a token was found to be: a session, why it is none any more, or undefined for a call without one. */
type Found = Session | SessionProblem | undefined

/** Why somebody without a session may not do what needs one: a token that is dead is told by its own code. */
function refusal(found: Found): Failure {
  return typeof found === 'string' ? new Failure(`token-${found}`, { code: problemCodes[found] }) : loginNeeded()
}

/** The caller of one request. Few handlers ask for more than one or two of these, so each is worked out when asked for. */
export class RequestCaller implements CallContext {
  readonly session: Session | undefined
  readonly token: string | undefined
  /** Reason whose text a good reply carries. */
  note = 'ok'
  readonly #request: FastifyRequest
  readonly #found: Found
  #deviceMark: string | undefined

  constructor(request: FastifyRequest, token: string | undefined, found: Found) {
    this.session = typeof found === 'object' ? found : undefined
    this.token = token
    this.#request = request
    this.#found = found
  }

  get userId() {
    return this.session?.userId
  }

  member(): Session {
    if (!this.session) throw refusal(this.#found)
    return this.session
  }

  say(reason: string): void {
    this.note = reason
  }

  get language() {
    return languageOf(header(this.#request, 'lang'))
  }

  get ip() {
    return this.#request.clientAddress
  }

  get userAgent() {
    return header(this.#request, 'user-agent')?.slice(0, 300) ?? ''
  }

  get deviceMark() {
    this.#deviceMark ??= deviceMarkIn(this.#request.headers.cookie) ?? newDeviceMark()
    return digest(this.#deviceMark)
  }

  /** What keeps the mark in the browser for as long again; undefined when the call did not ask for it. */
  get deviceCookie(): string | undefined {
    return this.#deviceMark && deviceCookie(this.#deviceMark, this.#request.protocol)
  }

  get origin() {
    return this.#request.siteOrigin
  }

  get askedOrigin() {
    return this.#request.askedOrigin
  }

  get isPrefetch() {
    return header(this.#request, 'sec-purpose')?.startsWith('prefetch') ?? false
  }

  get requestId() {
    return this.#request.id
  }

  get idempotencyKey() {
    return header(this.#request, 'idempotency-key')?.slice(0, 100)
  }
}

/**
 * Who calls, by what was found for the token. Visitors' calls go on with a dead token, until they need a member; others
 * fail with the token's own code.
 */
export function identify(request: FastifyRequest, who: Caller, token: string | undefined, found: Found): RequestCaller {
  const caller = new RequestCaller(request, token, found)
  if (who !== 'visitor' && !allows(who, caller.member())) throw new Failure('role-missing')
  return caller
}
