import { type Disposer, disposeAll } from '@pitchside/base'
import type Hls from 'hls.js'
import { EdgeFollower, nearEdgeS } from './edge-follower'
import { onFirstPicture } from './first-picture'
import { differs, firstSnapshot, type PlayerSnapshot, type PlayerStart } from './player-snapshot'
import { levelOf, type Quality } from './quality'
import { StallWatch } from './stall-watch'
import { startPlaying } from './start-playing'
import { type PlayerStatistics, readStatistics } from './statistics'
import { type HlsLibrary, Stream } from './stream'
import { followVideo } from './video-events'

export interface LivePlayerOptions extends PlayerStart {
  video: HTMLVideoElement
  src: string
  /** A recording with an end. */
  isPlayback?: boolean
  loadHls: () => Promise<HlsLibrary>
  onChange: (snapshot: PlayerSnapshot) => void
  random?: () => number
}

const tickMs = 1_000
/** A playlist that ended may go on when the publisher was only gone for a moment. */
const endedRetryMs = 4_000
const now = (): number => performance.now()

/** What a visitor sees and does at one video: plays, moves, and tells how it is going. */
export class LivePlayer {
  readonly #options: LivePlayerOptions
  readonly #video: HTMLVideoElement
  readonly #isPlayback: boolean
  readonly #edge: EdgeFollower
  readonly #stalls = new StallWatch(now())
  readonly #startedAt = now()
  readonly #disposers: Disposer[] = []
  #stream: Stream | undefined
  #snapshot: PlayerSnapshot
  #forgetPicture: Disposer = () => undefined
  #firstPictureMs: number | undefined
  #isDestroyed = false
  #isHushed = false
  #wantsToPlay = true

  constructor(options: LivePlayerOptions) {
    const { video, volume, isMuted, isPlayback = false } = options
    this.#options = options
    this.#video = video
    this.#isPlayback = isPlayback
    this.#edge = new EdgeFollower(video, now)
    this.#snapshot = firstSnapshot(options)
    video.volume = volume
    video.muted = isMuted
    const stopFollowing = followVideo(video, {
      onPlay: () => this.#isPlayback || this.#edge.resume(),
      onPlaying: () => this.#onPlaying(),
      onPause: () => this.#onPause(),
      onWaiting: () => this.#onWaiting(),
      onProgress: () => this.#onProgress(),
      onEnded: () => this.#onEnded(),
      onVisible: () => video.paused || this.#edge.wake(),
      onNetwork: (isOffline) => this.#onNetwork(isOffline),
    })
    this.#disposers.push(stopFollowing)
  }

  /** Loads the library and the stream. */
  async start(): Promise<void> {
    const { src, loadHls, random = Math.random } = this.#options
    const library = await loadHls()
    if (this.#isDestroyed) return
    const ticker = setInterval(() => this.#tick(), tickMs)
    this.#disposers.push(() => clearInterval(ticker))
    if (library.Hls.isSupported()) {
      this.#stream = new Stream({
        library,
        video: this.#video,
        src,
        isPlayback: this.#isPlayback,
        random,
        onBuild: (hls) => this.#onBuild(hls),
        onManifest: (hls) => this.#onManifest(hls),
        onData: () => this.#set({ tries: 0 }),
        onTrouble: () => this.#onTrouble(),
      })
      this.#stream.build()
    } else if (this.#video.canPlayType('application/vnd.apple.mpegurl') === '') this.#set({ phase: 'unsupported' })
    else {
      this.#awaitPicture()
      this.#video.src = src
      void this.play()
    }
  }

  get snapshot(): PlayerSnapshot {
    return this.#snapshot
  }

  /** Starts playback, muted when the browser allows no sound without a click. */
  async play(): Promise<void> {
    this.#wantsToPlay = true
    const start = await startPlaying(this.#video)
    if (start === 'muted') this.#set({ isSoundBlocked: true })
    if (start === 'refused') this.#set({ phase: 'paused', isSoundBlocked: !this.#snapshot.isMuted })
  }

  togglePlay(): void {
    if (!this.#video.paused) {
      this.#wantsToPlay = false
      this.#video.pause()
      return
    }
    void this.play()
  }

  /** Sound on or off by the visitor's hand. */
  setMuted(isMuted: boolean): void {
    this.#video.muted = isMuted
    this.#isHushed = false
    this.#set({ isMuted, isSoundBlocked: false })
  }

  /** 0 to 1; a volume above 0 also ends muting. */
  setVolume(volume: number): void {
    this.#video.volume = volume
    this.setMuted(volume === 0)
    this.#set({ volume })
  }

  /** Silent while another player speaks; what the visitor chose stays. */
  hush(isHushed: boolean): void {
    if (this.#isHushed === isHushed) return
    this.#isHushed = isHushed
    this.#video.muted = isHushed || this.#snapshot.isMuted || this.#snapshot.isSoundBlocked
  }

  setQuality(quality: Quality): void {
    this.#set({ quality })
    const hls = this.#stream?.hls
    // nextLevel plays what is buffered and replaces what comes: no black picture.
    if (hls) hls.nextLevel = levelOf(quality, this.#snapshot.heights) ?? -1
  }

  /** Any speed but 1 stops following the live edge; 1 goes back to it. */
  setRate(rate: number): void {
    if (!this.#isPlayback && rate !== 1) this.#edge.letGo()
    this.#video.playbackRate = rate
    this.#set({ rate })
    if (rate === 1 && !this.#isPlayback) this.goLive()
    else this.#onProgress()
  }

  /** Back to the live edge, at its speed. */
  goLive(): void {
    this.#video.playbackRate = 1
    this.#edge.toEdge()
    this.#set({ rate: 1 })
    this.#onProgress()
    if (this.#video.paused) void this.play()
  }

  /** Moves by seconds: within a recording, or within what the broadcast still has. */
  seekBy(seconds: number): void {
    const { currentTime, duration } = this.#video
    if (this.#isPlayback) this.seek(Math.min(duration || 0, Math.max(0, currentTime + seconds)))
    else this.#edge.seekBy(seconds)
    this.#onProgress()
  }

  /** Recordings only. */
  seek(positionS: number): void {
    this.#video.currentTime = positionS
  }

  /** Loads the stream anew: the visitor's way out of anything. */
  reload(): void {
    this.#wantsToPlay = true
    if (this.#stream) this.#stream.build()
    else this.#video.load()
  }

  statistics(): PlayerStatistics {
    const counts = {
      stalls: this.#stalls.stalls,
      stalledMs: this.#stalls.stalledMs(now()),
      recoveries: this.#stream?.recoveries ?? 0,
      firstPictureMs: this.#firstPictureMs,
    }
    return readStatistics(this.#video, this.#stream?.hls, counts, Date.now() + (this.#stream?.clock.offsetMs ?? 0))
  }

  destroy(): void {
    if (this.#isDestroyed) return
    this.#isDestroyed = true
    this.#forgetPicture()
    this.#edge.use(undefined)
    this.#stream?.destroy()
    disposeAll(this.#disposers)()
    this.#video.pause()
    this.#video.removeAttribute('src')
    this.#video.load()
  }

  #set(part: Partial<PlayerSnapshot>): void {
    if (this.#isDestroyed || !differs(this.#snapshot, part)) return
    this.#snapshot = { ...this.#snapshot, ...part }
    this.#options.onChange(this.#snapshot)
  }

  #onBuild(hls: Hls): void {
    this.#stalls.restart(now())
    this.#edge.use(hls)
    this.#set({ phase: 'loading', hasPicture: false })
    this.#awaitPicture()
  }

  #awaitPicture(): void {
    this.#forgetPicture()
    this.#forgetPicture = onFirstPicture(this.#video, () => {
      this.#firstPictureMs ??= now() - this.#startedAt
      this.#set({ hasPicture: true })
    })
  }

  #onManifest(hls: Hls): void {
    const heights = hls.levels.map(({ height }) => height)
    this.#set({ heights })
    const level = levelOf(this.#snapshot.quality, heights)
    if (level !== undefined) {
      hls.startLevel = level
      hls.nextLevel = level
    }
    if (this.#wantsToPlay) void this.play()
  }

  #onTrouble(): void {
    const { phase } = this.#snapshot
    // While the buffer lasts the visitor sees a picture: nothing to tell yet.
    const isVisible = phase !== 'playing' && phase !== 'paused'
    this.#set({ tries: this.#stream?.tries ?? 0, ...(isVisible ? { phase: 'recovering' as const } : {}) })
  }

  #onNetwork(isOffline: boolean): void {
    this.#set({ isOffline })
    if (!isOffline) this.#stream?.retryNow()
  }

  #onPlaying(): void {
    this.#stalls.ended(now())
    this.#set({ phase: 'playing' })
  }

  #onPause(): void {
    this.#stalls.ended(now())
    // The end of a recording pauses as well; it has a word of its own.
    if (this.#video.ended) return
    if (!this.#isPlayback) this.#edge.letGo()
    this.#set({ phase: 'paused' })
  }

  #onWaiting(): void {
    const { phase } = this.#snapshot
    if (phase === 'playing' && !this.#video.seeking) {
      this.#stalls.stalled(now())
      this.#edge.stalled()
    }
    if (phase !== 'loading') this.#set({ phase: this.#stream?.isInTrouble ? 'recovering' : 'stalled' })
  }

  /** The end of a recording; of a broadcast only that its playlist says so: the anchor may be back in a moment. */
  #onEnded(): void {
    this.#set({ phase: 'ended' })
    if (!this.#isPlayback) this.#stream?.buildLater(endedRetryMs)
  }

  #tick(): void {
    const { phase, hasPicture } = this.#snapshot
    this.#edge.settle()
    this.#onProgress()
    const isResting = phase === 'paused' || phase === 'ended' || phase === 'unsupported'
    if (isResting || !this.#wantsToPlay || this.#stream?.isWaiting) this.#stalls.restart(now())
    else if (this.#stalls.isStuck(this.#video.currentTime, hasPicture, now())) this.#stream?.build()
  }

  #onProgress(): void {
    if (this.#isPlayback) {
      const { currentTime, duration } = this.#video
      this.#set({ positionS: Math.floor(currentTime), durationS: Math.floor(duration) || 0 })
      return
    }
    const behind = this.#edge.behindS
    // Faster than life it reaches the edge some time: from there on it follows.
    if (this.#snapshot.rate > 1 && behind < 1) this.goLive()
    const isFollowing = this.#edge.isFollowing
    const behindS = isFollowing && behind < nearEdgeS ? 0 : Math.max(0, Math.round(behind))
    this.#set({ isFollowing, behindS, windowS: Math.round(this.#edge.windowS) })
  }
}
