/** Keeps files under names that are never used again: what is stored under a name stays as it is. */
export interface ObjectStore {
  /** Word for /healthz, e.g. `local`. */
  readonly name: string
  /** Stores a file as a whole or not at all. Rejects for a name that is taken or that {@link isObjectName} refuses. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The bytes of a file; undefined when there is none of this name. */
  get(name: string): Promise<Uint8Array | undefined>
  /** Takes a file away; one that isn't there is no harm. */
  remove(name: string): Promise<void>
  /** An address of the store itself that is good for so many seconds, where the store has addresses. */
  link?(name: string, seconds: number): string
}

/** Letters, digits, `-` and `_`, then an extension: nothing that could lead out of a folder. */
export function isObjectName(name: string): boolean {
  return /^[\w-]{1,100}\.[a-z0-9]{1,8}$/.test(name)
}
