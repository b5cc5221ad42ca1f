/** A step between two segments that is larger than this is a jump of the publisher's clock, seconds. */
const jumpS = 1

interface Place {
  /** Where the next segment should begin on the publisher's timeline. */
  nextS: number
  /** Wall clock of the publisher's time 0, epoch ms. */
  zeroMs: number
  period: number
}

/**
 * Where the segments of a stream lie in time. The dates follow the publisher's own clock from the moment its first
 * segment arrived, so that renditions agree and jitter of the network does not show; breaks are counted for all
 * renditions together.
 */
export class MediaTimeline {
  #period = 0
  /** Wall clock of time 0 in the present period, once a segment has come. */
  #zeroMs: number | undefined
  readonly #places = new Map<string, Place>()

  /** A new push: nothing goes on from what was before. */
  begin(): void {
    if (this.#places.size === 0) return
    this.#places.clear()
    this.#nextPeriod()
  }

  /** What follows in a rendition does not go on from what was before. The first rendition to break counts for all. */
  breakOff(variant: string): void {
    const place = this.#places.get(variant)
    if (!place) return
    this.#places.delete(variant)
    if (place.period === this.#period) this.#nextPeriod()
  }

  #nextPeriod(): void {
    this.#period++
    this.#zeroMs = undefined
  }

  /** Whether a segment goes on where the last one of its rendition ended; true for the first. */
  isContinued(variant: string, startS: number): boolean {
    const place = this.#places.get(variant)
    return !place || Math.abs(startS - place.nextS) <= jumpS
  }

  /** Places a segment that arrived at `now`: its date and its period. */
  place(variant: string, { startS, durationS }: { startS: number; durationS: number }, now: number) {
    if (!this.isContinued(variant, startS)) this.breakOff(variant)
    const before = this.#places.get(variant)
    this.#zeroMs ??= now - (durationS + startS) * 1_000
    const { zeroMs, period } = before ?? { zeroMs: this.#zeroMs, period: this.#period }
    this.#places.set(variant, { nextS: startS + durationS, zeroMs, period })
    return { dateMs: Math.round(zeroMs + startS * 1_000), period }
  }

  /** A segment that was placed by its first part ends here. */
  reach(variant: string, endS: number): void {
    const place = this.#places.get(variant)
    if (place) place.nextS = endS
  }
}
