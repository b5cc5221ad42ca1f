/** A list of a broadcast that says nothing new for so long has nobody who sends. */
const awayMs = 8_000

/** Whether the list of a broadcast goes on: an encoder that died ends none, the list only stands still. */
export class FreshList {
  #newest: unknown
  #since: number | undefined

  /** The list came; `newest` names what is last in it. */
  heard(newest: unknown, now: number): void {
    if (this.#since !== undefined && newest === this.#newest) return
    this.#newest = newest
    this.#since = now
  }

  /** Nothing new came for a while, though the list can be had. */
  isOld(now: number): boolean {
    return this.#since !== undefined && now - this.#since >= awayMs
  }
}
