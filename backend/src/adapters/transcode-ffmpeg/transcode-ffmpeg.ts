import type { Log } from '../../kernel/log'
import type { TranscodeAsk, TranscodedVideo, Transcoder } from '../../modules/uploads/ports/transcoder.port'
import type { VideoType } from '../../modules/uploads/video-walk.rules'
import { hasProgram } from '../find-ffmpeg'
import { runBounded } from '../run-bounded'
import { narrowing, sheet } from './film-parts'

/** Who reads which format; nothing is guessed from the bytes, so that no other reader can be talked into it. */
const readers: Record<VideoType, string> = {
  ...{ mp4: 'mov', mov: 'mov', ogg: 'ogg', flv: 'flv', avi: 'avi', wmv: 'asf', rmvb: 'rm' },
  ...{ webm: 'matroska', mkv: 'matroska' },
}
/** Formats whose streams an MP4 takes as they are, if browsers play them. */
const reordered: readonly VideoType[] = ['mp4', 'mov', 'mkv']

const probeMs = 20_000
const convertMs = 15 * 60_000
const sideMaxPx = 4_096
const lengthMaxS = 3_600
const resultMegabytes = 200

/** Files of this machine only, read as one format, no questions asked. */
const inputOf = (type: VideoType, path: string): string[] => [
  ...['-nostdin', '-hide_banner', '-v', 'error', '-protocol_whitelist', 'file,pipe'],
  ...['-f', readers[type], '-i', path],
]

interface Probe {
  streams?: { codec_type?: string; codec_name?: string; pix_fmt?: string; width?: number; height?: number }[]
  format?: { duration?: string }
}

interface Facts extends TranscodedVideo {
  /** Every browser plays these streams: they are only put into order. */
  isPlayable: boolean
}

async function factsOf(path: string, type: VideoType, signal: AbortSignal | undefined): Promise<Facts> {
  const ask = ['-v', 'error', '-protocol_whitelist', 'file,pipe', '-f', readers[type], '-show_streams', '-show_format']
  const said = await runBounded('ffprobe', [...ask, '-of', 'json', '-i', path], {
    timeoutMs: probeMs,
    megabytes: 0,
    signal,
  })
  const { streams = [], format } = JSON.parse(said.toString()) as Probe
  const picture = streams.find(({ codec_type }) => codec_type === 'video')
  const sound = streams.find(({ codec_type }) => codec_type === 'audio')
  const { width = 0, height = 0 } = picture ?? {}
  const durationS = Number(format?.duration ?? 0)
  if (width < 1 || height < 1) throw new Error('there are no pictures in it')
  if (Math.max(width, height) > sideMaxPx) throw new Error(`${width} x ${height} pixels are too many`)
  if (!(durationS <= lengthMaxS)) throw new Error(`${durationS} s are too long`)
  const isPlayable =
    reordered.includes(type) &&
    picture?.codec_name === 'h264' &&
    picture.pix_fmt === 'yuv420p' &&
    (!sound || sound.codec_name === 'aac')
  return { width, height, durationS: Math.round(durationS), isPlayable }
}

const encoded = [
  ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
  // At most Full HD, and sides that can be halved.
  ...['-vf', "scale='min(1920,iw)':'min(1080,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2"],
  ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2'],
]
const copied = ['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-c', 'copy']

/** Converts with ffmpeg, one video after the other: more at once would leave no processor to the calls. */
export function createFfmpegTranscoder(): Transcoder {
  let last: Promise<unknown> = Promise.resolve()
  async function transcode(ask: TranscodeAsk): Promise<TranscodedVideo> {
    const { input, type, output, poster, signal } = ask
    const before = await factsOf(input, type, signal)
    const bounds = { timeoutMs: convertMs, megabytes: resultMegabytes, signal }
    const how = before.isPlayable ? copied : encoded
    const end = ['-threads', '1', '-t', String(lengthMaxS), '-movflags', '+faststart', '-f', 'mp4', '-y', output]
    await runBounded('ffmpeg', [...inputOf(type, input), ...how, ...end], bounds)
    const made = await factsOf(output, 'mp4', signal)
    const at = String(Math.min(1, made.durationS / 2))
    const frame = ['-ss', at, '-frames:v', '1', '-f', 'image2', '-c:v', 'png', '-update', '1', '-y', poster]
    await runBounded('ffmpeg', [...inputOf('mp4', output), ...frame], { ...bounds, timeoutMs: 60_000 })
    return { width: made.width, height: made.height, durationS: made.durationS }
  }
  async function fromFilm(ask: { input: string; signal: AbortSignal | undefined }, made: string[]): Promise<void> {
    const bounds = { timeoutMs: convertMs, megabytes: resultMegabytes, signal: ask.signal }
    await runBounded('ffmpeg', [...inputOf('mp4', ask.input), ...made], bounds)
  }
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
  return {
    name: 'ffmpeg',
    transcode: (ask) => inTurn(() => transcode(ask)),
    narrow: (ask) => inTurn(() => fromFilm(ask, narrowing(ask))),
    stills: (ask) => inTurn(() => fromFilm(ask, sheet(ask))),
  }
}

/** The converter of this machine; undefined when ffmpeg or ffprobe is missing. */
export function openTranscoder(log: Log): Transcoder | undefined {
  const isThere = hasProgram('ffmpeg') && hasProgram('ffprobe')
  if (!isThere) log.info('ffmpeg is not installed: uploaded videos play as they are')
  return isThere ? createFfmpegTranscoder() : undefined
}
