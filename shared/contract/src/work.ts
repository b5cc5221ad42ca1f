/**
 * What the `data` of a refusal with the reason `work-needed` holds: a puzzle of Altcha, version 2, which costs a browser part
 * of a second. Solved, it goes with the same call once more, as `work`: base64 of JSON, `{ challenge, solution }`.
 */
export interface WorkChallenge {
  parameters: {
    algorithm: string
    nonce: string
    salt: string
    /** Rounds of each derivation. */
    cost: number
    keyLength: number
    /** Hex digits the key that is looked for begins with. */
    keyPrefix: string
    keySignature?: string
    data?: Record<string, string | number | boolean | null>
  }
  signature: string
}

export const workNeeded = 'work-needed'

/** Whether a refusal's data is a puzzle. */
export function isWorkChallenge(data: unknown): data is WorkChallenge {
  const { parameters, signature } = (data ?? {}) as Partial<WorkChallenge>
  return typeof signature === 'string' && typeof parameters?.keyPrefix === 'string'
}
