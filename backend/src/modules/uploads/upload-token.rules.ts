import { createHmac, timingSafeEqual } from 'node:crypto'
import { asUserId, type UserId } from '../../kernel/ids'
import type { UploadPurpose } from './upload-purposes'

/** What a token allows. Signed, so that the upload needs no look at the data base. */
export interface UploadPolicy {
  userId: UserId
  purpose: UploadPurpose
  /** What the name of the stored file begins with. */
  key: string
  bytesMax: number
  types: readonly string[]
  /** Epoch seconds. */
  expiresAt: number
}

function macOf(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(payload).digest()
}

/** `<policy>.<hmac>`, both base64url. */
export function signPolicy(policy: UploadPolicy, secret: string): string {
  const payload = Buffer.from(JSON.stringify(policy)).toString('base64url')
  return `${payload}.${macOf(payload, secret).toString('base64url')}`
}

/** The policy of a token we signed, expired or not; undefined for every other text. */
export function readPolicy(token: string, secret: string): UploadPolicy | undefined {
  const [payload, mac, ...more] = token.split('.')
  if (!payload || !mac || more.length > 0) return undefined
  const expected = macOf(payload, secret)
  const given = Buffer.from(mac, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const policy = JSON.parse(Buffer.from(payload, 'base64url').toString()) as UploadPolicy
  return { ...policy, userId: asUserId(policy.userId) }
}
