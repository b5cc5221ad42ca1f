/**
 * What a release store needs of the place it is kept in: objects under keys with `/`, written whole and never changed.
 * Several processes use one place at once; `create` decides who wins. Adapters: a folder, PostgreSQL, S3.
 */
export interface ObjectStore {
  /** Words for messages: where this is. */
  readonly place: string
  /** The object, undefined when there is none. Never half of one. */
  get(key: string): Promise<Buffer | undefined>
  /** Writes an object that does not exist yet. False: it exists, and stays as it was. */
  create(key: string, content: Buffer): Promise<boolean>
  /** Keys that begin with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>
  /** Removes an object; one that does not exist is no error. */
  remove(key: string): Promise<void>
  /** Calls `listener` soon after a key below `prefix` is written, where the place can tell. Returns how to stop. */
  watch?(prefix: string, listener: () => void): () => void
}

/** Keys are paths of plain words: no adapter ever sees `..`, an empty part or a hidden name. */
export function assertKey(key: string): void {
  const isPlain = key.split('/').every((part) => /^[\w@+~-][\w.@+~-]*$/.test(part))
  if (!isPlain || key.length > 500) throw new Error(`${JSON.stringify(key)} is not a key of a release store`)
}
