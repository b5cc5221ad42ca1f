import {
  BufferTarget,
  CanvasSource,
  CmafOutputFormat,
  HlsOutputFormat,
  MediaStreamAudioTrackSource,
  Output,
  PathedTarget,
  Quality,
} from 'mediabunny'
import type { EncoderSupport, PictureSize } from './encoder-support'
import type { PutItem } from './put-queue'

const segmentS = 2
const audioBitrate = 128_000

export interface HlsOutputOptions {
  canvas: HTMLCanvasElement
  audio: MediaStreamTrack | undefined
  size: PictureSize
  support: EncoderSupport
  onFile(item: PutItem): void
  onError(error: unknown): void
}

/** A running encoder: frames of the canvas go in, files of a live HLS come out. */
export interface HlsOutput {
  /** Takes the canvas as it is now; does nothing while the encoder is behind. */
  addFrame(): void
  /** Frames that were left out because the encoder was behind. */
  skipped(): number
  finish(): Promise<void>
  cancel(): Promise<void>
}

const bytesOf = (target: unknown): Uint8Array => new Uint8Array((target as BufferTarget).buffer ?? new ArrayBuffer(0))

/** H.264 and AAC as live HLS with segments of two seconds, a key frame at the start of each. */
export async function startHlsOutput(options: HlsOutputOptions): Promise<HlsOutput> {
  const { canvas, audio, size, support, onFile, onError } = options
  if (support.needsAacEncoder) {
    const { registerAacEncoder } = await import(/* webpackChunkName: "aac-encoder" */ '@mediabunny/aac-encoder')
    registerAacEncoder()
  }
  const output = new Output({
    format: new HlsOutputFormat({
      segmentFormat: new CmafOutputFormat(),
      targetDuration: segmentS,
      live: true,
      maxLiveSegmentCount: 6,
      getPlaylistPath: () => 'video.m3u8',
      getInitPath: () => 'init.mp4',
      getSegmentPath: ({ n }) => `s${n}.m4s`,
      onMaster: (body) => onFile({ path: 'index.m3u8', kind: 'playlist', body }),
      onPlaylist: (body) => onFile({ path: 'video.m3u8', kind: 'playlist', body }),
      onInit: (target) => onFile({ path: 'init.mp4', kind: 'init', body: bytesOf(target) }),
      onSegment: (target, { n }) => onFile({ path: `s${n}.m4s`, kind: 'segment', body: bytesOf(target) }),
    }),
    target: new PathedTarget('index.m3u8', () => new BufferTarget()),
  })
  const video = new CanvasSource(canvas, {
    codec: 'avc',
    quality: new Quality({ bitrate: size.bitrate }),
    keyFrameInterval: segmentS,
    latencyMode: 'realtime',
    fullCodecString: support.videoCodec,
  })
  // Counted from the epoch, so that the playlist carries the date of every segment.
  output.addVideoTrack(video, { frameRate: size.frameRate, isRelativeToUnixEpoch: true })
  if (audio) {
    const sound = new MediaStreamAudioTrackSource(
      audio as MediaStreamAudioTrack,
      { codec: 'aac', quality: new Quality({ bitrate: audioBitrate }) },
      { timestampBase: 'unix' },
    )
    sound.errorPromise.catch(onError)
    output.addAudioTrack(sound, { isRelativeToUnixEpoch: true })
  }
  await output.start()
  return feed(output, video, size, onError)
}

function feed(output: Output, video: CanvasSource, size: PictureSize, onError: (error: unknown) => void): HlsOutput {
  const frameS = 1 / size.frameRate
  let lastAt = 0
  let isBusy = false
  let isOver = false
  let skipped = 0
  return {
    addFrame() {
      if (isOver) return
      if (isBusy) {
        skipped += 1
        return
      }
      // Time of the page, not of the wall clock: the latter may be set back.
      const at = (performance.timeOrigin + performance.now()) / 1_000
      if (at - lastAt < frameS / 2) return
      lastAt = at
      isBusy = true
      video
        .add(at, frameS)
        .catch((error: unknown) => {
          if (!isOver) onError(error)
        })
        .finally(() => {
          isBusy = false
        })
    },
    skipped: () => skipped,
    async finish() {
      isOver = true
      await output.finalize()
    },
    async cancel() {
      isOver = true
      await output.cancel()
    },
  }
}
