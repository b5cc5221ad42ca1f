import type { PlayerState } from './player-state'

/** So often a browser may pause by itself what it was to play silently. */
const maxTries = 5

/**
 * WebKitGTK's output for sound says of itself that it is not silent once it opens, and WebKit pauses what is suddenly loud
 * without a click: what began silently, because the page or the browser asked for that, goes on so until the visitor wants
 * to hear it.
 */
export class SilentStart {
  readonly #video: HTMLVideoElement
  readonly #state: PlayerState
  #tries = 0

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
    return true
  }

  /** Whether the browser paused: whoever never touched the page did not. */
  isPausedByBrowser(): boolean {
    const isTouched = navigator.userActivation?.hasBeenActive === true
    if (!this.#isWanted || isTouched || this.#tries === maxTries) return false
    this.#tries++
    this.#video.muted = true
    return true
  }
}
