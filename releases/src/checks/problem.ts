/** Why a version may not go live: who, what, why and the way out. */
export interface Problem {
  /** Stable word for programs. */
  reason: string
  /** Package and version it is about. */
  who: string
  what: string
  why: string
  fix: string
  /** All of it as one sentence. */
  message: string
}

export function problem(reason: string, who: string, what: string, why: string, fix: string): Problem {
  return { reason, who, what, why, fix, message: `${who} ${what}, ${why}: ${fix}` }
}
