import type { PlayerState } from './player-state'
import { SilentStart } from './silent-start'

/** Volume of a video as the visitor wants it, and as the page needs it for a while. */
export class Sound {
  readonly #video: HTMLVideoElement
  readonly #state: PlayerState
  /** How it stays silent where the browser asked for that. */
  readonly silence: SilentStart
  #isHushed = false

  constructor(video: HTMLVideoElement, state: PlayerState) {
    this.#video = video
    this.#state = state
    this.silence = new SilentStart(video, state)
    video.volume = state.snapshot.volume
    video.muted = state.snapshot.isMuted
  }

  /** On or off by the visitor's hand. */
  setMuted(isMuted: boolean): void {
    this.#isHushed = false
    // First: who hears of the video asks what was wanted.
    this.#state.set({ isMuted, isSoundBlocked: false })
    this.#video.muted = isMuted
  }

  /** 0 to 1; a volume above 0 also ends muting. */
  setVolume(volume: number): void {
    this.#video.volume = volume
    this.setMuted(volume === 0)
    this.#state.set({ volume })
  }

  /** Silent while another player speaks; what the visitor chose stays. */
  hush(isHushed: boolean): void {
    if (this.#isHushed === isHushed) return
    this.#isHushed = isHushed
    const { isMuted, isSoundBlocked } = this.#state.snapshot
    this.#video.muted = isHushed || isMuted || isSoundBlocked
  }
}
