import { createHash } from 'node:crypto'
import type { ObjectStore } from './object-store'

const wayOut =
  'Nothing was changed. "npm run doctor" says what else is wrong; put the file back from a backup of the release store.'

/** An object of a release store that is gone, cut or not what was written. */
export class ObjectDamaged extends Error {
  constructor(
    readonly place: string,
    readonly key: string,
    /** The rest of a sentence that begins with its name. */
    readonly what: string,
  ) {
    super(`${place}/${key} ${what}. ${wayOut}`)
    this.name = 'ObjectDamaged'
  }
}

/** Beside what is written once lies its checksum, under a key of its own: versions of the service that know none go on. */
const sumPrefix = 'sums/'
const sumEnding = '.sha256'
export const sumKeyOf = (key: string): string => `${sumPrefix}${key}${sumEnding}`
const sumOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Keys below `prefix` that were written once with a checksum, whether they are still there or not. */
export async function sealedKeys(objects: ObjectStore, prefix: string): Promise<string[]> {
  const sums = await objects.list(`${sumPrefix}${prefix}`)
  return sums.filter((key) => key.endsWith(sumEnding)).map((key) => key.slice(sumPrefix.length, -sumEnding.length))
}

/** Writes a value that does not exist yet; only who wins the name writes the checksum. False: it exists. */
export async function createJson(objects: ObjectStore, key: string, value: unknown): Promise<boolean> {
  const content = Buffer.from(`${JSON.stringify(value, undefined, 1)}\n`)
  if (!(await objects.create(key, content))) return false
  await objects.create(sumKeyOf(key), Buffer.from(`${sumOf(content)}\n`))
  return true
}

/** The value in a stored text. Throws {@link ObjectDamaged} for what is no JSON object or not `isOwn`. */
export function readJson<T extends object>(
  { place }: ObjectStore,
  key: string,
  content: Buffer,
  isOwn: (value: Partial<T>) => boolean,
): T {
  const damaged = (what: string) => new ObjectDamaged(place, key, what)
  if (content.length === 0) throw damaged('is empty')
  let value: unknown
  try {
    value = JSON.parse(content.toString('utf8'))
  } catch {
    throw damaged('is cut or damaged: it is no JSON')
  }
  if (typeof value !== 'object' || value === null || !isOwn(value))
    throw damaged('is damaged: it is not what it is named')
  return value as T
}

/**
 * Compares what was read with its checksum. Throws {@link ObjectDamaged} when they differ, or when there is a checksum of
 * what is gone. What was written before there were checksums passes.
 */
export async function requireSum(objects: ObjectStore, key: string, content: Buffer | undefined): Promise<void> {
  const sum = await objects.get(sumKeyOf(key))
  if (!sum) return
  if (!content) throw new ObjectDamaged(objects.place, key, 'is missing')
  // A checksum that is damaged itself says nothing.
  const expected = sum.toString('latin1').trim()
  if (!/^[0-9a-f]{64}$/.test(expected)) return
  if (expected !== sumOf(content))
    throw new ObjectDamaged(objects.place, key, 'is damaged: its sha256 is not that of what was written')
}
