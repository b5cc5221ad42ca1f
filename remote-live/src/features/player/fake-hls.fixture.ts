import type Hls from 'hls.js'
import type { HlsLibrary } from './stream'

/** Instances that were made, newest last, with what was asked of them. */
export interface HlsProbe {
  asked: string[]
  isDestroyed: boolean
  nextLevel: number
  currentLevel: number
  bandwidthEstimate: number
  startLevel: number
  latency: number
  targetLatency: number
  liveSyncPosition: number
  /** Time of the picture that plays. */
  playingDate: Date | null
  latestLevelDetails: { live: boolean; fragmentStart: number }
  config: {
    maxLiveSyncPlaybackRate: number
    liveMaxLatencyDuration: number
    liveSyncOnStallIncrease: number
    enableWorker: boolean
    startPosition?: number
    workerPath?: string
  }
  levels: { height: number; bitrate?: number }[]
  emit(event: string, data?: object): void
}

/** Stands in for the streaming library, which needs a decoder that the test environment has not. */
export function fakeHls(
  levels: { height: number; bitrate?: number }[] = [{ height: 720 }, { height: 480 }, { height: 360 }],
) {
  const made: HlsProbe[] = []
  class FakeHls {
    static Events = { MANIFEST_PARSED: 'manifest', LEVEL_LOADED: 'level', FRAG_BUFFERED: 'buffered', ERROR: 'error' }
    static ErrorTypes = { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' }
    static ErrorDetails = {
      LEVEL_LOAD_ERROR: 'levelLoadError',
      MANIFEST_INCOMPATIBLE_CODECS_ERROR: 'manifestIncompatibleCodecsError',
      BUFFER_INCOMPATIBLE_CODECS_ERROR: 'bufferIncompatibleCodecsError',
    }
    static isSupported = () => true
    readonly listeners = new Map<string, (event: string, data: object) => void>()
    readonly probe: HlsProbe
    levels: { height: number; bitrate?: number }[] = []
    constructor(config: object) {
      const { listeners } = this
      this.probe = Object.assign(this as unknown as HlsProbe, {
        asked: [] as string[],
        isDestroyed: false,
        nextLevel: -1,
        currentLevel: 0,
        bandwidthEstimate: 50_000_000,
        startLevel: -1,
        latency: 4,
        targetLatency: 4,
        liveSyncPosition: 100,
        playingDate: null,
        latestLevelDetails: { live: true, fragmentStart: 44 },
        config: {
          maxLiveSyncPlaybackRate: 1,
          liveMaxLatencyDuration: 0,
          liveSyncOnStallIncrease: 0,
          enableWorker: true,
          ...config,
        },
        emit: (event: string, data: object = {}) => {
          if (event === 'manifest') this.levels = levels
          listeners.get(event)?.(event, data)
        },
      })
      made.push(this.probe)
    }
    on(event: string, listener: (event: string, data: object) => void) {
      this.listeners.set(event, listener)
    }
    loadSource(src: string) {
      this.probe.asked.push(`load ${src}`)
    }
    removeLevel(level: number) {
      this.levels = this.levels.filter((_, index) => index !== level)
    }
    attachMedia() {
      this.probe.asked.push('attach')
    }
    startLoad() {
      this.probe.asked.push('start')
    }
    recoverMediaError() {
      this.probe.asked.push('recover')
    }
    swapAudioCodec() {
      this.probe.asked.push('swap')
    }
    destroy() {
      this.probe.isDestroyed = true
      this.listeners.clear()
    }
  }
  const loadHls = async (): Promise<HlsLibrary> => ({ Hls: FakeHls as unknown as typeof Hls, workerPath: '/worker.js' })
  return { made, loadHls }
}

/** A video element whose clock and state a test sets; jsdom's never plays. */
export function fakeVideo(): HTMLVideoElement {
  const video = document.createElement('video')
  let isPaused = true
  let time = 50
  const moveTo = (value: number): void => {
    time = value
  }
  Object.defineProperties(video, {
    paused: { get: () => isPaused },
    currentTime: { get: () => time, set: (value: number) => moveTo(value) },
  })
  video.play = async () => {
    isPaused = false
    video.dispatchEvent(new Event('play'))
  }
  video.pause = () => {
    if (isPaused) return
    isPaused = true
    video.dispatchEvent(new Event('pause'))
  }
  video.load = () => undefined
  return video
}
