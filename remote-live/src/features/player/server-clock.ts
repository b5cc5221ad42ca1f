/** When a request was sent and its answer arrived, epoch milliseconds of this machine. */
export interface Exchange {
  sentAt: number
  receivedAt: number
}

/**
 * How far the server's clock is ahead of this machine's. The Date header of an answer says the second in which the
 * server wrote it; every answer narrows the range of offsets that are possible, so that a minute of playlists is
 * enough for some ten milliseconds.
 */
export class ServerClock {
  #low = Number.NEGATIVE_INFINITY
  #high = Number.POSITIVE_INFINITY

  /** Learns from an answer; one without a readable Date is skipped. */
  observe(dateHeader: string | null, { sentAt, receivedAt }: Exchange): void {
    const second = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
    if (Number.isNaN(second)) return
    const low = second - receivedAt
    const high = second + 1_000 - sentAt
    const isPossible = low <= this.#high && high >= this.#low
    // One of the clocks was set: what was known before is worth nothing.
    this.#low = isPossible ? Math.max(this.#low, low) : low
    this.#high = isPossible ? Math.min(this.#high, high) : high
  }

  /** Milliseconds to add to this machine's time; 0 while nothing is known. */
  get offsetMs(): number {
    return Number.isFinite(this.#low) ? (this.#low + this.#high) / 2 : 0
  }
}
