import type { BarrageLine } from '../../parts/barrage-line/barrage-line'

/** A text that waits or flies, and how many said it. */
export interface Said {
  key: string
  count: number
  /** The line that flies; undefined while it waits. */
  id?: number
  /** After this the mark would be seen too short: the next one flies itself. */
  until: number
}

/** Equal shouts become one line with a mark: "666 ×12". Own, noble and paid lines always fly themselves. */
export class MergeBook {
  readonly #said = new Map<string, Said>()

  keyOf({ text, isMine, tier, bubble, isPaid, mode }: BarrageLine): string | undefined {
    if (isMine || tier || bubble || isPaid || (mode && mode !== 'roll')) return undefined
    return text.normalize('NFKC').trim().toLowerCase()
  }

  /** Counts a line to an equal one; undefined when it has to fly itself. */
  absorb(key: string, now: number): Said | undefined {
    const said = this.#said.get(key)
    if (!said || said.until <= now) return undefined
    said.count++
    return said
  }

  remember(key: string, until: number): Said {
    const said: Said = { key, count: 1, until }
    this.#said.set(key, said)
    return said
  }

  forget(said: Said): void {
    // A newer line may say the same by now.
    if (this.#said.get(said.key) === said) this.#said.delete(said.key)
  }

  clear(): void {
    this.#said.clear()
  }

  get size(): number {
    return this.#said.size
  }
}
