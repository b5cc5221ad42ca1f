/** A picture that stands still this long is loaded anew, whatever the library thinks. */
const stuckMs = 10_000
/** The first picture may take longer: a slow line is no fault. */
const firstMs = 20_000

/** Counts the moments in which playback waited for data, and notices when it never goes on. */
export class StallWatch {
  #stalls = 0
  #stalledMs = 0
  #stalledAt: number | undefined
  #time = -1
  #movedAt: number

  constructor(now: number) {
    this.#movedAt = now
  }

  get stalls(): number {
    return this.#stalls
  }

  stalledMs(now: number): number {
    return this.#stalledMs + (this.#stalledAt === undefined ? 0 : now - this.#stalledAt)
  }

  /** Playback waits for data. */
  stalled(now: number): void {
    if (this.#stalledAt !== undefined) return
    this.#stalls += 1
    this.#stalledAt = now
  }

  /** Playback goes on, or nobody wants it to. */
  ended(now: number): void {
    this.#stalledMs = this.stalledMs(now)
    this.#stalledAt = undefined
  }

  /** Something was done about it: the wait begins anew. */
  restart(now: number): void {
    this.#time = -1
    this.#movedAt = now
  }

  /** Whether a picture that should move has stood at `time` for too long. */
  isStuck(time: number, hasPicture: boolean, now: number): boolean {
    if (time !== this.#time) {
      this.#time = time
      this.#movedAt = now
    }
    return now - this.#movedAt > (hasPicture ? stuckMs : firstMs)
  }
}
