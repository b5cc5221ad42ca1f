import { type Disposer, disposeAll } from '@pitchside/base'
import type Hls from 'hls.js'
import { EdgeFollower } from './edge-follower'
import { FirstPicture } from './first-picture'
import { FreshList } from './fresh-list'
import { LowLatency } from './low-latency'
import type { PlayerSnapshot, PlayerStart } from './player-snapshot'
import { PlayerState } from './player-state'
import { Playhead } from './playhead'
import { keepQuality, levelOf, type Quality } from './quality'
import { Sound } from './sound'
import { StallWatch } from './stall-watch'
import { release, startPlaying } from './start-playing'
import { type PlayerStatistics, readStatistics } from './statistics'
import { type HlsLibrary, Stream } from './stream'
import { type ShiftSource, TimeShift } from './time-shift'
import { followVideo } from './video-events'

export interface LivePlayerOptions extends PlayerStart {
  video: HTMLVideoElement
  src: string
  /** A recording with an end. */
  isPlayback?: boolean
  /** Of a broadcast: what was on air earlier. */
  shift?: ShiftSource
  loadHls: () => Promise<HlsLibrary>
  onChange: (snapshot: PlayerSnapshot) => void
  random?: () => number
}

const tickMs = 1_000
const now = (): number => performance.now()

/** What a visitor sees and does at one video: plays, moves, and tells how it is going. */
export class LivePlayer {
  readonly #options: LivePlayerOptions
  readonly #video: HTMLVideoElement
  readonly #isPlayback: boolean
  readonly #low: LowLatency
  readonly #edge: EdgeFollower
  readonly #shift: TimeShift
  readonly #stalls = new StallWatch(now())
  readonly #list = new FreshList()
  readonly #state: PlayerState
  readonly #picture: FirstPicture
  readonly #playhead: Playhead
  /** What is heard of it. */
  readonly sound: Sound
  readonly #disposers: Disposer[] = []
  #stream: Stream | undefined
  #isDestroyed = false
  #wantsToPlay = true

  constructor(options: LivePlayerOptions) {
    const { video, isPlayback = false, onChange } = options
    this.#options = options
    this.#video = video
    this.#isPlayback = isPlayback
    this.#low = new LowLatency(options.src, options.wantsLow === true && !isPlayback)
    this.#edge = new EdgeFollower(video, now)
    this.#shift = new TimeShift(options.shift)
    this.#state = new PlayerState(options, onChange)
    this.#picture = new FirstPicture(video, () => this.#state.set({ hasPicture: true }))
    this.sound = new Sound(video, this.#state)
    this.#playhead = new Playhead({
      video,
      isPlayback,
      edge: this.#edge,
      shift: this.#shift,
      state: this.#state,
      stream: () => this.#stream,
      play: () => void this.play(),
      reload: () => this.reload(),
    })
    const stopListening = followVideo(video, {
      onPlay: () => this.#isPlayback || this.#edge.resume(),
      onPlaying: () => this.#onPlaying(),
      onPause: () => this.#onPause(),
      onWaiting: () => this.#onWaiting(),
      onProgress: () => this.#playhead.tell(),
      onVolume: () => this.sound.silence.keep() && this.#wantsToPlay && void this.play(),
      onEnded: () => this.#onEnded(),
      onVisible: () => video.paused || this.#edge.wake(),
      onNetwork: (isOffline) => this.#onNetwork(isOffline),
    })
    this.#disposers.push(stopListening)
  }

  /** Loads the library and the stream. */
  async start(): Promise<void> {
    const library = await this.#options.loadHls()
    if (this.#isDestroyed) return
    const ticker = setInterval(() => this.#tick(), tickMs)
    this.#disposers.push(() => clearInterval(ticker))
    if (library.Hls.isSupported()) {
      this.#stream = new Stream({
        library,
        video: this.#video,
        src: () => (this.#shift.isOn ? this.#shift.src : this.#low.src),
        hasEnd: () => this.#isPlayback || this.#shift.isOn,
        startS: () => this.#shift.startS(this.serverNow),
        random: this.#options.random ?? Math.random,
        onBuild: (hls) => this.#onBuild(hls),
        onManifest: (hls, { sessionData }) => this.#onManifest(hls, sessionData),
        onLevel: ({ fragments, endSN, lastPartIndex }) => {
          this.#list.heard(`${endSN} ${lastPartIndex}`, now())
          this.#playhead.found(this.#shift.place(fragments))
        },
        onLevelGone: (hls) => this.#keepQuality(hls),
        onData: () => this.#state.set({ tries: 0 }),
        onTrouble: () => this.#onTrouble(),
        onUnplayable: () => this.#state.set({ phase: 'unsupported' }),
      })
      this.#stream.build()
    } else if (this.#video.canPlayType('application/vnd.apple.mpegurl') === '')
      this.#state.set({ phase: 'unsupported' })
    else {
      // The browser plays by itself and says nothing of times.
      this.#shift.fail()
      this.#picture.expect()
      this.#video.src = this.#options.src
      void this.play()
    }
  }

  get snapshot(): PlayerSnapshot {
    return this.#state.snapshot
  }

  /** Starts playback, muted when the browser allows no sound without a click. */
  async play(): Promise<void> {
    this.#wantsToPlay = true
    const start = await startPlaying(this.#video)
    if (start === 'muted') this.#state.set({ isSoundBlocked: true })
    if (start === 'refused') this.#state.set({ phase: 'paused', isSoundBlocked: !this.snapshot.isMuted })
  }

  togglePlay(): void {
    if (this.#video.paused) return void this.play()
    this.#wantsToPlay = false
    this.#video.pause()
  }

  setQuality(quality: Quality): void {
    this.#state.set({ quality })
    const hls = this.#stream?.hls
    // nextLevel plays what is buffered and replaces what comes: no black picture.
    if (hls) hls.nextLevel = levelOf(quality, this.snapshot.heights) ?? -1
  }

  /** Close to life, or with more in the buffer. */
  setLowLatency(isWanted: boolean): void {
    this.#low.want(isWanted)
    this.reload()
  }

  /** The server's clock, epoch milliseconds. */
  get serverNow(): number {
    return this.#playhead.serverNow
  }

  setRate(rate: number): void {
    this.#playhead.setRate(rate)
  }

  /** Back to the live edge, at its speed. */
  goLive(): void {
    this.#playhead.goLive()
  }

  /** To a moment of a broadcast, epoch milliseconds by the server's clock. */
  goTo(at: number): void {
    this.#playhead.goTo(at)
  }

  /** Moves by seconds: within a recording, or within what the broadcast still has. */
  seekBy(seconds: number): void {
    this.#playhead.seekBy(seconds)
  }

  /** Loads the stream anew: the visitor's way out of anything. */
  reload(): void {
    this.#wantsToPlay = true
    if (this.#stream) this.#stream.build()
    else this.#video.load()
  }

  statistics(): PlayerStatistics {
    return readStatistics(this.#video, this.#stream, this.#stalls, this.#picture.afterMs)
  }

  destroy(): void {
    if (this.#isDestroyed) return
    this.#isDestroyed = true
    this.#state.end()
    this.#picture.forget()
    this.#edge.use(undefined)
    this.#stream?.destroy()
    disposeAll(this.#disposers)()
    release(this.#video)
  }

  #onBuild(hls: Hls): void {
    this.#stalls.restart(now())
    this.#edge.use(hls)
    this.#state.set({ phase: 'loading', hasPicture: false })
    this.#picture.expect()
  }

  #onManifest(hls: Hls, sessionData: Record<string, unknown> | null | undefined): void {
    if (!this.#shift.isOn) this.#low.learn(sessionData, now())
    this.#edge.use(hls, this.#low.pace)
    this.#state.set({ isLowOffered: this.#low.isOffered, isLow: this.#low.isOn })
    this.#keepQuality(hls)
    if (this.#wantsToPlay) void this.play()
  }

  #keepQuality(hls: Hls): void {
    this.#state.set({ heights: hls.levels.map(({ height }) => height) })
    keepQuality(hls, this.snapshot.quality)
  }

  #onTrouble(): void {
    const { phase, hasPicture } = this.snapshot
    if (this.#shift.isOn && !hasPicture && (this.#stream?.tries ?? 0) > 1) {
      this.#shift.fail()
      this.#edge.follow()
      this.reload()
      return
    }
    // While the buffer lasts the visitor sees a picture: nothing to tell yet.
    const isVisible = phase !== 'playing' && phase !== 'paused'
    this.#state.set({ tries: this.#stream?.tries ?? 0, ...(isVisible ? { phase: 'recovering' as const } : {}) })
  }

  #onNetwork(isOffline: boolean): void {
    this.#state.set({ isOffline })
    if (!isOffline) this.#stream?.retryNow()
  }

  #onPlaying(): void {
    this.#stalls.ended(now())
    this.#state.set({ phase: 'playing', height: this.#video.videoHeight })
  }

  #onPause(): void {
    this.#stalls.ended(now())
    // The end of a recording pauses as well; it has a word of its own. And it may play again by now.
    if (this.#video.ended || !this.#video.paused) return
    if (this.#wantsToPlay && this.sound.silence.isPausedByBrowser()) return void this.play()
    if (!this.#isPlayback) this.#edge.letGo()
    this.#state.set({ phase: 'paused' })
  }

  #onWaiting(): void {
    const { phase } = this.snapshot
    const isStall = phase === 'playing' && !this.#video.seeking
    if (isStall) {
      this.#stalls.stalled(now())
      this.#edge.stalled()
    }
    if (phase !== 'loading') this.#state.set({ phase: this.#stream?.isInTrouble ? 'recovering' : 'stalled' })
    if (isStall && this.#low.stalled(now(), this.#stream?.spare)) this.setLowLatency(false)
  }

  /** The end of a recording; of a broadcast only that its playlist says so: the anchor may be back in a moment. */
  #onEnded(): void {
    // The list ended where life was when it was loaded: by now there is more.
    if (this.#shift.isOn) this.#playhead.goOn()
    else {
      this.#state.set({ phase: 'ended' })
      if (!this.#isPlayback) this.#stream?.buildAfterEnd()
    }
  }

  #tick(): void {
    const { phase, hasPicture } = this.snapshot
    this.#edge.settle()
    this.#playhead.tell()
    const isAway = !this.#isPlayback && !this.#shift.isOn && this.#list.isOld(now())
    this.#state.set({ isAway, height: this.#video.videoHeight })
    const isResting = phase === 'paused' || phase === 'ended' || phase === 'unsupported'
    if (isResting || !this.#wantsToPlay || this.#stream?.isWaiting) this.#stalls.restart(now())
    else if (this.#stalls.isStuck(this.#video.currentTime, hasPicture, now())) this.#stream?.build()
  }
}
