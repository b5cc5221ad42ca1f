import { differs, firstSnapshot, type PlayerSnapshot, type PlayerStart } from './player-snapshot'

/** What a player shows, told whenever it changes until it ends. */
export class PlayerState {
  readonly #onChange: (snapshot: PlayerSnapshot) => void
  #snapshot: PlayerSnapshot
  #isEnded = false

  constructor(start: PlayerStart, onChange: (snapshot: PlayerSnapshot) => void) {
    this.#snapshot = firstSnapshot(start)
    this.#onChange = onChange
  }

  get snapshot(): PlayerSnapshot {
    return this.#snapshot
  }

  set(part: Partial<PlayerSnapshot>): void {
    if (this.#isEnded || !differs(this.#snapshot, part)) return
    this.#snapshot = { ...this.#snapshot, ...part }
    this.#onChange(this.#snapshot)
  }

  /** Nothing is told any more. */
  end(): void {
    this.#isEnded = true
  }
}
