import { createHmac } from 'node:crypto'
import { digest } from '../../kernel/digest'

export interface AwsKey {
  accessKeyId: string
  secretAccessKey: string
  region: string
  /** `s3` */
  service: string
}

export interface AwsRequest {
  method: string
  url: URL
  /** Headers to sign besides `host`, lower case. */
  headers: Readonly<Record<string, string>>
  /** SHA-256 of the body, or the word for a body that is not signed. */
  bodyHash: string
  /** Epoch milliseconds. */
  now: number
}

const algorithm = 'AWS4-HMAC-SHA256'
export const unsignedPayload = 'UNSIGNED-PAYLOAD'
const macOf = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** RFC 3986: everything but letters, digits and `-_.~`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** "20130524T000000Z" */
export const amzDate = (now: number): string => new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '')

function canonicalQuery(url: URL): string {
  const pairs = [...url.searchParams].map(([name, value]) => [encode(name), encode(value)] as const)
  const order = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0)
  return pairs
    .sort(([name, value], [other, otherValue]) => order(name, other) || order(value, otherValue))
    .map((pair) => pair.join('='))
    .join('&')
}

/** S3 encodes each part of the path once; what is in the URL already is decoded first. */
const canonicalPath = (url: URL): string =>
  url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/')

function signatureOf(
  key: AwsKey,
  request: AwsRequest,
  headers: Record<string, string>,
): { scope: string; signature: string } {
  const names = Object.keys(headers).sort()
  const lines = names.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`).join('')
  const { method, url, bodyHash, now } = request
  const canonical = [method, canonicalPath(url), canonicalQuery(url), lines, names.join(';'), bodyHash].join('\n')
  const date = amzDate(now).slice(0, 8)
  const scope = `${date}/${key.region}/${key.service}/aws4_request`
  const toSign = [algorithm, amzDate(now), scope, digest(canonical)].join('\n')
  const signing = macOf(
    macOf(macOf(macOf(`AWS4${key.secretAccessKey}`, date), key.region), key.service),
    'aws4_request',
  )
  return { scope, signature: macOf(signing, toSign).toString('hex') }
}

/** Headers of a request by Signature Version 4, `authorization` among them. */
export function signedHeaders(key: AwsKey, request: AwsRequest): Record<string, string> {
  const headers: Record<string, string> = { ...request.headers, 'x-amz-date': amzDate(request.now) }
  if (key.service === 's3') headers['x-amz-content-sha256'] = request.bodyHash
  const signed = { ...headers, host: request.url.host }
  const { scope, signature } = signatureOf(key, request, signed)
  const names = Object.keys(signed).sort().join(';')
  const authorization = `${algorithm} Credential=${key.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`
  return { ...headers, authorization }
}

/** An address that is good for so many seconds and needs no header. */
export function presignedUrl(
  key: AwsKey,
  { method, url, now }: Pick<AwsRequest, 'method' | 'url' | 'now'>,
  seconds: number,
): string {
  const signed = new URL(url)
  const scope = `${amzDate(now).slice(0, 8)}/${key.region}/${key.service}/aws4_request`
  signed.searchParams.set('X-Amz-Algorithm', algorithm)
  signed.searchParams.set('X-Amz-Credential', `${key.accessKeyId}/${scope}`)
  signed.searchParams.set('X-Amz-Date', amzDate(now))
  signed.searchParams.set('X-Amz-Expires', String(seconds))
  signed.searchParams.set('X-Amz-SignedHeaders', 'host')
  const request = { method, url: signed, headers: {}, bodyHash: unsignedPayload, now }
  signed.searchParams.set('X-Amz-Signature', signatureOf(key, request, { host: url.host }).signature)
  return signed.href
}
