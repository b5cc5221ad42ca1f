import type { Readable } from 'node:stream'

/** A part of a file: `from` the first byte to `to`, the last one; without `to` all the rest, without `from` the last `to`. */
export interface ByteRange {
  from?: number
  to?: number
}

/** What a store lets in. It refuses the rest itself, whoever asks it. */
export interface FileRule {
  /** `video/mp4` */
  type: string
  bytesMax: number
}

/** A file, or the part of it that was asked for, as it comes from the store. */
export interface OpenedFile {
  /** Bytes of the whole file. */
  total: number
  /** First and last byte of what comes. */
  from: number
  to: number
  bytes: Readable
}

/** Keeps files under names that are never used again: what is stored under a name stays as it is. */
export interface ObjectStore {
  /** Word for /healthz, e.g. `local`. */
  readonly name: string
  /** Stores a file as a whole or not at all. Rejects for a name that is taken or that {@link isObjectName} refuses. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /**
   * Stores a file of this machine as a whole or not at all, without taking it into memory. Rejects as `put` does, and
   * for a file that is larger than the rule allows or whose name says another type. What is cut off goes on where it
   * was, a few times.
   */
  putFile(name: string, path: string, rule: FileRule): Promise<void>
  /** The bytes of a file; undefined when there is none of this name. */
  get(name: string): Promise<Uint8Array | undefined>
  /** Opens a file, or a part of it; `outside`: the part begins behind its end. */
  open(name: string, range?: ByteRange): Promise<OpenedFile | 'outside' | undefined>
  /** Takes a file away; one that isn't there is no harm. */
  remove(name: string): Promise<void>
  /** An address of the store itself that is good for so many seconds, where the store has addresses. */
  link?(name: string, seconds: number): string | Promise<string>
}

/** Letters, digits, `-` and `_`, then an extension: nothing that could lead out of a folder. */
export function isObjectName(name: string): boolean {
  return /^[\w-]{1,100}\.[a-z0-9]{1,8}$/.test(name)
}

const types: Record<string, string> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  ogg: 'video/ogg',
  flv: 'video/x-flv',
  avi: 'video/x-msvideo',
  wmv: 'video/x-ms-wmv',
  rmvb: 'application/vnd.rn-realmedia-vbr',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
}

/** Type of a stored file by the end of its name; whatever has no known end goes out as bytes. */
export const typeOfName = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/** Fails for a name nothing may be stored under, and for a file the rule does not let in. */
export function requireRule(name: string, bytes: number, rule: FileRule): void {
  if (!isObjectName(name)) throw new Error(`"${name}" is not the name of a stored file.`)
  if (typeOfName(name) !== rule.type) throw new Error(`"${name}" is no ${rule.type}.`)
  if (bytes > rule.bytesMax) throw new Error(`"${name}" has more than ${rule.bytesMax} bytes.`)
}

/** First and last byte of a part of so many bytes; undefined when it begins behind the end. */
export function placeOf({ from, to }: ByteRange, total: number): { from: number; to: number } | undefined {
  const first = from ?? Math.max(0, total - (to ?? total))
  const last = from === undefined || to === undefined ? total - 1 : Math.min(to, total - 1)
  return first > last ? undefined : { from: first, to: last }
}

/** `bytes=0-99`, as a request for a part says it; undefined for everything. */
export const rangeHeader = ({ from, to }: ByteRange): string | undefined =>
  from === undefined && to === undefined ? undefined : `bytes=${from ?? ''}-${to ?? ''}`
