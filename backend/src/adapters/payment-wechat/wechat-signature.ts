import { createDecipheriv, type KeyObject, sign, verify } from 'node:crypto'

const signatureBytesOfGcm = 16

/** Lines that are signed; each ends with a line feed, the last one too. */
const linesOf = (...lines: readonly string[]): Buffer => Buffer.from(lines.map((line) => `${line}\n`).join(''))

export interface SignedRequest {
  method: 'GET' | 'POST'
  /** Path with its query. */
  path: string
  body: string
  mchId: string
  serial: string
  nonce: string
  timestampS: number
}

/** The `Authorization` header of a request. */
export function authorization(request: SignedRequest, key: KeyObject): string {
  const { method, path, body, mchId, serial, nonce, timestampS } = request
  const signature = sign('sha256', linesOf(method, path, String(timestampS), nonce, body), key).toString('base64')
  return `WECHATPAY2-SHA256-RSA2048 mchid="${mchId}",nonce_str="${nonce}",signature="${signature}",timestamp="${timestampS}",serial_no="${serial}"`
}

export interface SignedText {
  timestamp: string
  nonce: string
  signature: string
  body: string
}

export const isSigned = ({ timestamp, nonce, body, signature }: SignedText, key: KeyObject): boolean =>
  verify('sha256', linesOf(timestamp, nonce, body), key, Buffer.from(signature, 'base64'))

export interface Resource {
  algorithm: string
  ciphertext: string
  nonce: string
  associated_data?: string
}

/** Opens the encrypted part of a notification; throws when anything of it was changed. */
export function decrypt({ algorithm, ciphertext, nonce, associated_data }: Resource, apiV3Key: string): string {
  if (algorithm !== 'AEAD_AES_256_GCM') throw new Error(`the algorithm ${algorithm} is not known`)
  const bytes = Buffer.from(ciphertext, 'base64')
  const end = bytes.length - signatureBytesOfGcm
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(nonce))
  decipher.setAuthTag(bytes.subarray(end))
  decipher.setAAD(Buffer.from(associated_data ?? ''))
  return Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()]).toString('utf8')
}
