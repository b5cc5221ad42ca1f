import { code, sessionLostCodes } from '@pitchside/contract'

/** A call that did not succeed. */
export class CallError extends Error {
  constructor(
    message: string,
    /** Envelope code, or -1 when no envelope came back. */
    readonly code: number,
    /** Stable word: the server's reason, or `network`, `timeout`, `status`, `not-json`. */
    readonly reason: string,
    /** The envelope's `data`, which a few calls fill on failure. */
    readonly data?: unknown,
  ) {
    super(message)
    this.name = 'CallError'
  }

  /** Whoever asked is not signed in any more. */
  get isSessionOver(): boolean {
    return this.code === code.loginNeeded || sessionLostCodes.has(this.code)
  }

  /** The server never answered: trying again later may help. */
  get isOffline(): boolean {
    return this.reason === 'network' || this.reason === 'timeout'
  }

  /** The server knows nothing under that number, or no more: trying again never helps. */
  get isMissing(): boolean {
    return /^not-found$|-(unknown|gone)$/.test(this.reason)
  }
}
