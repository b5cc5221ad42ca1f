import type { PlayerState } from './player-state'

/** So often a browser may pause by itself what it was to play silently. */
const maxTries = 5
/** So soon after it made it loud. */
const pauseMs = 2_000

/**
 * WebKitGTK's output for sound says of itself that it is not silent once it opens, and WebKit pauses what is suddenly loud
 * without a click: what began silently, because the page or the browser asked for that, goes on so until the visitor wants
 * to hear it.
 */
export class SilentStart {
  readonly #video: HTMLVideoElement
  readonly #state: PlayerState
  #tries = 0
  /** When the browser made it loud last. */
  #loudAt = Number.NEGATIVE_INFINITY

  constructor(video: HTMLVideoElement, state: PlayerState) {
    this.#video = video
    this.#state = state
  }

  get #isWanted(): boolean {
    const { isMuted, isSoundBlocked } = this.#state.snapshot
    return isMuted || isSoundBlocked
  }

  /** Silent again where the browser made it loud; true when that may have paused it. */
  keep(): boolean {
    if (!this.#isWanted || this.#video.muted) return false
    this.#video.muted = true
    this.#loudAt = performance.now()
    return true
  }

  /** Whether the browser paused: for a sound nobody asked for, or while nobody has touched the page. */
  isPausedByBrowser(): boolean {
    const isTouched = navigator.userActivation?.hasBeenActive === true
    const isForSound = !this.#video.muted || performance.now() - this.#loudAt < pauseMs
    if (!this.#isWanted || (isTouched && !isForSound) || this.#tries === maxTries) return false
    this.#tries++
    this.#video.muted = true
    return true
  }
}
