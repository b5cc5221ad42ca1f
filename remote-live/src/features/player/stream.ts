import type Hls from 'hls.js'
import type { ErrorData, LevelDetails, LevelLoadedData, ManifestParsedData } from 'hls.js'
import { liveHlsConfig, playbackHlsConfig } from './hls-config'
import { type FatalKind, Recovery, type RecoveryStep } from './recovery'
import { ServerClock } from './server-clock'

/** The streaming library, and the address of its worker where there is one. */
export interface HlsLibrary {
  Hls: typeof Hls
  workerPath?: string
}

export interface StreamOptions {
  library: HlsLibrary
  video: HTMLVideoElement
  /** Address to load; asked for with each new instance of the library. */
  src: () => string
  /** Of a list with an end; asked for with each new instance, as is where to begin in it, seconds. */
  hasEnd: () => boolean
  startS: () => number
  random: () => number
  /** Another instance of the library begins: the picture goes until it has one of its own. */
  onBuild(hls: Hls): void
  /** The levels are known. */
  onManifest(hls: Hls, data: ManifestParsedData): void
  /** What is in the list of a level. */
  onLevel(details: LevelDetails): void
  /** A level is gone: nobody makes it any more. */
  onLevelGone(hls: Hls): void
  /** Data came. */
  onData(): void
  /** A fatal error; what helps is under way. */
  onTrouble(): void
  /** The browser has no decoder for what is broadcast: trying again would not change that. */
  onUnplayable(): void
}

/** A playlist that ended may go on when the publisher was only gone for a moment. */
const endedRetryMs = 4_000

const now = (): number => performance.now()

/** One address in one video element, loaded again and again for as long as it takes. */
export class Stream {
  readonly clock = new ServerClock()
  readonly #options: StreamOptions
  readonly #recovery: Recovery
  #hls: Hls | undefined
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #isInTrouble = false
  #recoveries = 0
  #isDestroyed = false

  constructor(options: StreamOptions) {
    this.#options = options
    this.#recovery = new Recovery(options.random)
  }

  get hls(): Hls | undefined {
    return this.#hls
  }

  /** Between a fatal error and the next data. */
  get isInTrouble(): boolean {
    return this.#isInTrouble
  }

  /** The next try is planned. */
  get isWaiting(): boolean {
    return this.#retryTimer !== undefined
  }

  /** Tries in a row that reached nothing. */
  get tries(): number {
    return this.#recovery.tries
  }

  /** How many times what plays takes would come over the line; undefined: nothing plays. */
  get spare(): number | undefined {
    const hls = this.#hls
    const bitrate = hls?.levels[hls.currentLevel]?.bitrate
    return hls && bitrate ? hls.bandwidthEstimate / bitrate : undefined
  }

  /** Fatal errors it came back from. */
  get recoveries(): number {
    return this.#recoveries
  }

  /** Begins with a new instance of the library. */
  build(): void {
    const { library, video, src, hasEnd, startS } = this.#options
    if (this.#isDestroyed) return
    this.#clearRetry()
    this.#hls?.destroy()
    const { Hls: Library, workerPath } = library
    const config = hasEnd() ? { ...playbackHlsConfig, startPosition: startS() } : liveHlsConfig
    const hls = new Library({ ...config, ...(workerPath ? { workerPath } : {}) })
    this.#hls = hls
    this.#options.onBuild(hls)
    hls.on(Library.Events.MANIFEST_PARSED, (_event, data) => this.#options.onManifest(hls, data))
    hls.on(Library.Events.LEVEL_LOADED, (_event, data) => this.#onLevel(hls, data))
    hls.on(Library.Events.FRAG_BUFFERED, () => this.#onData())
    hls.on(Library.Events.ERROR, (_event, data) => this.#onError(hls, data))
    hls.loadSource(src())
    hls.attachMedia(video)
  }

  /** The playlist ended: looks again after a moment. */
  buildAfterEnd(): void {
    this.#later(endedRetryMs, () => this.build())
  }

  /** Does at once what was planned, e.g. because the network is back. */
  retryNow(): void {
    if (this.isWaiting) this.#retry()
  }

  destroy(): void {
    this.#isDestroyed = true
    this.#clearRetry()
    this.#hls?.destroy()
    this.#hls = undefined
  }

  #onLevel(hls: Hls, { details, networkDetails, stats }: LevelLoadedData): void {
    // Fragmented MP4 passes through as it is: a worker would only cost a start. TS is rewritten, off the main thread.
    if (details.fragments[0]?.initSegment) hls.config.enableWorker = false
    this.#options.onLevel(details)
    if (!(networkDetails instanceof XMLHttpRequest)) return
    const toEpoch = Date.now() - now()
    this.clock.observe(networkDetails.getResponseHeader('date'), {
      sentAt: stats.loading.start + toEpoch,
      receivedAt: stats.loading.end + toEpoch,
    })
  }

  #onData(): void {
    this.#recovery.healthy()
    if (this.#isInTrouble) this.#recoveries += 1
    this.#isInTrouble = false
    this.#options.onData()
  }

  /** Takes a level off the list whose playlist is gone while there are others. */
  #dropsLevel(hls: Hls, { details, response, context, fatal }: ErrorData): boolean {
    const isGone = details === this.#options.library.Hls.ErrorDetails.LEVEL_LOAD_ERROR && response?.code === 404
    const level = context?.level
    if (!isGone || typeof level !== 'number' || hls.levels.length < 2) return false
    hls.removeLevel(level)
    this.#options.onLevelGone(hls)
    if (fatal) hls.startLoad(-1)
    return true
  }

  #onError(hls: Hls, data: ErrorData): void {
    if (this.#isDestroyed || this.#dropsLevel(hls, data)) return
    if (!data.fatal || this.#isDestroyed) return
    const { ErrorTypes: types, ErrorDetails: details } = this.#options.library.Hls
    const codecs = [details.MANIFEST_INCOMPATIBLE_CODECS_ERROR, details.BUFFER_INCOMPATIBLE_CODECS_ERROR]
    if (codecs.some((one) => one === data.details)) {
      this.#clearRetry()
      this.#options.onUnplayable()
      return
    }
    const kind: FatalKind =
      data.type === types.NETWORK_ERROR ? 'network' : data.type === types.MEDIA_ERROR ? 'media' : 'other'
    this.#isInTrouble = true
    this.#recover(this.#recovery.next(kind, now()))
    this.#options.onTrouble()
  }

  #recover(step: RecoveryStep): void {
    if (step.do === 'retry') this.#later(step.afterMs, () => this.#retry())
    else if (step.do === 'rebuild') this.#later(step.afterMs, () => this.build())
    else {
      if (step.do === 'swap-audio-and-recover') this.#hls?.swapAudioCodec()
      this.#hls?.recoverMediaError()
    }
  }

  #later(afterMs: number, job: () => void): void {
    this.#clearRetry()
    this.#retryTimer = setTimeout(job, afterMs)
  }

  #retry(): void {
    this.#clearRetry()
    if (!this.#hls) return
    if (this.#hls.levels.length > 0) this.#hls.startLoad(-1)
    else this.#hls.loadSource(this.#options.src())
  }

  #clearRetry(): void {
    clearTimeout(this.#retryTimer)
    this.#retryTimer = undefined
  }
}
