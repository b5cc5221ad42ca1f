// The store's side of Signature Version 4, from its documentation and not with the library that signs.
import { createHash, createHmac } from 'node:crypto'
import type { S3Credentials } from '../store/s3-objects'

/** What of a request is signed. */
export interface SignedRequest {
  method: string
  /** Path as sent, already encoded. */
  path: string
  /** Query parameters, not encoded. */
  query: Readonly<Record<string, string>>
  /** Headers that are signed, names in lower case; `host`, `x-amz-date` and `x-amz-content-sha256` among them. */
  headers: Readonly<Record<string, string>>
}

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

export const sha256Hex = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

/** RFC 3986, as S3 wants it: also `!'()*` are encoded. */
const encodeRfc3986 = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function queryString(query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${encodeRfc3986(name)}=${encodeRfc3986(value)}`)
  return pairs.sort().join('&')
}

/** `Authorization` of a request to S3, signature version 4. */
export function s3Authorization({ method, path, query, headers }: SignedRequest, credentials: S3Credentials): string {
  const names = Object.keys(headers).sort()
  const canonical = [
    method,
    path,
    queryString(query),
    ...names.map((name) => `${name}:${(headers[name] ?? '').trim()}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
  const at = headers['x-amz-date'] ?? ''
  const scope = `${at.slice(0, 8)}/${credentials.region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256Hex(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(
    (secret, part) => hmac(secret, part),
    hmac(hmac(`AWS4${credentials.secret}`, at.slice(0, 8)), credentials.region),
  )
  const signature = createHmac('sha256', key).update(text).digest('hex')
  return `AWS4-HMAC-SHA256 Credential=${credentials.keyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`
}
