import { createHmac } from 'node:crypto'
import { digest } from '../../kernel/digest'

export interface Acs3Request {
  accessKeyId: string
  accessKeySecret: string
  method: 'GET' | 'POST'
  host: string
  action: string
  version: string
  query: Readonly<Record<string, string>>
  body: string
  /** "2023-10-26T10:22:32Z" */
  date: string
  nonce: string
}

const algorithm = 'ACS3-HMAC-SHA256'

/** RFC 3986: everything but letters, digits and `-_.~`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

export function acs3Query(query: Readonly<Record<string, string>>): string {
  return Object.keys(query)
    .sort()
    .map((key) => `${encode(key)}=${encode(query[key] ?? '')}`)
    .join('&')
}

/** The signed headers of a call in Alibaba Cloud's RPC style, by its signature version 3. */
export function acs3Headers(request: Acs3Request): Record<string, string> {
  const bodyHash = digest(request.body)
  const headers: Record<string, string> = {
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': request.date,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  }
  const names = Object.keys(headers).sort()
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const signed = names.join(';')
  const canonical = [request.method, '/', acs3Query(request.query), lines, signed, bodyHash].join('\n')
  const toSign = `${algorithm}\n${digest(canonical)}`
  const signature = createHmac('sha256', request.accessKeySecret).update(toSign).digest('hex')
  const authorization = `${algorithm} Credential=${request.accessKeyId},SignedHeaders=${signed},Signature=${signature}`
  return { ...headers, authorization }
}
