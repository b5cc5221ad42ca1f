/** Segments that were just cut: the viewers of a room ask for the same ones within seconds. */
export class SegmentCache {
  readonly #segments = new Map<string, Buffer>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string, cut: () => Buffer): Buffer {
    const known = this.#segments.get(key)
    if (known) {
      // Back to the end: the map's order is the order of use.
      this.#segments.delete(key)
      this.#segments.set(key, known)
      return known
    }
    const bytes = cut()
    this.#segments.set(key, bytes)
    if (this.#segments.size > this.#limit) {
      const [oldest] = this.#segments.keys()
      if (oldest !== undefined) this.#segments.delete(oldest)
    }
    return bytes
  }

  get size(): number {
    return this.#segments.size
  }
}
