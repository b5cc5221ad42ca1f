import type { MediaFacts, SegmentFacts } from './picture-facts'

/** Header of a fragmented stream as it is served. */
export interface ServedHeader {
  name: string
  bytes: Buffer
}

/** A piece of a segment that is served before the segment is whole. */
export interface ServedPart {
  name: string
  bytes: Buffer
  durationS: number
  isIndependent: boolean
}

/** Where a segment lies. */
interface Placed {
  header: ServedHeader | undefined
  /** When its first frame was shown to the camera, by the clock of the arrival, epoch ms. */
  dateMs: number
  /** Counts the breaks of the timeline: a new push, a new header, a jump. */
  period: number
}

/** A segment as it is served: under a name nobody can guess. */
export interface ServedSegment extends SegmentFacts, Placed {
  name: string
  bytes: Buffer
  receivedAt: number
  /** Empty where the publisher sends whole segments. */
  parts: readonly ServedPart[]
}

/** The segment that comes next, as far as it is there. */
export interface OpenSegment extends Placed {
  parts: ServedPart[]
}

/** Listed segments, and some more that late players may still ask for. */
const lingering = 4

interface Options {
  /** Segments that are listed. */
  length: number
  /** Number of the first one. */
  sequence: number
  /** Name that nobody can guess, of a part that comes. */
  newName: () => string
}

/** One rendition of a live stream: what is listed, what may still be asked for, and the numbers that only grow. */
export class LiveWindow {
  /** Listed, oldest first. */
  segments: ServedSegment[] = []
  open: OpenSegment | undefined
  media: MediaFacts
  readonly variant: string
  /** Number of the push that added the newest segment. */
  push = 0
  /** Name the next part will have. */
  nextPart: string
  #sequence: number
  #targetS = 1
  #gone: ServedSegment[] = []
  readonly #length: number
  readonly #newName: () => string

  constructor(variant: string, media: MediaFacts, { length, sequence, newName }: Options) {
    this.variant = variant
    this.media = media
    this.#length = length
    this.#sequence = sequence
    this.#newName = newName
    this.nextPart = newName()
  }

  /** Number of the first listed segment. */
  get sequence(): number {
    return this.#sequence
  }

  /** Number of the segment that comes next. */
  get end(): number {
    return this.#sequence + this.segments.length
  }

  /** Longest segment so far, whole seconds: a playlist's target must not fall. */
  get targetS(): number {
    return this.#targetS
  }

  get bytes(): number {
    const sizes = [...this.#gone, ...this.segments, ...(this.open?.parts ?? [])].map(({ bytes }) => bytes.length)
    return sizes.reduce((sum, size) => sum + size, 0)
  }

  /** A part of the segment that comes next. */
  addPart(open: OpenSegment, part: Omit<ServedPart, 'name'>): void {
    this.open = open
    open.parts.push({ ...part, name: this.nextPart })
    this.nextPart = this.#newName()
  }

  add(segment: ServedSegment): void {
    this.open = undefined
    this.segments.push(segment)
    this.#targetS = Math.max(this.#targetS, Math.round(segment.durationS))
    while (this.segments.length > this.#length) this.#retire()
  }

  /** Lets go of the oldest bytes; false when only the newest segment is left. */
  shrink(): boolean {
    if (this.#gone.shift()) return true
    if (this.segments.length < 2) return false
    this.#retire()
    this.#gone = []
    return true
  }

  /** Nothing stays listed; the numbers go on, or with `sequence`. */
  clear(sequence = this.end): void {
    while (this.segments.length > 0) this.#retire()
    this.open = undefined
    this.#gone = []
    this.#sequence = sequence
  }

  #retire(): void {
    const oldest = this.segments.shift()
    if (!oldest) return
    this.#sequence++
    this.#gone.push(oldest)
    if (this.#gone.length > lingering) this.#gone.shift()
  }

  /** Bytes of a segment, a part or a header by the name in the playlist. */
  file(name: string): Buffer | undefined {
    const whole = [...this.segments, ...this.#gone]
    const headers = [...whole, ...(this.open ? [this.open] : [])].flatMap(({ header }) => header ?? [])
    const parts = [...(this.open?.parts ?? []), ...whole.flatMap((segment) => segment.parts)]
    return [...whole, ...parts, ...headers].find((one) => one.name === name)?.bytes
  }

  /** Bits per second over the window, and of its largest segment. */
  bitrates(): { average: number; peak: number } {
    const seconds = this.segments.reduce((sum, { durationS }) => sum + durationS, 0)
    const bits = this.segments.reduce((sum, { bytes }) => sum + bytes.length * 8, 0)
    const peaks = this.segments.map(({ bytes, durationS }) => (bytes.length * 8) / durationS)
    return { average: seconds > 0 ? Math.round(bits / seconds) : 0, peak: Math.round(Math.max(0, ...peaks)) }
  }

  frameRate(): number {
    const newest = this.segments.at(-1)
    return newest ? newest.frames / newest.durationS : 0
  }

  /** Seconds between key frames over the window. */
  keyFrameS(): number {
    const seconds = this.segments.reduce((sum, { durationS }) => sum + durationS, 0)
    const keys = this.segments.reduce((sum, { keyFrames }) => sum + keyFrames, 0)
    return keys > 0 ? seconds / keys : 0
  }
}
