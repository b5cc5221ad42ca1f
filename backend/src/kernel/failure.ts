import { code } from '@pitchside/contract'

export interface FailureOptions {
  /** Envelope code; 1 unless the client must act in a special way. */
  code?: number
  /** Values for the `{name}` places of the message. */
  params?: Record<string, string | number>
  /** `data` of the envelope, when the refusal carries something. */
  data?: unknown
  cause?: unknown
}

/** A refusal the caller is told about. `reason` is a stable word; its texts are in a `messages` table. */
export class Failure extends Error {
  readonly reason: string
  readonly code: number
  readonly params: Record<string, string | number>
  readonly data: unknown

  constructor(reason: string, options: FailureOptions = {}) {
    super(reason, { cause: options.cause })
    this.name = 'Failure'
    this.reason = reason
    this.code = options.code ?? code.error
    this.params = options.params ?? {}
    this.data = options.data
  }
}

/** The caller must log in first (700). */
export function loginNeeded(): Failure {
  return new Failure('login-needed', { code: code.loginNeeded })
}

/** The caller is known but may not do this. */
export function notAllowed(): Failure {
  return new Failure('not-allowed')
}
