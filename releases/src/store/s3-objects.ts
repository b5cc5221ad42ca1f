import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { assertKey, type ObjectStore } from './object-store'

export interface S3Credentials {
  region: string
  keyId: string
  secret: string
}

export interface S3Place extends S3Credentials {
  /** Address of the service, e.g. `https://objects.example`. The bucket is the first part of the path. */
  endpoint: string
  bucket: string
  /** Goes before every key, without a slash at the end; may be empty. */
  prefix?: string
}

const timeoutMs = 15_000
/** A conditional write that meets another one is told to try again. */
const attempts = 5

const textOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]

const decodeXml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** As S3 writes paths: only letters, digits and `-_.~` stay, above all not the `+` of versions. */
const encodedPath = (path: string): string =>
  path
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
    )
    .join('/')

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

  private async ask({ method, key, query = {}, body, headers = {} }: Ask): Promise<Response> {
    const { endpoint, bucket, region, keyId, secret } = this.where
    const name = key === undefined ? '' : `/${this.nameOf(key)}`
    const url = new URL(`${endpoint}${encodedPath(`/${bucket}${name}`)}`)
    for (const [parameter, value] of Object.entries(query)) url.searchParams.set(parameter, value)
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      accessKeyId: keyId,
      secretAccessKey: secret,
      region,
      service: 's3',
      allHeaders: true,
    }).sign()
    return fetch(signed.url, {
      method,
      headers: signed.headers,
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
