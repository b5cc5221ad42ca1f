/** A lower quality made from what is pushed. */
export interface LowerQuality {
  variant: string
  height: number
  kbit: number
}

/** Best first. */
const ladder: readonly LowerQuality[] = [
  { variant: 'hd', height: 720, kbit: 2_000 },
  { variant: 'smooth', height: 480, kbit: 900 },
  { variant: 'sd', height: 360, kbit: 500 },
]

/** What is made of a push of this height; a machine that was too slow makes `fewer`, the costly ones left out first. */
export function lowerThan(height: number, fewer: number): LowerQuality[] {
  const lower = ladder.filter((quality) => quality.height < height)
  return lower.slice(Math.min(fewer, Math.max(0, lower.length - 1)))
}

export const encoderNames = ['software', 'nvenc', 'qsv', 'vaapi'] as const
/** `software` runs everywhere; the others need a graphics card and an ffmpeg that knows it. */
export type EncoderName = (typeof encoderNames)[number]

interface Encoder {
  /** Before the input. */
  device: string[]
  /** After the scaling. */
  upload: string
  codec: string[]
}

/** Each gives its frames at once, and key frames that open a segment where they are asked for. */
const encoders: Record<EncoderName, Encoder> = {
  software: {
    device: [],
    upload: '',
    codec: ['libx264', '-preset', 'veryfast', '-tune', 'zerolatency', '-pix_fmt', 'yuv420p'],
  },
  nvenc: {
    device: [],
    upload: '',
    codec: ['h264_nvenc', '-preset', 'p3', '-tune', 'ull', '-zerolatency', '1', '-forced-idr', '1', '-bf', '0'],
  },
  qsv: {
    device: [],
    upload: '',
    codec: ['h264_qsv', '-preset', 'veryfast', '-async_depth', '1', '-forced_idr', '1', '-bf', '0'],
  },
  vaapi: {
    device: ['-vaapi_device', '/dev/dri/renderD128'],
    upload: ',format=nv12,hwupload',
    codec: ['h264_vaapi', '-async_depth', '1', '-bf', '0'],
  },
}

function outputOf(
  { height, kbit }: LowerQuality,
  { upload, codec }: Encoder,
  sound: 'copy' | 'aac',
  pipe: number,
): string[] {
  return [
    ...[
      '-map',
      '0:v:0',
      '-map',
      '0:a:0?',
      '-vf',
      `scale=-2:${height}${upload}`,
      '-fps_mode',
      'passthrough',
      '-c:v',
      ...codec,
    ],
    // Key frames where the original has them: the qualities are cut at the same places.
    ...['-force_key_frames', 'source', '-g', '600', '-sc_threshold', '0'],
    ...['-b:v', `${kbit}k`, '-maxrate', `${Math.round(kbit * 1.1)}k`, '-bufsize', `${kbit * 2}k`],
    // Each frame is written as soon as it is encoded, which a fragmented MP4 would not do.
    ...['-c:a', sound, '-f', 'flv', '-flvflags', 'no_duration_filesize', '-flush_packets', '1', `pipe:${pipe}`],
  ]
}

export interface LadderJob {
  kind: 'mp4' | 'ts'
  qualities: readonly LowerQuality[]
  encoder: EncoderName
  /** Whether the sound can stay as it is. */
  isAac: boolean
}

/** Reads the original from its input and writes the first quality to pipe 3, the next to pipe 4 and so on. */
export function ladderArguments({ kind, qualities, encoder: name, isAac }: LadderJob): string[] {
  const encoder = encoders[name]
  // It reads what we feed it, and opens nothing that it is told of there.
  const input = ['-nostdin', '-v', 'error', ...encoder.device, '-protocol_whitelist', 'pipe', '-fpsprobesize', '0']
  // Several threads would hold back as many frames.
  const probe = ['-analyzeduration', '1000000', '-threads', '1', '-f', kind === 'ts' ? 'mpegts' : 'mp4', '-i', 'pipe:0']
  return [
    ...input,
    ...probe,
    ...qualities.flatMap((quality, index) => outputOf(quality, encoder, isAac ? 'copy' : 'aac', index + 3)),
  ]
}

/** Encodes a few empty frames: whether the encoder works on this machine. */
export function encoderTrial(name: EncoderName): string[] {
  const { device, upload, codec } = encoders[name]
  const input = ['-nostdin', '-v', 'error', ...device, '-f', 'lavfi', '-i', 'color=s=320x180:r=25:d=0.2']
  return [...input, '-vf', `scale=-2:180${upload}`, '-c:v', ...codec, '-f', 'null', '-']
}
