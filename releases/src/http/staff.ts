import type { FastifyRequest } from 'fastify'
import { type Grant, readGrant } from '../access/grants'
import { cookieOf } from './cookies'

/** Cookie of who is signed in to the console. */
export const staffCookie = 'release_session'

/** Who asks: by the console's cookie, or by a token a pipeline sends. A forged one is nobody. */
export function grantOf(request: FastifyRequest, key: Buffer, now: number): Grant | undefined {
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  return readGrant(key, bearer ?? cookieOf(request, staffCookie), now)
}
