import type { Clock } from '../../kernel/clock'
import { isObjectName, type ObjectStore } from '../../modules/uploads/ports/object-store.port'
import { type AwsKey, presignedUrl, sha256, signedHeaders } from './sigv4'

export interface S3Config {
  /** `https://s3.eu-central-1.amazonaws.com`, or that of a compatible store. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** `https://endpoint/bucket/name` instead of `https://bucket.endpoint/name`. */
  isPathStyle: boolean
}

const timeoutMs = 120_000
/** Stored names have known ends; whatever else there is goes out as bytes. */
const types: Record<string, string> = { webp: 'image/webp', mp4: 'video/mp4' }

/** Files in a bucket of S3 or of a store that speaks its language, under a folder. */
export function createS3Storage(config: S3Config, folder: string, clock: Clock): ObjectStore {
  const { region, accessKeyId, secretAccessKey, bucket } = config
  const key: AwsKey = { region, accessKeyId, secretAccessKey, service: 's3' }

  function urlOf(name: string): URL {
    const url = new URL(config.endpoint)
    if (!config.isPathStyle) url.host = `${bucket}.${url.host}`
    url.pathname = `${config.isPathStyle ? `/${bucket}` : ''}/${folder}/${name}`
    return url
  }
  async function send(
    method: string,
    name: string,
    body?: Uint8Array,
    more: Record<string, string> = {},
  ): Promise<Response> {
    const url = urlOf(name)
    const headers = signedHeaders(key, { method, url, headers: more, bodyHash: sha256(body ?? ''), now: clock.now() })
    return fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: Buffer.from(body) } : {}),
    })
  }
  function refusal(what: string, reply: Response): Error {
    return new Error(`The object store refused to ${what}: HTTP ${reply.status}`)
  }

  return {
    name: 's3',
    async put(name, bytes) {
      if (!isObjectName(name)) throw new Error(`"${name}" is not the name of a stored file.`)
      const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
      // Two that come together: the store takes one of them and answers 412 to the other.
      const reply = await send('PUT', name, bytes, { 'content-type': type, 'if-none-match': '*' })
      await reply.body?.cancel()
      if (reply.status === 412) throw new Error(`"${name}" is stored already.`)
      if (!reply.ok) throw refusal('store a file', reply)
    },
    async get(name) {
      if (!isObjectName(name)) return undefined
      const reply = await send('GET', name)
      if (reply.ok) return new Uint8Array(await reply.arrayBuffer())
      await reply.body?.cancel()
      if (reply.status === 404) return undefined
      throw refusal('give a file', reply)
    },
    async remove(name) {
      if (!isObjectName(name)) return
      const reply = await send('DELETE', name)
      await reply.body?.cancel()
      if (!reply.ok && reply.status !== 404) throw refusal('remove a file', reply)
    },
    link: (name, seconds) => presignedUrl(key, { method: 'GET', url: urlOf(name), now: clock.now() }, seconds),
  }
}
