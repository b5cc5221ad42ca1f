import type { FastifyRequest } from 'fastify'
import { type Grant, type ReleaseRole, readGrant } from '../access/grants'
import { cookieOf } from './cookies'

/** Cookie of who is signed in to the console. */
export const staffCookie = 'release_session'

/** Who an account of the site is to the release service. */
export interface StaffAccount {
  name: string
  role: ReleaseRole
}

/** Accounts of the site that may use the console. */
export interface StaffAccounts {
  /** undefined: nobody, a wrong password, or somebody who may not. */
  signIn(mobile: string, password: string, ip: string): Promise<(StaffAccount & { session: string }) | undefined>
  /** Who is behind a session now; undefined: it ended, or the account is no staff any more. */
  find(session: string): Promise<StaffAccount | undefined>
  end(session: string): Promise<void>
}

export type FindStaff = (request: FastifyRequest) => Promise<Grant | undefined>

/** Who asks: by the console's cookie, or by a token a pipeline sends. A forged one is nobody, an ended session as well. */
export function createStaff(key: Buffer, now: () => number, accounts: Pick<StaffAccounts, 'find'> | undefined) {
  const findStaff: FindStaff = async (request) => {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    const grant = readGrant(key, bearer ?? cookieOf(request, staffCookie), now())
    if (grant?.session === undefined) return grant
    const account = await accounts?.find(grant.session)
    return account && { ...grant, ...account }
  }
  return findStaff
}
