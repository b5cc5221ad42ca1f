import type Hls from 'hls.js'

/** Instances that were made, newest last, with what was asked of them. */
export interface HlsProbe {
  asked: string[]
  isDestroyed: boolean
  nextLevel: number
  latency: number
  targetLatency: number
  liveSyncPosition: number
  config: { maxLiveSyncPlaybackRate: number }
  levels: { height: number }[]
  emit(event: string, data?: object): void
}

/** Stands in for the streaming library, which needs a decoder that the test environment has not. */
export function fakeHls(levels: { height: number }[] = [{ height: 720 }, { height: 480 }, { height: 360 }]) {
  const made: HlsProbe[] = []
  class FakeHls {
    static Events = { MANIFEST_PARSED: 'manifest', FRAG_BUFFERED: 'buffered', ERROR: 'error' }
    static ErrorTypes = { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' }
    static isSupported = () => true
    readonly listeners = new Map<string, (event: string, data: object) => void>()
    readonly probe: HlsProbe
    levels: { height: number }[] = []
    constructor() {
      const { listeners } = this
      this.probe = Object.assign(this as unknown as HlsProbe, {
        asked: [] as string[],
        isDestroyed: false,
        nextLevel: -1,
        latency: 4,
        targetLatency: 4,
        liveSyncPosition: 100,
        config: { maxLiveSyncPlaybackRate: 1.1 },
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
  return { made, loadHls: async () => FakeHls as unknown as typeof Hls }
}
