import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ObjectDamaged } from '../store/json-objects'
import type { ObjectStore } from '../store/object-store'

const keyName = 'access/key'
const keyBytes = 32

/** The secret of a store that has one. Throws {@link ObjectDamaged} for one that is cut: what it signs could be forged. */
export async function findKey(objects: ObjectStore): Promise<Buffer | undefined> {
  const known = await objects.get(keyName)
  if (known && known.length !== keyBytes)
    throw new ObjectDamaged(objects.place, keyName, `has ${known.length} bytes instead of ${keyBytes}`)
  return known
}

/** The secret of a store: made once, the same for everybody who may write the store. */
export async function signingKey(objects: ObjectStore): Promise<Buffer> {
  const known = await findKey(objects)
  if (known) return known
  await objects.create(keyName, randomBytes(keyBytes))
  const made = await objects.get(keyName)
  if (!made) throw new Error(`${objects.place} does not keep what is written`)
  return made
}

/** Signature of a text for one purpose: what is signed for another purpose is worth nothing here. */
export function signatureOf(key: Buffer, purpose: string, text: string): string {
  return createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url')
}

export function isSignature(key: Buffer, purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(key, purpose, text))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** A value as text that whoever carries it cannot change: `<value>.<signature>`. */
export function sealValue(key: Buffer, purpose: string, value: object): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${body}.${signatureOf(key, purpose, body)}`
}

/** The value in a text sealed for this purpose, while it lasts; undefined when it is forged, broken or over. */
export function openValue<T extends { until: number }>(
  key: Buffer,
  purpose: string,
  text: string | undefined,
  now: number,
): T | undefined {
  const [body = '', signature = '', ...more] = (text ?? '').split('.')
  if (more.length > 0 || !isSignature(key, purpose, body, signature)) return undefined
  const value = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as T
  return value.until > now ? value : undefined
}
