import { createHmac } from 'node:crypto'
import { digest } from '../../kernel/digest'

export interface Tc3Request {
  secretId: string
  secretKey: string
  host: string
  service: string
  action: string
  body: string
  /** Epoch seconds. */
  timestamp: number
}

const algorithm = 'TC3-HMAC-SHA256'
const signedHeaders = 'content-type;host;x-tc-action'
export const tc3ContentType = 'application/json; charset=utf-8'

const macOf = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** The `Authorization` of a POST call of Tencent Cloud's API 3.0, by its signature method v3. */
export function tc3Authorization({ secretId, secretKey, host, service, action, body, timestamp }: Tc3Request): string {
  const headers = `content-type:${tc3ContentType}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`
  const canonical = ['POST', '/', '', headers, signedHeaders, digest(body)].join('\n')
  const date = new Date(timestamp * 1000).toISOString().slice(0, 10)
  const scope = `${date}/${service}/tc3_request`
  const toSign = [algorithm, timestamp, scope, digest(canonical)].join('\n')
  const key = macOf(macOf(macOf(`TC3${secretKey}`, date), service), 'tc3_request')
  const signature = macOf(key, toSign).toString('hex')
  return `${algorithm} Credential=${secretId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`
}
