import type { Tab } from './tab'

/** What the product uses where it is there, and the name it has in the table. Asked of the engine itself. */
export const askFeatures = (tab: Tab): Promise<Record<string, boolean>> =>
  tab.read(async () => {
    const video = document.createElement('video')
    const { MediaSource: mse, VideoEncoder: encoder } = globalThis as Partial<typeof globalThis>
    const h264 = 'avc1.42001f'
    const size = { width: 640, height: 360, bitrate: 900_000, framerate: 25 }
    const encodes = async () => {
      try {
        return (await encoder?.isConfigSupported({ codec: h264, ...size, latencyMode: 'realtime' }))?.supported === true
      } catch {
        return false
      }
    }
    return {
      'MediaSource with H.264 and AAC': mse?.isTypeSupported(`video/mp4; codecs="${h264},mp4a.40.2"`) === true,
      ManagedMediaSource: 'ManagedMediaSource' in window,
      'HLS without a library': video.canPlayType('application/vnd.apple.mpegurl') !== '',
      'OffscreenCanvas in a worker':
        'OffscreenCanvas' in window && 'transferControlToOffscreen' in HTMLCanvasElement.prototype,
      requestVideoFrameCallback: 'requestVideoFrameCallback' in video,
      WebCodecs: encoder !== undefined,
      'H.264 encoder': await encodes(),
      'AAC encoder': await (async () => {
        try {
          const asked = { codec: 'mp4a.40.2', sampleRate: 48_000, numberOfChannels: 2, bitrate: 128_000 }
          return (await AudioEncoder.isConfigSupported(asked)).supported === true
        } catch {
          return false
        }
      })(),
      'picture in picture': document.pictureInPictureEnabled === true,
      requestIdleCallback: 'requestIdleCallback' in window,
      'navigator.clipboard': navigator.clipboard !== undefined,
    }
  })
