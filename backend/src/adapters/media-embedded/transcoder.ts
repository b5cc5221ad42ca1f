import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Readable } from 'node:stream'
import type { Log } from '../../kernel/log'
import { limitedProgram } from '../limited-program'
import { BoxStream } from './box-stream'
import { movedSegment, pictureStartS } from './moved-segment'

/** A lower quality made from what is pushed. */
interface Ladder {
  variant: string
  height: number
  kbit: number
}

const ladder: readonly Ladder[] = [
  { variant: 'smooth', height: 480, kbit: 900 },
  { variant: 'sd', height: 360, kbit: 500 },
]

/** Address space, of which threads reserve much more than they use; it ends one that grows without end. */
const memoryBytes = 8_000_000_000

/** More unread input than this: the machine is too slow for it. */
const backlogMax = 24 * 1024 * 1024

/** A segment of the original quality. */
export interface OriginalSegment {
  kind: 'mp4' | 'ts'
  header: Buffer | undefined
  bytes: Buffer
  startS: number
  height: number
  period: number
}

/** Takes what was made. */
export interface RenditionSink {
  header(variant: string, bytes: Buffer): void
  segment(variant: string, bytes: Buffer): void
  /** Nothing more comes: these renditions must not be offered any longer. */
  failed(variants: readonly string[]): void
}

const outputOf = ({ height, kbit }: Ladder, pipe: number): string[] => [
  ...['-map', '0:v:0', '-map', '0:a:0?', '-vf', `scale=-2:${height}`],
  ...[
    '-fps_mode',
    'passthrough',
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-tune',
    'zerolatency',
    '-pix_fmt',
    'yuv420p',
  ],
  // Key frames where the original has them: the qualities are cut at the same places.
  ...['-force_key_frames', 'source', '-g', '600', '-sc_threshold', '0'],
  ...['-b:v', `${kbit}k`, '-maxrate', `${Math.round(kbit * 1.1)}k`, '-bufsize', `${kbit * 2}k`],
  ...['-c:a', 'copy', '-f', 'mp4', '-movflags', '+frag_keyframe+delay_moov+default_base_moof'],
  `pipe:${pipe}`,
]

/** One ffmpeg for one push. */
class Transcoding {
  readonly variants: readonly string[]
  readonly period: number
  readonly #child: ChildProcess
  readonly #sink: RenditionSink
  readonly #log: Log
  #header: Buffer | undefined
  #isOver = false

  constructor(program: string, first: OriginalSegment, wanted: readonly Ladder[], sink: RenditionSink, log: Log) {
    this.variants = wanted.map(({ variant }) => variant)
    this.period = first.period
    this.#sink = sink
    this.#log = log
    // It reads what we feed it, and opens nothing that it is told of there.
    const input = [
      '-nostdin',
      '-v',
      'error',
      '-protocol_whitelist',
      'pipe',
      '-f',
      first.kind === 'ts' ? 'mpegts' : 'mp4',
      '-i',
      'pipe:0',
    ]
    const outputs = wanted.flatMap((quality, index) => outputOf(quality, index + 3))
    const pipes = wanted.map(() => 'pipe' as const)
    const [command, args] = limitedProgram(program, [...input, ...outputs], { memoryBytes, fileBytes: 0 })
    this.#child = spawn(command, args, { stdio: ['pipe', 'ignore', 'pipe', ...pipes] })
    this.#child.once('error', (error) => this.#fail(error.message))
    this.#child.once('exit', (status) => this.#fail(`ffmpeg ended with ${status}`))
    this.#child.stdin?.on('error', () => undefined)
    this.#child.stderr?.on('data', (text: Buffer) => log.debug({ text: String(text).slice(0, 500) }, 'ffmpeg'))
    for (const [index, { variant }] of wanted.entries())
      this.#listen(this.#child.stdio[index + 3] as Readable, variant, first.startS)
  }

  #listen(output: Readable, variant: string, startS: number): void {
    let [header, fragment, byS]: [Buffer, Buffer | undefined, number | undefined] = [
      Buffer.alloc(0),
      undefined,
      undefined,
    ]
    const boxes = new BoxStream((type, bytes) => {
      if (type === 'ftyp' || type === 'moov') header = Buffer.concat([header, bytes])
      if (type === 'moov') this.#sink.header(variant, header)
      if (type === 'moof') fragment = bytes
      if (type !== 'mdat' || !fragment) return
      const segment = Buffer.concat([fragment, bytes])
      byS ??= startS - pictureStartS(header, segment)
      this.#sink.segment(variant, movedSegment(header, segment, byS))
    })
    output.on('data', (bytes: Buffer) => {
      try {
        if (!this.#isOver) boxes.write(bytes)
      } catch (error) {
        this.#fail(String(error))
      }
    })
  }

  feed({ header, bytes }: OriginalSegment): void {
    const { stdin } = this.#child
    if (this.#isOver || !stdin?.writable) return
    if (stdin.writableLength > backlogMax) {
      this.#fail('the machine is too slow for it')
      return
    }
    if (header && header !== this.#header) stdin.write(header)
    this.#header = header
    stdin.write(bytes)
  }

  #fail(why: string): void {
    if (this.#isOver) return
    this.#log.warn({ why }, 'lower qualities are no longer made')
    this.stop()
    this.#sink.failed(this.variants)
  }

  stop(): void {
    this.#isOver = true
    this.#child.kill('SIGKILL')
  }
}

/** Makes lower qualities of single-quality pushes, where ffmpeg is installed. */
export class Transcoder {
  readonly #running = new Map<number, Transcoding>()
  readonly #program: string
  readonly #log: Log
  readonly #most = Math.max(1, availableParallelism() - 1)

  constructor(program: string, log: Log) {
    this.#program = program
    this.#log = log
  }

  /** Feeds a segment; gives how many renditions are being made of this push. */
  feed(uid: number, segment: OriginalSegment, sink: RenditionSink): number {
    let transcoding = this.#running.get(uid)
    if (transcoding && transcoding.period !== segment.period) {
      this.stop(uid)
      transcoding = undefined
    }
    if (!transcoding) {
      const wanted = ladder.filter(({ height }) => height < segment.height)
      if (wanted.length === 0 || this.#running.size >= this.#most) return 0
      transcoding = new Transcoding(this.#program, segment, wanted, sink, this.#log)
      this.#running.set(uid, transcoding)
    }
    transcoding.feed(segment)
    return transcoding.variants.length
  }

  stop(uid: number): void {
    this.#running.get(uid)?.stop()
    this.#running.delete(uid)
  }

  close(): void {
    for (const uid of [...this.#running.keys()]) this.stop(uid)
  }
}

/** ffmpeg of this machine; undefined when there is none. */
export function findFfmpeg(): string | undefined {
  const { status } = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore', timeout: 5_000 })
  return status === 0 ? 'ffmpeg' : undefined
}
