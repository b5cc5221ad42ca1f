import { type Disposer, disposeAll } from '@pitchside/base'
import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import { liveHlsConfig, maxLatencyS, playbackHlsConfig, targetLatencyS } from './hls-config'
import { levelOf, type Quality } from './quality'
import { type FatalKind, Recovery, type RecoveryStep } from './recovery'

export type PlayerPhase = 'loading' | 'playing' | 'paused' | 'stalled' | 'recovering' | 'unsupported'

/** What the controls show. A new object whenever something changed. */
export interface PlayerSnapshot {
  phase: PlayerPhase
  /** Heights of the stream's levels, in its order. */
  heights: readonly number[]
  quality: Quality
  volume: number
  isMuted: boolean
  /** The browser refused sound without a click. */
  isSoundBlocked: boolean
  rate: number
  /** Seconds behind where playback should be; 0 at the live edge. */
  behindS: number
  /** Recordings only: where playback is and how long it lasts. */
  positionS: number
  durationS: number
}

export interface LivePlayerOptions {
  video: HTMLVideoElement
  src: string
  /** A recording with an end. */
  isPlayback?: boolean
  loadHls: () => Promise<typeof Hls>
  quality: Quality
  volume: number
  isMuted: boolean
  onChange: (snapshot: PlayerSnapshot) => void
  random?: () => number
}

/** A picture that stands still this long is loaded anew, whatever the library thinks. */
const stallLimitMs = 10_000

/** Plays one stream in one video element and keeps it playing until it is destroyed. */
export class LivePlayer {
  readonly #options: LivePlayerOptions
  readonly #recovery: Recovery
  readonly #disposers: Disposer[] = []
  #hls: Hls | undefined
  #Hls: typeof Hls | undefined
  #snapshot: PlayerSnapshot
  #timer: ReturnType<typeof setTimeout> | undefined
  #stallTimer: ReturnType<typeof setTimeout> | undefined
  #isDestroyed = false
  #wantsToPlay = true

  constructor(options: LivePlayerOptions) {
    this.#options = options
    this.#recovery = new Recovery(options.random ?? Math.random)
    this.#snapshot = {
      phase: 'loading',
      heights: [],
      quality: options.quality,
      volume: options.volume,
      isMuted: options.isMuted,
      isSoundBlocked: false,
      rate: 1,
      behindS: 0,
      positionS: 0,
      durationS: 0,
    }
    options.video.volume = options.volume
    options.video.muted = options.isMuted
    this.#followVideo()
  }

  /** Loads the library and the stream. */
  async start(): Promise<void> {
    const { video, src, loadHls } = this.#options
    const Library = await loadHls()
    if (this.#isDestroyed) return
    this.#Hls = Library
    if (Library.isSupported()) this.#build()
    else if (video.canPlayType('application/vnd.apple.mpegurl') === '') this.#set({ phase: 'unsupported' })
    else {
      video.src = src
      void this.play()
    }
  }

  get snapshot(): PlayerSnapshot {
    return this.#snapshot
  }

  /** Starts playback, muted when the browser allows no sound without a click. */
  async play(): Promise<void> {
    const { video } = this.#options
    this.#wantsToPlay = true
    try {
      await video.play()
    } catch (error) {
      if (this.#isDestroyed || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return
      const wasMuted = video.muted
      video.muted = true
      this.#set({ isSoundBlocked: !wasMuted })
      if (wasMuted) this.#set({ phase: 'paused' })
      else await video.play().catch(() => this.#set({ phase: 'paused' }))
    }
  }

  togglePlay(): void {
    const { video } = this.#options
    if (!video.paused) {
      this.#wantsToPlay = false
      video.pause()
      return
    }
    if (this.#snapshot.behindS > maxLatencyS) this.goLive()
    void this.play()
  }

  /** Sound on or off by the visitor's hand. */
  setMuted(isMuted: boolean): void {
    this.#options.video.muted = isMuted
    this.#set({ isMuted, isSoundBlocked: false })
  }

  /** 0 to 1; a volume above 0 also ends muting. */
  setVolume(volume: number): void {
    this.#options.video.volume = volume
    this.#options.video.muted = volume === 0
    this.#set({ volume, isMuted: volume === 0, isSoundBlocked: false })
  }

  setQuality(quality: Quality): void {
    this.#set({ quality })
    const level = levelOf(quality, this.#snapshot.heights)
    // nextLevel plays what is buffered and replaces what comes: no black picture.
    if (this.#hls) this.#hls.nextLevel = level ?? -1
  }

  /** Any rate but 1 stops following the live edge: the library would set it back within a second. */
  setRate(rate: number): void {
    if (this.#hls) this.#hls.config.maxLiveSyncPlaybackRate = rate === 1 ? 1.1 : 1
    this.#options.video.playbackRate = rate
    this.#set({ rate })
    if (rate === 1 && !this.#options.isPlayback) this.goLive()
  }

  goLive(): void {
    const position = this.#hls?.liveSyncPosition
    if (position !== undefined && position !== null) this.#options.video.currentTime = position
    if (this.#options.video.paused) void this.play()
  }

  /** Recordings only. */
  seek(positionS: number): void {
    this.#options.video.currentTime = positionS
  }

  /** Loads the stream anew: the visitor's way out of anything. */
  reload(): void {
    this.#set({ phase: 'loading' })
    this.#wantsToPlay = true
    if (this.#Hls?.isSupported()) this.#build()
    else this.#options.video.load()
  }

  destroy(): void {
    if (this.#isDestroyed) return
    this.#isDestroyed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#stallTimer)
    this.#hls?.destroy()
    this.#hls = undefined
    disposeAll(this.#disposers)()
    const { video } = this.#options
    video.pause()
    video.removeAttribute('src')
    video.load()
  }

  #set(part: Partial<PlayerSnapshot>): void {
    if (this.#isDestroyed) return
    const hasChange = Object.entries(part).some(([key, value]) => this.#snapshot[key as keyof PlayerSnapshot] !== value)
    if (!hasChange) return
    this.#snapshot = { ...this.#snapshot, ...part }
    this.#options.onChange(this.#snapshot)
  }

  #build(): void {
    const Library = this.#Hls
    if (!Library || this.#isDestroyed) return
    clearTimeout(this.#timer)
    this.#hls?.destroy()
    const hls = new Library(this.#options.isPlayback ? playbackHlsConfig : liveHlsConfig)
    this.#hls = hls
    hls.on(Library.Events.MANIFEST_PARSED, () => this.#onManifest(hls))
    hls.on(Library.Events.FRAG_BUFFERED, () => this.#recovery.healthy())
    hls.on(Library.Events.ERROR, (_event, data) => this.#onError(data))
    hls.loadSource(this.#options.src)
    hls.attachMedia(this.#options.video)
  }

  #onManifest(hls: Hls): void {
    const heights = hls.levels.map(({ height }) => height)
    this.#set({ heights })
    const level = levelOf(this.#snapshot.quality, heights)
    if (level !== undefined) hls.nextLevel = level
    if (this.#wantsToPlay) void this.play()
  }

  #onError(data: ErrorData): void {
    if (!data.fatal || this.#isDestroyed) return
    const types = this.#Hls?.ErrorTypes
    const kind: FatalKind =
      data.type === types?.NETWORK_ERROR ? 'network' : data.type === types?.MEDIA_ERROR ? 'media' : 'other'
    this.#set({ phase: 'recovering' })
    this.#recover(this.#recovery.next(kind, performance.now()))
  }

  #recover(step: RecoveryStep): void {
    switch (step.do) {
      case 'rebuild':
        this.#build()
        break
      case 'retry':
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => this.#retry(), step.afterMs)
        break
      case 'swap-audio-and-recover':
        this.#hls?.swapAudioCodec()
        this.#hls?.recoverMediaError()
        break
      case 'recover-media':
        this.#hls?.recoverMediaError()
    }
  }

  #retry(): void {
    const hls = this.#hls
    if (!hls || this.#isDestroyed) return
    if (hls.levels.length > 0) hls.startLoad(-1)
    else hls.loadSource(this.#options.src)
  }

  #followVideo(): void {
    const { video } = this.#options
    const on = (name: keyof HTMLVideoElementEventMap, listener: () => void): void => {
      video.addEventListener(name, listener)
      this.#disposers.push(() => video.removeEventListener(name, listener))
    }
    on('playing', () => this.#onPlaying())
    on('pause', () => this.#set({ phase: 'paused' }))
    on('waiting', () => this.#onWaiting())
    on('timeupdate', () => this.#onProgress())
    on('ratechange', () => this.#onProgress())
    const onVisible = (): void => {
      if (!document.hidden && this.#snapshot.behindS > maxLatencyS - targetLatencyS && !video.paused) this.goLive()
    }
    document.addEventListener('visibilitychange', onVisible)
    this.#disposers.push(() => document.removeEventListener('visibilitychange', onVisible))
  }

  #onPlaying(): void {
    clearTimeout(this.#stallTimer)
    this.#set({ phase: 'playing' })
  }

  #onWaiting(): void {
    if (this.#snapshot.phase === 'recovering') return
    this.#set({ phase: this.#snapshot.phase === 'loading' ? 'loading' : 'stalled' })
    clearTimeout(this.#stallTimer)
    this.#stallTimer = setTimeout(() => this.#build(), stallLimitMs)
  }

  #onProgress(): void {
    const { video, isPlayback } = this.#options
    clearTimeout(this.#stallTimer)
    if (isPlayback) {
      this.#set({ positionS: Math.floor(video.currentTime), durationS: Math.floor(video.duration) || 0 })
      return
    }
    const behind = (this.#hls?.latency ?? 0) - (this.#hls?.targetLatency ?? targetLatencyS)
    // Whole seconds, and nothing below six: the edge itself wanders by a segment or two.
    this.#set({ behindS: behind < 6 ? 0 : Math.round(behind) })
  }
}
