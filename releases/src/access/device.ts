import { randomBytes, timingSafeEqual } from 'node:crypto'
import { signatureOf } from './signing-key'

const purpose = 'device'
const signatureLength = 22

const signed = (key: Buffer, id: string) => signatureOf(key, purpose, id).slice(0, signatureLength)

/** A new device: 16 hex digits that decide its canaries, signed so that nobody chooses them. */
export function newDevice(key: Buffer): { id: string; cookie: string } {
  const id = randomBytes(8).toString('hex')
  return { id, cookie: `${id}.${signed(key, id)}` }
}

/** The device a cookie names; undefined when nobody here signed it. */
export function readDevice(key: Buffer, cookie: string | undefined): string | undefined {
  const [id = '', signature = ''] = (cookie ?? '').split('.')
  const isShaped = /^[0-9a-f]{16}$/.test(id) && Buffer.byteLength(signature) === signatureLength
  if (!isShaped) return undefined
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signed(key, id))) ? id : undefined
}
