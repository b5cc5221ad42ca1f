/** Where playback aims for, and from where on it jumps there, seconds behind the newest picture. */
export interface Pace {
  targetS: number
  maxS: number
  /** A stall puts it so much further away, until nothing has stalled for so long. */
  stallS: number
  calmMs: number
}

/** For segments of two seconds. */
export const usualPace: Pace = { targetS: 4, maxS: 12, stallS: 1, calmMs: 60_000 }
/** For parts of a third of a second: five of them. A line that stalls here does so again: it gets what is usual for a while. */
export const lowPace: Pace = { targetS: 1.75, maxS: 6, stallS: 2, calmMs: 300_000 }

/** What the master playlist of our origin says of a broadcast that comes in parts. */
const dataId = 'app.pitchside.low-latency'
/** So many stalls within so long: the line is too poor for it. */
const stallsMax = 2
const stallsWithinMs = 60_000
/** One that carries less than so many times what plays has nothing to spare for what gets lost: the first stall is enough. */
const spareLeast = 2
/**
 * While a page starts, its scripts and pictures take line and processor: what stalls by then decides nothing, but counts
 * when it goes on.
 */
export const startMs = 10_000

/** Whether a broadcast plays close to life: when the visitor wants it, the stream can, and the line carries it. */
export class LowLatency {
  readonly #src: string
  #isWanted: boolean
  #isOffered = false
  #stalls: number[] = []
  #startedAt = 0

  constructor(src: string, isWanted: boolean) {
    this.#src = src
    this.#isWanted = isWanted
  }

  /** Address to load. Other origins than ours know nothing of it. */
  get src(): string {
    return this.#isWanted && this.#src.startsWith('/media/live/') ? `${this.#src}?latency=low` : this.#src
  }

  get isOffered(): boolean {
    return this.#isOffered
  }

  get isOn(): boolean {
    return this.#isWanted && this.#isOffered
  }

  get pace(): Pace {
    return this.isOn ? lowPace : usualPace
  }

  want(isWanted: boolean): void {
    this.#isWanted = isWanted
    this.#stalls = []
  }

  /** What the master playlist says, with which a start begins. */
  learn(sessionData: Record<string, unknown> | null | undefined, now: number): void {
    this.#startedAt = now
    this.#isOffered = sessionData?.[dataId] !== undefined
  }

  /** Playback waits for data, over a line of which {@link Stream.spare} says what it carries. True when it is too poor. */
  stalled(now: number, spare = Number.POSITIVE_INFINITY): boolean {
    if (!this.isOn) return false
    this.#stalls = [...this.#stalls.filter((at) => now - at < stallsWithinMs), now]
    if (now - this.#startedAt < startMs) return false
    return spare < spareLeast || this.#stalls.length >= stallsMax
  }
}
