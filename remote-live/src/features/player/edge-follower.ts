import type Hls from 'hls.js'
import { catchUpRate } from './hls-config'
import { type Pace, startMs, usualPace } from './low-latency'

/** What stalled while the page started is over so soon. */
const calmAfterStartMs = 10_000
/** Nearer than this to where it should be, playback catches up by speed alone: a segment more or less is normal. */
export const nearEdgeS = 6
/** The oldest segment may go while it is being asked for. */
const windowMarginS = 2

/** Where playback of a broadcast is, and whether it stays at the live edge. */
export class EdgeFollower {
  readonly #video: HTMLVideoElement
  readonly #now: () => number
  #hls: Hls | undefined
  #pace = usualPace
  #isFollowing = true
  #startedAt = 0
  #calmAt = Number.NEGATIVE_INFINITY

  constructor(video: HTMLVideoElement, now: () => number) {
    this.#video = video
    this.#now = now
  }

  /** Works with another instance of the library from now on, or at another distance. */
  use(hls: Hls | undefined, pace: Pace = usualPace): void {
    this.#hls = hls
    if (hls && pace !== this.#pace) hls.targetLatency = pace.targetS
    this.#pace = pace
    this.#startedAt = this.#now()
    this.#apply()
  }

  get isFollowing(): boolean {
    return this.#isFollowing
  }

  /** Seconds behind where playback should be. */
  get behindS(): number {
    return this.#hls ? this.#hls.latency - (this.#hls.targetLatency ?? this.#pace.targetS) : 0
  }

  /** Seconds from the oldest moment one can go to until where playback should be. */
  get windowS(): number {
    const start = this.#start
    const edge = this.#hls?.liveSyncPosition
    return start === undefined || edge === undefined || edge === null ? 0 : Math.max(0, edge - start)
  }

  /** Stays where it is, at whatever speed: nothing pulls playback to the edge any more. */
  letGo(): void {
    this.#isFollowing = false
    this.#apply()
  }

  /** Follows the edge again, from where it is. */
  follow(): void {
    this.#isFollowing = true
    this.#apply()
  }

  /** Follows the edge again, from the edge. */
  toEdge(): void {
    this.follow()
    const position = this.#hls?.liveSyncPosition
    if (position !== undefined && position !== null) this.#video.currentTime = position
  }

  /** Moves within the window; forward to its end means following again. */
  seekBy(seconds: number): void {
    const edge = this.#hls?.liveSyncPosition
    const start = this.#start
    if (edge === undefined || edge === null || start === undefined) return
    const wanted = this.#video.currentTime + seconds
    if (wanted >= edge - 1) {
      this.toEdge()
      return
    }
    this.letGo()
    this.#video.currentTime = Math.max(start, wanted)
  }

  /** After a pause: what is near catches up, what left the window goes to the edge, everything else stays behind. */
  resume(): void {
    const start = this.#start
    const isGone = start !== undefined && this.#video.currentTime < start
    if (isGone) this.toEdge()
    else if (this.behindS < nearEdgeS && this.#video.playbackRate === 1) this.follow()
  }

  /** The page was hidden and is seen again: timers slept, playback may be far behind. */
  wake(): void {
    if (this.#isFollowing && this.behindS > this.#pace.maxS - this.#pace.targetS) this.toEdge()
  }

  stalled(): void {
    const now = this.#now()
    this.#calmAt = now + (now - this.#startedAt < startMs ? calmAfterStartMs : this.#pace.calmMs)
  }

  /** Takes back what stalls added to the distance; the library never does. To be called every second or so. */
  settle(): void {
    const hls = this.#hls
    const { targetS } = this.#pace
    if (!hls || (hls.targetLatency ?? 0) <= targetS) return
    if (this.#now() >= this.#calmAt) hls.targetLatency = targetS
  }

  get #start(): number | undefined {
    const details = this.#hls?.latestLevelDetails
    // A playlist that ended has no edge to follow.
    return details?.live ? details.fragmentStart + windowMarginS : undefined
  }

  #apply(): void {
    if (!this.#hls) return
    const { config } = this.#hls
    // With a rate above 1 the library would set any speed back within a second and a half.
    config.maxLiveSyncPlaybackRate = this.#isFollowing ? catchUpRate : 1
    config.liveSyncOnStallIncrease = this.#pace.stallS
    config.liveMaxLatencyDuration = this.#isFollowing ? this.#pace.maxS : Number.POSITIVE_INFINITY
  }
}
