/** A map that forgets what was asked for longest ago. */
export class RecentMap<Key, Value> {
  readonly #map = new Map<Key, Value>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: Key): Value | undefined {
    const value = this.#map.get(key)
    if (value === undefined) return undefined
    this.#map.delete(key)
    this.#map.set(key, value)
    return value
  }

  set(key: Key, value: Value): Value {
    this.#map.delete(key)
    this.#map.set(key, value)
    if (this.#map.size > this.#limit) {
      const oldest = this.#map.keys().next()
      if (!oldest.done) this.#map.delete(oldest.value)
    }
    return value
  }

  delete(key: Key): void {
    this.#map.delete(key)
  }
}
