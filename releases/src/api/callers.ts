import type { FastifyRequest } from 'fastify'
import { digestOfRule, readJobSession } from '../access/job-session'
import { opens, readToken } from '../access/tokens'
import type { Register } from '../register/register'
import type { Scope } from '../register/register-schema'

/** Whoever calls from outside: what they may, and how they stand in the audit trail. */
export interface Caller {
  by: string
  via: string
  scope: Scope
}

export interface CallersOptions {
  register: Register
  key: Buffer
  now(): number
}

export const bearerOf = (request: FastifyRequest): string =>
  /^Bearer ([\w.-]{1,8000})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''

const shortened = (text: string, length: number) => text.slice(0, length)

/** Finds out who calls: by a token that was made here, or by what a CI job got for its identity. Undefined: nobody. */
export function createCallers({ register, key, now }: CallersOptions) {
  async function byToken(text: string, ip: string): Promise<Caller | undefined> {
    const given = readToken(text)
    if (!given) return undefined
    const token = await register.findToken(given.id)
    // Also for a token nobody made: the time says nothing.
    const isOpen = opens(token, given.secret, now())
    return token && isOpen ? { by: token.name, via: `token ${given.id} from ${ip}`, scope: token } : undefined
  }
  async function byJob(text: string, ip: string): Promise<Caller | undefined> {
    const session = readJobSession(key, text, now())
    const record = session && (await register.find(session.package))
    const rule = record?.oidc.find((one) => digestOfRule(one) === session?.rule)
    if (!session || !rule) return undefined
    return {
      by: shortened(session.subject, 100),
      via: shortened(`job of ${rule.issuer} from ${ip}`, 300),
      scope: { packages: [session.package], verbs: rule.verbs, environments: rule.environments },
    }
  }
  return async (request: FastifyRequest): Promise<Caller | undefined> => {
    const text = bearerOf(request)
    return (await byToken(text, request.ip)) ?? (await byJob(text, request.ip))
  }
}
