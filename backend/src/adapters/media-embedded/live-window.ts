import type { MediaFacts, SegmentFacts } from './picture-facts'

/** Header of a fragmented stream as it is served. */
export interface ServedHeader {
  name: string
  bytes: Buffer
}

/** A segment as it is served: under a name nobody can guess. */
export interface ServedSegment extends SegmentFacts {
  name: string
  bytes: Buffer
  header: ServedHeader | undefined
  /** When its first frame was shown to the camera, by the clock of the arrival, epoch ms. */
  dateMs: number
  receivedAt: number
  /** Counts the breaks of the timeline: a new push, a new header, a jump. */
  period: number
}

/** Listed segments, and some more that late players may still ask for. */
const lingering = 4

/** One rendition of a live stream: what is listed, what may still be asked for, and the numbers that only grow. */
export class LiveWindow {
  /** Listed, oldest first. */
  segments: ServedSegment[] = []
  media: MediaFacts
  readonly variant: string
  /** Number of the push that added the newest segment. */
  push = 0
  #sequence: number
  #targetS = 1
  #gone: ServedSegment[] = []
  readonly #length: number

  constructor(variant: string, media: MediaFacts, options: { length: number; sequence: number }) {
    this.variant = variant
    this.media = media
    this.#length = options.length
    this.#sequence = options.sequence
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
    return [...this.#gone, ...this.segments].reduce((sum, { bytes }) => sum + bytes.length, 0)
  }

  add(segment: ServedSegment): void {
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

  /** Nothing stays listed; the numbers go on. */
  clear(): void {
    while (this.segments.length > 0) this.#retire()
    this.#gone = []
  }

  #retire(): void {
    const oldest = this.segments.shift()
    if (!oldest) return
    this.#sequence++
    this.#gone.push(oldest)
    if (this.#gone.length > lingering) this.#gone.shift()
  }

  /** Bytes of a segment or header by the name in the playlist. */
  file(name: string): Buffer | undefined {
    for (const segment of [...this.segments, ...this.#gone]) {
      if (segment.name === name) return segment.bytes
      if (segment.header?.name === name) return segment.header.bytes
    }
    return undefined
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
