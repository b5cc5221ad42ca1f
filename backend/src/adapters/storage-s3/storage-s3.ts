import { readFile, stat } from 'node:fs/promises'
import type { Clock } from '../../kernel/clock'
import { digest } from '../../kernel/digest'
import {
  isObjectName,
  type ObjectStore,
  rangeHeader,
  requireRule,
  typeOfName,
} from '../../modules/uploads/ports/object-store.port'
import { partBytes } from '../file-parts'
import { openedFrom, patiently } from '../stored-reply'
import { sendInParts } from './s3-parts'
import { type AwsKey, presignedUrl, signedHeaders } from './sigv4'

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
    query: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const url = urlOf(name)
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
    const request = { method, url, headers: more, bodyHash: digest(body ?? ''), now: clock.now() }
    const headers = await signedHeaders(key, request)
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

  async function requireStored(name: string, reply: Response): Promise<void> {
    const text = await reply.text()
    if (reply.status === 412) throw new Error(`"${name}" is stored already.`)
    // Putting parts together may fail behind a good status.
    if (!reply.ok || text.includes('<Error>')) throw refusal('store a file', reply)
  }
  /** Two that come together: the store takes one of them and answers 412 to the other. */
  const putOnce = (name: string, bytes: Uint8Array) =>
    send('PUT', name, bytes, { 'content-type': typeOfName(name), 'if-none-match': '*' })

  return {
    name: 's3',
    async put(name, bytes) {
      if (!isObjectName(name)) throw new Error(`"${name}" is not the name of a stored file.`)
      await requireStored(name, await putOnce(name, bytes))
    },
    async putFile(name, path, rule) {
      const { size } = await stat(path)
      requireRule(name, size, rule)
      if (size <= partBytes) return requireStored(name, await putOnce(name, await readFile(path)))
      const sendPart: Parameters<typeof sendInParts>[0] = (method, query, body, headers) =>
        send(method, name, body, headers, query)
      await requireStored(name, await sendInParts(sendPart, path, rule.type))
    },
    async open(name, range = {}) {
      if (!isObjectName(name)) return undefined
      const header = rangeHeader(range)
      return openedFrom(await patiently(() => send('GET', name, undefined, header ? { range: header } : {})))
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
