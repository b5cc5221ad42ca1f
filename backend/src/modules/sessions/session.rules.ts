import { dayMs } from '@pitchside/base'
import type { SessionProblem } from '../../kernel/session'

/** A session nobody used for so long is over. */
export const idleMs = 7 * dayMs
/** However much it is used, a session is over after so long. */
export const lifetimeMs = 30 * dayMs

export interface SessionState {
  createdAt: number
  seenAt: number
  endedAt: number | null
  endReason: string | null
  /** Until when nobody may use the account. */
  bannedUntil?: number | null
}

/** Why a session can't be used now; undefined when it can. */
export function problemOf(session: SessionState, now: number): SessionProblem | undefined {
  if ((session.bannedUntil ?? 0) > now) return 'banned'
  if (session.endedAt !== null) return session.endReason === 'elsewhere' ? 'elsewhere' : 'illegal'
  if (now - session.seenAt > idleMs || now - session.createdAt > lifetimeMs) return 'expired'
  return undefined
}
