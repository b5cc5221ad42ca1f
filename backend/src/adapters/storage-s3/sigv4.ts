import { AwsV4Signer } from 'aws4fetch'

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
  /** SHA-256 of the body. */
  bodyHash: string
  /** Epoch milliseconds. */
  now: number
}

/** "20130524T000000Z" */
const amzDate = (now: number): string => new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Headers of a request by Signature Version 4, `authorization` among them: the library signs types and bytes only when told. */
export async function signedHeaders(key: AwsKey, request: AwsRequest): Promise<Record<string, string>> {
  const { method, url, bodyHash, now } = request
  const headers = { ...request.headers, ...(key.service === 's3' ? { 'x-amz-content-sha256': bodyHash } : {}) }
  const signer = new AwsV4Signer({ ...key, method, url: url.href, headers, allHeaders: true, datetime: amzDate(now) })
  return Object.fromEntries((await signer.sign()).headers)
}

/** An address that is good for so many seconds and needs no header. */
export async function presignedUrl(
  key: AwsKey,
  { method, url, now }: Pick<AwsRequest, 'method' | 'url' | 'now'>,
  seconds: number,
): Promise<string> {
  const lasting = new URL(url)
  lasting.searchParams.set('X-Amz-Expires', String(seconds))
  const signer = new AwsV4Signer({ ...key, method, url: lasting.href, signQuery: true, datetime: amzDate(now) })
  return (await signer.sign()).url.href
}
