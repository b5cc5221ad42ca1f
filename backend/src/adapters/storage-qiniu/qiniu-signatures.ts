import { createHmac } from 'node:crypto'

export interface QiniuKey {
  accessKey: string
  secretKey: string
}

/** Base64 for addresses, with its `=` at the end. */
export const urlSafe = (data: string | Buffer): string =>
  Buffer.from(data).toString('base64').replaceAll('+', '-').replaceAll('/', '_')

const macOf = ({ secretKey }: QiniuKey, text: string): string =>
  urlSafe(createHmac('sha1', secretKey).update(text).digest())

/** Lets somebody upload what the policy (JSON) says. */
export function uploadToken(key: QiniuKey, policy: string): string {
  const encoded = urlSafe(policy)
  return `${key.accessKey}:${macOf(key, encoded)}:${encoded}`
}

/** An address of a private bucket, good until `deadline` (epoch seconds). */
export function downloadUrl(key: QiniuKey, address: string, deadline: number): string {
  const dated = `${address}${address.includes('?') ? '&' : '?'}e=${deadline}`
  return `${dated}&token=${key.accessKey}:${macOf(key, dated)}`
}

/** `Authorization` of a call that manages files; these have no body. */
export function managementToken(
  key: QiniuKey,
  method: string,
  { pathname, search, host }: URL,
  contentType = '',
): string {
  const type = contentType === '' ? '' : `\nContent-Type: ${contentType}`
  return `Qiniu ${key.accessKey}:${macOf(key, `${method} ${pathname}${search}\nHost: ${host}${type}\n\n`)}`
}

/** Bucket and name of a file, as the addresses of management calls have them. */
export const entryOf = (bucket: string, name: string): string => urlSafe(`${bucket}:${name}`)
