import type { UserId } from './ids'

export type Role = 'member' | 'agent' | 'admin' | 'release'

/** Who is behind a token. */
export interface Session {
  id: string
  userId: UserId
  role: Role
  isAnchor: boolean
  isWriter: boolean
}

/** Why a token opens nothing. */
export type SessionProblem = 'illegal' | 'elsewhere' | 'expired' | 'banned'

/** Turns a token into its session. */
export type Authenticate = (token: string) => Promise<Session | SessionProblem>
