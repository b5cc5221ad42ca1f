/** Files on their way in: they lie on this machine until they are whole, checked and stored. */
export interface DraftStore {
  /** Where a draft lies, for those who read it. */
  pathOf(id: string): string
  /** Bytes that have arrived; 0 when there is no draft. */
  sizeOf(id: string): Promise<number>
  /** Writes what comes behind what is there. What arrived before a failure stays. Resolves with the size. */
  append(id: string, pieces: AsyncIterable<Uint8Array>): Promise<number>
  remove(id: string): Promise<void>
  /** Drafts nobody touched since then (epoch milliseconds) are removed. */
  removeOlder(than: number): Promise<void>
}

/** Letters, digits, `-` and `_`. */
export const isDraftName = (id: string): boolean => /^[\w-]{8,80}$/.test(id)
