/** What the browser can encode. */
export interface EncoderSupport {
  /** H.264 as the browser takes it, e.g. `avc1.640028`. */
  videoCodec: string
  /** The browser writes no AAC itself: an encoder of our own is loaded. */
  needsAacEncoder: boolean
}

export interface PictureSize {
  width: number
  height: number
  frameRate: number
  /** Bits per second. */
  bitrate: number
}

/** Sizes to choose from, best last. */
export const pictureSizes = {
  smooth: { width: 640, height: 360, frameRate: 25, bitrate: 900_000 },
  sd: { width: 960, height: 540, frameRate: 30, bitrate: 1_600_000 },
  hd: { width: 1280, height: 720, frameRate: 30, bitrate: 2_500_000 },
} as const satisfies Record<string, PictureSize>

export type SizeName = keyof typeof pictureSizes

/** High, Main, Baseline; each with a level that holds 720p at 30 frames. */
const profiles = ['avc1.640028', 'avc1.4d0028', 'avc1.42001f']

/** The parts of the browser that are asked, so that a test can stand in for them. */
export interface EncoderWindow {
  VideoEncoder?: { isConfigSupported(config: VideoEncoderConfig): Promise<{ supported?: boolean }> }
  AudioEncoder?: { isConfigSupported(config: AudioEncoderConfig): Promise<{ supported?: boolean }> }
  MediaStreamTrackProcessor?: unknown
}

async function takes<Config>(
  encoder: { isConfigSupported(config: Config): Promise<{ supported?: boolean }> },
  config: Config,
): Promise<boolean> {
  try {
    return (await encoder.isConfigSupported(config)).supported === true
  } catch {
    // Some browsers throw for a profile they have never heard of.
    return false
  }
}

/** What this browser can encode of a size; undefined: it can not broadcast. */
export async function findSupport(scope: EncoderWindow, size: PictureSize): Promise<EncoderSupport | undefined> {
  const { VideoEncoder: video, AudioEncoder: audio } = scope
  if (!video || !audio) return undefined
  const { width, height, bitrate, frameRate: framerate } = size
  for (const codec of profiles) {
    if (!(await takes(video, { codec, width, height, bitrate, framerate, latencyMode: 'realtime' }))) continue
    const hasAac = await takes(audio, {
      codec: 'mp4a.40.2',
      sampleRate: 48_000,
      numberOfChannels: 2,
      bitrate: 128_000,
    })
    return { videoCodec: codec, needsAacEncoder: !hasAac }
  }
  return undefined
}
