import { backoffMs } from '@pitchside/base'

/** What broke for good, in the player's words. */
export type FatalKind = 'network' | 'media' | 'other'

/** What to do about it. */
export type RecoveryStep =
  | { do: 'recover-media' }
  | { do: 'swap-audio-and-recover' }
  | { do: 'rebuild' }
  | { do: 'retry'; afterMs: number }

/** Media errors closer together than this belong to one illness. */
const mediaWindowMs = 3_000
const retryLimits = { firstMs: 1_000, maxMs: 8_000 }

/**
 * Decides how to come back from a fatal error. The library gives up after one; a broadcast must not: the network is
 * tried again for as long as the page is open, the decoder is repaired in three growing steps.
 */
export class Recovery {
  #tries = 0
  #mediaErrors = 0
  #lastMediaErrorAt = Number.NEGATIVE_INFINITY
  readonly #random: () => number

  constructor(random: () => number) {
    this.#random = random
  }

  next(kind: FatalKind, now: number): RecoveryStep {
    if (kind === 'network') return { do: 'retry', afterMs: backoffMs(this.#tries++, retryLimits, this.#random) }
    if (kind === 'other') return { do: 'rebuild' }
    this.#mediaErrors = now - this.#lastMediaErrorAt < mediaWindowMs ? this.#mediaErrors + 1 : 1
    this.#lastMediaErrorAt = now
    if (this.#mediaErrors === 1) return { do: 'recover-media' }
    return { do: this.#mediaErrors === 2 ? 'swap-audio-and-recover' : 'rebuild' }
  }

  /** Data arrived: the next outage starts with a short delay again. */
  healthy(): void {
    this.#tries = 0
  }
}
