import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import type { Log } from '../../kernel/log'
import { limitedProgram } from '../limited-program'
import type { CmafPart, SegmentCuts } from './cmaf-writer'
import { FlvPackager } from './flv-packager'
import { FlvReader } from './flv-reader'
import { type EncoderName, type LowerQuality, ladderArguments } from './ladder-plan'
import type { SegmentPlace } from './live-stream'

/** Address space, of which threads reserve much more than they use; it ends one that grows without end. */
const memoryBytes = 8_000_000_000
/** So often a program that ends is started anew within one segment before the push is given a rest. */
const startsMax = 3

/** A piece of the original: a whole segment, or a part of it. */
export interface OriginalPiece extends SegmentPlace {
  kind: 'mp4' | 'ts'
  header: Buffer | undefined
  bytes: Buffer
  startS: number
  durationS: number
  /** The segment begins with it. */
  isFirst: boolean
  /** The segment ends with it. */
  isLast: boolean
  height: number
  isAac: boolean
}

/** Takes what was made; parts come under the place of the original's segment. */
export interface RenditionSink {
  header(variant: string, bytes: Buffer): void
  part(variant: string, part: CmafPart, place: SegmentPlace): void
  /** Nothing more comes: these renditions must not be offered any longer. */
  failed(variants: readonly string[]): void
}

/** A segment of the original that is not yet made in all qualities. */
interface Source {
  place: SegmentPlace
  header: Buffer | undefined
  pieces: Buffer[]
  startS: number
  endS: number | undefined
  since: number
}

/** How far one quality is. */
interface Rendition {
  quality: LowerQuality
  /** Sequence of the segment that is made next. */
  next: number
  /** End of what was given of it, seconds. */
  givenS: number
}

const toleranceS = 0.015
/** Key frames of a made quality lie so near to those of the original. */
const sameS = 0.1

interface Deps {
  program: string
  encoder: EncoderName
  log: Log
  /** Lower qualities that lie so far behind the original are of no use. */
  lateMs: number
  /** Milliseconds of a clock that only runs forward. */
  now: () => number
  /** It has ended for good. `isSlow`: the machine did not keep up. */
  onGivenUp: (isSlow: boolean) => void
}

/** The lower qualities of one push, made by one program. One that dies is started anew where it was. */
export class Rendering {
  readonly period: number
  readonly #deps: Deps
  readonly #sink: RenditionSink
  readonly #first: OriginalPiece
  readonly #renditions: Rendition[]
  #sources: Source[] = []
  #child: ChildProcess | undefined
  #starts = 0
  #fedHeader: Buffer | undefined
  #isOver = false

  constructor(first: OriginalPiece, qualities: readonly LowerQuality[], sink: RenditionSink, deps: Deps) {
    this.period = first.period
    this.#first = first
    this.#sink = sink
    this.#deps = deps
    this.#renditions = qualities.map((quality) => ({ quality, next: first.sequence, givenS: first.startS }))
  }

  get variants(): string[] {
    return this.#renditions.map(({ quality }) => quality.variant)
  }

  /** Number of its program, for who watches over it. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Never waits: what the program has not read yet lies in memory, and not for long. */
  feed(piece: OriginalPiece): void {
    if (this.#isOver) return
    this.#remember(piece)
    const oldest = this.#sources[0]
    if (oldest && this.#deps.now() - oldest.since > this.#deps.lateMs)
      this.#giveUp('the machine is too slow for it', true)
    else if (this.#child) this.#write(piece.header, piece.bytes)
    else this.#start()
  }

  #remember({ sequence, dateMs, period, header, bytes, startS, durationS, isLast }: OriginalPiece): void {
    let source = this.#sources.at(-1)
    if (source?.place.sequence !== sequence) {
      source = {
        place: { sequence, dateMs, period },
        header,
        pieces: [],
        startS,
        endS: undefined,
        since: this.#deps.now(),
      }
      this.#sources.push(source)
    }
    source.pieces.push(bytes)
    if (isLast) source.endS = startS + durationS
  }

  #start(): void {
    const [oldest] = this.#sources
    if (!oldest) return
    const { program, encoder, log } = this.#deps
    const { kind, isAac } = this.#first
    const args = ladderArguments({ kind, isAac, encoder, qualities: this.#renditions.map(({ quality }) => quality) })
    const [command, limited] = limitedProgram(program, args, { memoryBytes, fileBytes: 0 })
    const pipes = this.#renditions.map(() => 'pipe' as const)
    const child = spawn(command, limited, { stdio: ['pipe', 'ignore', 'pipe', ...pipes] })
    this.#child = child
    this.#starts++
    this.#fedHeader = undefined
    child.once('error', (error) => this.#ended(child, error.message))
    child.once('exit', (status, signal) => this.#ended(child, `ffmpeg ended with ${status ?? signal}`))
    child.stdin?.on('error', () => undefined)
    child.stderr?.on('data', (text: Buffer) => log.debug({ text: String(text).slice(0, 500) }, 'ffmpeg'))
    for (const [index, rendition] of this.#renditions.entries())
      this.#listen(child, child.stdio[index + 3] as Readable | null, rendition, oldest.startS)
    for (const { header, pieces } of this.#sources) for (const bytes of pieces) this.#write(header, bytes)
  }

  #write(header: Buffer | undefined, bytes: Buffer): void {
    const stdin = this.#child?.stdin
    if (!stdin?.writable) return
    if (header && header !== this.#fedHeader) stdin.write(header)
    this.#fedHeader = header
    stdin.write(bytes)
  }

  #listen(child: ChildProcess, output: Readable | null, rendition: Rendition, zeroS: number): void {
    const sourceAt = (atS: number): Source | undefined =>
      this.#sources.find(({ startS }) => Math.abs(startS - atS) <= sameS)
    // Segments are cut where the original is.
    const cuts: SegmentCuts = {
      isStart: (atS) => sourceAt(atS) !== undefined,
      endOf(sinceS) {
        const source = sourceAt(sinceS)
        return source?.endS === undefined ? undefined : source.endS + sinceS - source.startS
      },
    }
    const { variant } = rendition.quality
    const packager = new FlvPackager(
      {
        header: (bytes) => this.#sink.header(variant, bytes),
        part: (part) => this.#take(rendition, part),
      },
      { zeroS, cuts },
    )
    const reader = new FlvReader((packet) => packager.take(packet))
    output?.on('error', () => undefined)
    output?.on('data', (bytes: Buffer) => {
      try {
        if (child === this.#child) reader.write(bytes)
      } catch (error) {
        this.#deps.log.warn({ err: error }, 'what ffmpeg wrote cannot be read')
        child.kill('SIGKILL')
      }
    })
  }

  #take(rendition: Rendition, part: CmafPart): void {
    const source = this.#sources.find(({ place }) => place.sequence === rendition.next)
    // A program that was started anew repeats what is known.
    if (!source || part.startS < rendition.givenS - toleranceS) return
    this.#sink.part(rendition.quality.variant, part, source.place)
    rendition.givenS = part.startS + part.durationS
    if (!part.isLast) return
    rendition.next++
    this.#starts = Math.min(this.#starts, 1)
    this.#sources = this.#sources.filter(({ place }) => this.#renditions.some(({ next }) => next <= place.sequence))
  }

  #ended(child: ChildProcess, why: string): void {
    if (this.#isOver || child !== this.#child) return
    this.#child = undefined
    if (this.#starts >= startsMax) this.#giveUp(why, false)
    else {
      this.#deps.log.warn({ why }, 'lower qualities are made by a new ffmpeg')
      this.#start()
    }
  }

  #giveUp(why: string, isSlow: boolean): void {
    if (this.#isOver) return
    this.#deps.log.warn({ why }, 'lower qualities are no longer made')
    this.stop()
    this.#sink.failed(this.variants)
    this.#deps.onGivenUp(isSlow)
  }

  stop(): void {
    this.#isOver = true
    this.#child?.kill('SIGKILL')
    this.#sources = []
  }
}
