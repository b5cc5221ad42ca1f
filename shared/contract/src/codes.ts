/** Envelope codes of every HTTP reply. Source: specification section 8 and wire reference D.1. */
export const code = {
  ok: 0,
  error: 1,
  /** getVerifiedInfo only: the caller never applied. Today's server answers `ok` without data; see ADR 74. */
  noApplication: 2,
  /** getVerifiedInfo only: the caller is already an approved anchor. */
  alreadyApproved: 3,
  loginNeeded: 700,
  tokenIllegal: 50008,
  loggedInElsewhere: 50012,
  tokenExpired: 50014,
} as const

/** The session is gone: offer "stay" or "log in again". */
export const sessionLostCodes: ReadonlySet<number> = new Set([
  code.tokenIllegal,
  code.loggedInElsewhere,
  code.tokenExpired,
])

/** Every reply's envelope. `reason` is a stable machine word for failures, absent on success. */
export interface Envelope<T = unknown> {
  code: number
  msg: string
  data: T
  reason?: string
}
