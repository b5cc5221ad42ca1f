import { type EdgeFollower, nearEdgeS } from './edge-follower'
import type { PlayerState } from './player-state'
import type { Stream } from './stream'
import type { TimeShift } from './time-shift'

interface PlayheadDeps {
  video: HTMLVideoElement
  /** A recording with an end. */
  isPlayback: boolean
  edge: EdgeFollower
  shift: TimeShift
  state: PlayerState
  stream: () => Stream | undefined
  play: () => void
  reload: () => void
}

/** Where playback is, in a recording, at the edge of a broadcast or in what was on air earlier, and how it moves. */
export class Playhead {
  readonly #deps: PlayheadDeps

  constructor(deps: PlayheadDeps) {
    this.#deps = deps
  }

  /** The server's clock, epoch milliseconds. */
  get serverNow(): number {
    return Date.now() + (this.#deps.stream()?.clock.offsetMs ?? 0)
  }

  /** Any speed but 1 stops following the live edge; 1 goes back to it. */
  setRate(rate: number): void {
    const { video, isPlayback, edge, shift, state } = this.#deps
    if (!isPlayback && rate !== 1) edge.letGo()
    video.playbackRate = rate
    state.set({ rate })
    if (rate === 1 && !isPlayback && !shift.isOn) this.goLive()
    else this.tell()
  }

  /** Back to the live edge, at its speed. */
  goLive(): void {
    const { video, edge, shift, state, play, reload } = this.#deps
    const wasShifted = shift.isOn
    shift.end()
    video.playbackRate = 1
    edge.toEdge()
    state.set({ rate: 1 })
    if (wasShifted) {
      state.set({ isFollowing: true, behindS: 0 })
      reload()
    } else {
      this.tell()
      if (video.paused) play()
    }
  }

  /** To a moment of a broadcast, epoch milliseconds by the server's clock. */
  goTo(at: number): void {
    const { video, shift } = this.#deps
    const position = shift.isOn ? shift.find(at) : undefined
    if (shift.isLive(at, this.serverNow)) this.goLive()
    else if (position === undefined) this.#shiftTo(at)
    else {
      shift.playsAt(at)
      video.currentTime = position
    }
    this.tell()
  }

  /** Moves by seconds: within a recording, or within what the broadcast still has. */
  seekBy(seconds: number): void {
    const { video, isPlayback, edge, shift } = this.#deps
    const { currentTime, duration } = video
    if (isPlayback) video.currentTime = Math.min(duration || 0, Math.max(0, currentTime + seconds))
    else {
      const at = this.#playsAt
      const isInStream = edge.behindS - seconds <= edge.windowS || !shift.isOffered
      if (shift.isOn || !isInStream) this.goTo(at + seconds * 1_000)
      else edge.seekBy(seconds)
    }
    this.tell()
  }

  /** What was on air earlier came to the end of its list: there is more by now, or life again. */
  goOn(): void {
    const at = this.#playsAt
    if (this.#deps.shift.isLive(at, this.serverNow)) this.goLive()
    else this.#shiftTo(at)
  }

  /** The list says where the moment is; before it came that was a guess. */
  found(position: number | undefined): void {
    const { video } = this.#deps
    if (position !== undefined && Math.abs(video.currentTime - position) > 1) video.currentTime = position
  }

  /** Tells the page where it is. */
  tell(): void {
    const { video, isPlayback, edge, shift, state } = this.#deps
    if (isPlayback) {
      const { currentTime, duration } = video
      state.set({ positionS: Math.floor(currentTime), durationS: Math.floor(duration) || 0 })
      return
    }
    const reachS = shift.reachS(this.serverNow)
    if (shift.isOn) {
      const at = this.#playsAt
      // Until pictures come it is the moment that was asked for.
      if (state.snapshot.hasPicture) shift.playsAt(at)
      const behindS = Math.max(0, Math.round((this.serverNow - (shift.at ?? at)) / 1_000))
      state.set({ isFollowing: false, behindS, windowS: Math.max(reachS, behindS) })
      return
    }
    const behind = edge.behindS
    // Faster than life it reaches the edge some time: from there on it follows.
    if (state.snapshot.rate > 1 && behind < 1) this.goLive()
    const { isFollowing } = edge
    const behindS = isFollowing && behind < nearEdgeS ? 0 : Math.max(0, Math.round(behind))
    state.set({ isFollowing, behindS, windowS: Math.max(Math.round(edge.windowS), reachS) })
  }

  /** The moment that is seen now. */
  get #playsAt(): number {
    const { edge, shift, stream } = this.#deps
    const playing = stream()?.hls?.playingDate?.getTime()
    return playing ?? shift.at ?? this.serverNow - edge.behindS * 1_000
  }

  #shiftTo(at: number): void {
    const { edge, shift, reload } = this.#deps
    edge.letGo()
    shift.begin(at, this.serverNow)
    reload()
  }
}
