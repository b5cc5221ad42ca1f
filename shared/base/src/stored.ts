/** What the browser's storages have in common; tests pass a Map-backed one. */
export interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * Reads JSON kept under `key`. Anything that cannot be read, parsed or that `accept` refuses counts as absent and is
 * removed: a corrupt value must never break start-up twice.
 */
export function readStored<T>(
  storage: TextStorage,
  key: string,
  accept: (value: unknown) => value is T,
): T | undefined {
  try {
    const text = storage.getItem(key)
    if (text === null) return undefined
    const value: unknown = JSON.parse(text)
    if (accept(value)) return value
    storage.removeItem(key)
    return undefined
  } catch (error) {
    if (error instanceof SyntaxError) storage.removeItem(key)
    return undefined
  }
}

/** Writes JSON under `key`; false when the storage refuses (private mode, full). */
export function writeStored(storage: TextStorage, key: string, value: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
