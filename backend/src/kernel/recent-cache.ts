/** What was just made: many ask for the same within seconds. What was asked for longest ago goes first. */
export class RecentCache<Value> {
  readonly #kept = new Map<string, Value>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get(key: string, make: () => Value): Value {
    const known = this.#kept.get(key)
    const value = known ?? make()
    // Back to the end: the map's order is the order of use.
    this.#kept.delete(key)
    this.#kept.set(key, value)
    if (this.#kept.size > this.#most) {
      const [oldest] = this.#kept.keys()
      if (oldest !== undefined) this.#kept.delete(oldest)
    }
    return value
  }

  has(key: string): boolean {
    return this.#kept.has(key)
  }

  forget(key: string): void {
    this.#kept.delete(key)
  }

  get size(): number {
    return this.#kept.size
  }
}
