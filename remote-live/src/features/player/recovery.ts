import { backoffMs } from '@pitchside/base'

/** What broke for good, in the player's words. */
export type FatalKind = 'network' | 'media' | 'other'

/** What to do about it. */
export type RecoveryStep =
  | { do: 'recover-media' }
  | { do: 'swap-audio-and-recover' }
  | { do: 'rebuild'; afterMs: number }
  | { do: 'retry'; afterMs: number }

/** Media errors closer together than this belong to one illness. */
const mediaWindowMs = 3_000
/** Rebuilds closer together than this belong to one illness. */
const rebuildWindowMs = 30_000
/**
 * A try asks for one playlist, which playing does every two seconds as well: for the first minute an outage is not
 * worth waiting longer, and playback is back right after the origin is.
 */
const quick = { firstMs: 500, maxMs: 2_000 }
const quickTries = 30
const patient = { firstMs: 2_000, maxMs: 8_000 }

/**
 * Decides how to come back from a fatal error. The library gives up after one; a broadcast must not: the network is
 * tried again for as long as the page is open, the decoder is repaired in three growing steps.
 */
export class Recovery {
  #tries = 0
  #mediaErrors = 0
  #lastMediaErrorAt = Number.NEGATIVE_INFINITY
  #rebuilds = 0
  #lastRebuildAt = Number.NEGATIVE_INFINITY
  readonly #random: () => number

  constructor(random: () => number) {
    this.#random = random
  }

  /** Tries in a row that reached nothing. */
  get tries(): number {
    return this.#tries
  }

  next(kind: FatalKind, now: number): RecoveryStep {
    if (kind === 'network') return { do: 'retry', afterMs: this.#delay() }
    if (kind === 'other') return this.#rebuild(now)
    this.#mediaErrors = now - this.#lastMediaErrorAt < mediaWindowMs ? this.#mediaErrors + 1 : 1
    this.#lastMediaErrorAt = now
    if (this.#mediaErrors === 1) return { do: 'recover-media' }
    return this.#mediaErrors === 2 ? { do: 'swap-audio-and-recover' } : this.#rebuild(now)
  }

  /** Data arrived: the next outage starts with a short delay again. */
  healthy(): void {
    this.#tries = 0
  }

  #delay(): number {
    const tries = this.#tries++
    return tries < quickTries
      ? backoffMs(tries, quick, this.#random)
      : backoffMs(tries - quickTries, patient, this.#random)
  }

  /** The first one at once; a stream that breaks every player must not keep the browser busy building them. */
  #rebuild(now: number): RecoveryStep {
    this.#rebuilds = now - this.#lastRebuildAt < rebuildWindowMs ? this.#rebuilds + 1 : 0
    this.#lastRebuildAt = now
    this.#mediaErrors = 0
    return { do: 'rebuild', afterMs: this.#rebuilds === 0 ? 0 : backoffMs(this.#rebuilds, quick, this.#random) }
  }
}
