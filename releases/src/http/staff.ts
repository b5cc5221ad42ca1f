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

/** Somebody who came in. */
export interface SignedStaff extends StaffAccount {
  session: string
  /** A `Set-Cookie` header by which the browser is known the next time. */
  cookie?: string
}

/** Where somebody signs in: for limits, and for keys that work at one origin only. */
export interface SignInPlace {
  ip: string
  /** As the browser sent them. */
  cookies: string | undefined
  origin: string
  /** Of the page, for words. */
  language: string
}

/** The password was right, and a second step is wanted; or it was tried and was wrong. */
export interface StaffRefusal {
  reason: string
  message: string
  /** For the page's script at `page`, which asks for the second step. */
  data?: object | undefined
  page?: string
}

/** Accounts of the site that may use the console. */
export interface StaffAccounts {
  /** Whether the account was signed in to from this browser before: strangers' tries don't count for it. */
  knows(mobile: string, cookies: string | undefined): Promise<boolean>
  /** undefined: nobody, a wrong password, or somebody who may not. */
  signIn(mobile: string, password: string, place: SignInPlace): Promise<SignedStaff | StaffRefusal | undefined>
  /** The second step, as the page's script sends it. */
  confirm(input: unknown, place: SignInPlace): Promise<SignedStaff | StaffRefusal>
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
