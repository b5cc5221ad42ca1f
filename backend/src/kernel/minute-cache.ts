/** Answers that are kept for a while, so that a page opened by many is counted once. */
export class MinuteCache {
  readonly #kept = new Map<string, { until: number; value: unknown }>()
  readonly #most: number

  constructor(most = 400) {
    this.#most = most
  }

  /** The kept answer under this key, or a new one that stays for `keepS` seconds from `now`, in seconds. */
  get<T>(key: string, now: number, keepS: number, make: () => T): T {
    const known = this.#kept.get(key)
    // A clock that was turned back must not keep what it has not seen yet.
    if (known && now < known.until && now >= known.until - keepS) return known.value as T
    const value = make()
    if (this.#kept.size >= this.#most) this.#dropOldest()
    this.#kept.delete(key)
    this.#kept.set(key, { until: now + keepS, value })
    return value
  }

  /** Keeps it no longer. */
  drop(key: string): void {
    this.#kept.delete(key)
  }

  #dropOldest(): void {
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined) this.drop(oldest)
  }
}
