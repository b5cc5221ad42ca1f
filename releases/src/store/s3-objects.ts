import { assertKey, type ObjectStore } from './object-store'
import { encodeRfc3986, queryString, type S3Credentials, s3Authorization, sha256Hex } from './s3-signature'

export interface S3Place extends S3Credentials {
  /** Address of the service, e.g. `https://objects.example`. The bucket is the first part of the path. */
  endpoint: string
  bucket: string
  /** Goes before every key, without a slash at the end; may be empty. */
  prefix?: string
  now?: () => Date
}

const timeoutMs = 15_000
/** A conditional write that meets another one is told to try again. */
const attempts = 5

const textOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]

const decodeXml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

interface Ask {
  method: 'GET' | 'PUT' | 'DELETE'
  key?: string
  query?: Readonly<Record<string, string>>
  body?: Buffer
  headers?: Readonly<Record<string, string>>
}

/** A release store in an object store that speaks S3; a conditional write (`If-None-Match: *`) decides who wins. */
export class S3Objects implements ObjectStore {
  readonly place: string

  constructor(private readonly where: S3Place) {
    this.place = `${where.endpoint}/${where.bucket}`
  }

  private nameOf(key: string): string {
    return this.where.prefix ? `${this.where.prefix}/${key}` : key
  }

  private ask({ method, key, query = {}, body, headers = {} }: Ask): Promise<Response> {
    const { endpoint, bucket, now = () => new Date() } = this.where
    const name = key === undefined ? '' : `/${this.nameOf(key).split('/').map(encodeRfc3986).join('/')}`
    const path = `/${encodeRfc3986(bucket)}${name}`
    const signed: Record<string, string> = {
      ...headers,
      host: new URL(endpoint).host,
      'x-amz-date': now()
        .toISOString()
        .replace(/[-:]|\.\d{3}/g, ''),
      'x-amz-content-sha256': sha256Hex(body ?? ''),
    }
    const authorization = s3Authorization({ method, path, query, headers: signed }, this.where)
    const { host: _sentByFetch, ...sent } = signed
    const search = queryString(query)
    return fetch(`${endpoint}${path}${search ? `?${search}` : ''}`, {
      method,
      headers: { ...sent, authorization },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: new Uint8Array(body) } : {}),
    })
  }

  private async fail(what: string, response: Response): Promise<never> {
    const code = textOf(await response.text(), 'Code') ?? ''
    throw new Error(`${this.place}: ${what} answered ${response.status} ${code}`.trim())
  }

  async get(key: string): Promise<Buffer | undefined> {
    assertKey(key)
    const response = await this.ask({ method: 'GET', key })
    if (response.status === 404) return undefined
    if (!response.ok) return this.fail(`reading ${key}`, response)
    return Buffer.from(await response.arrayBuffer())
  }

  async create(key: string, content: Buffer): Promise<boolean> {
    assertKey(key)
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.ask({ method: 'PUT', key, body: content, headers: { 'if-none-match': '*' } })
      if (response.ok) return true
      if (response.status === 412) return false
      // 409: another conditional write of this key is under way; 503: slow down.
      if (![409, 503].includes(response.status) || attempt === attempts) return this.fail(`writing ${key}`, response)
      await response.text()
      await new Promise((resolve) => setTimeout(resolve, 20 * 2 ** attempt))
    }
  }

  async list(prefix: string): Promise<string[]> {
    const cut = this.where.prefix ? this.where.prefix.length + 1 : 0
    const keys: string[] = []
    let token: string | undefined
    do {
      const page: Record<string, string> = token === undefined ? {} : { 'continuation-token': token }
      const response = await this.ask({
        method: 'GET',
        query: { 'list-type': '2', prefix: this.nameOf(prefix), ...page },
      })
      if (!response.ok) return this.fail(`listing ${prefix}`, response)
      const xml = await response.text()
      for (const [, name = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) keys.push(decodeXml(name).slice(cut))
      token = textOf(xml, 'IsTruncated') === 'true' ? decodeXml(textOf(xml, 'NextContinuationToken') ?? '') : undefined
    } while (token)
    return keys.sort()
  }

  async remove(key: string): Promise<void> {
    assertKey(key)
    const response = await this.ask({ method: 'DELETE', key })
    if (!response.ok && response.status !== 404) await this.fail(`removing ${key}`, response)
    else await response.text()
  }
}
