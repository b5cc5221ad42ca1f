import { code } from '@pitchside/contract'
import type { Caller } from '@pitchside/contract/schemas'
import type { FastifyRequest } from 'fastify'
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

/** A caller and the reason of the `msg` a handler asked for. */
export interface CallerWithNote {
  caller: CallContext
  note: () => string
}

/** The token a call carries. */
export const tokenOf = (request: FastifyRequest): string | undefined => header(request, 'token')

/**
 * Who calls, by what was found for the token. Visitors' calls go on with a dead token; others fail with the token's own
 * code.
 */
export function identify(
  request: FastifyRequest,
  who: Caller,
  token: string | undefined,
  found: Session | SessionProblem | undefined,
): CallerWithNote {
  const session = typeof found === 'object' ? found : undefined
  if (who !== 'visitor') {
    if (typeof found === 'string') throw new Failure(`token-${found}`, { code: problemCodes[found] })
    if (!session) throw loginNeeded()
    if (!allows(who, session)) throw new Failure('role-missing')
  }
  let note = 'ok'
  const caller: CallContext = {
    session,
    userId: session?.userId,
    member() {
      if (!session) throw loginNeeded()
      return session
    },
    say(reason) {
      note = reason
    },
    language: languageOf(header(request, 'lang')),
    ip: request.ip,
    userAgent: header(request, 'user-agent')?.slice(0, 300) ?? '',
    // Few ask, and working it out through proxies' headers is not free.
    get origin() {
      return `${request.protocol}://${request.host}`
    },
    requestId: request.id,
    idempotencyKey: header(request, 'idempotency-key')?.slice(0, 100),
    token,
  }
  return { caller, note: () => note }
}
