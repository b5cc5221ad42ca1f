import { createHash, createHmac, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import { createManualClock } from '../../kernel/manual-clock'
import { describeObjectStore } from '../../modules/uploads/ports/object-store.contract'
import { type HeardRequest, type Reply, startHttpServer } from '../../testing/http-server'
import { partBytes } from '../file-parts'
import { createS3Storage, type S3Config } from './storage-s3'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const account = { accessKeyId: 'AKIATEST', secretAccessKey: 'a secret of tests', region: 'eu-central-1' }
const now = Date.UTC(2026, 4, 16, 12)

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function signature(date: string, time: string, canonical: string): string {
  const scope = `${date}/${account.region}/s3/aws4_request`
  const key = ['s3', 'aws4_request'].reduce(mac, mac(mac(`AWS4${account.secretAccessKey}`, date), account.region))
  return mac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${hash(canonical)}`).toString('hex')
}

/** The store's side, written from the documentation: derives the signature from what arrived. */
function isSigned({ method, url, headers, body }: HeardRequest): boolean {
  const [path = '', query = ''] = url.split('?')
  const asked = new URLSearchParams(query)
  const given = asked.get('X-Amz-Signature')
  if (given !== null) {
    const rest = query
      .split('&')
      .filter((pair) => !pair.startsWith('X-Amz-Signature='))
      .sort()
      .join('&')
    const time = asked.get('X-Amz-Date') ?? ''
    const canonical = `${method}\n${path}\n${rest}\nhost:${headers.host}\n\nhost\nUNSIGNED-PAYLOAD`
    return Number(asked.get('X-Amz-Expires')) > 0 && given === signature(time.slice(0, 8), time, canonical)
  }
  const found = /Credential=([^/]+)\/(\d{8})\/[^,]+, SignedHeaders=([^,]+), Signature=(\w{64})$/.exec(
    headers.authorization ?? '',
  )
  const bodyHash = headers['x-amz-content-sha256']
  if (!found || bodyHash !== hash(body)) return false
  const [, id, date = '', names = '', sent] = found
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const canonical = `${method}\n${path}\n${query}\n${lines.join('')}\n${names}\n${bodyHash}`
  return id === account.accessKeyId && sent === signature(date, String(headers['x-amz-date']), canonical)
}

/** Uploads in parts: begin, parts in any order, put together or thrown away. */
function multipart(files: Map<string, { body: Buffer; type: string }>, cuts: { left: number }) {
  const uploads = new Map<string, { type: string; parts: Map<string, Buffer> }>()
  const heard: string[] = []
  function answer({ method, url, headers, body }: HeardRequest): Reply | undefined {
    const [path = '', query = ''] = url.split('?')
    const asked = new URLSearchParams(query)
    const [id, number] = [asked.get('uploadId'), asked.get('partNumber')]
    if (asked.has('uploads')) {
      const uploadId = `upload-${uploads.size + 1}`
      uploads.set(uploadId, { type: String(headers['content-type']), parts: new Map() })
      return { body: `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>` }
    }
    if (id === null) return undefined
    const upload = uploads.get(id)
    heard.push(`${method} ${number ?? 'end'}`)
    if (!upload) return { status: 404 }
    if (method === 'DELETE') {
      uploads.delete(id)
      return { status: 204 }
    }
    if (method === 'PUT') {
      if (number === '2' && cuts.left-- > 0) return { isCut: true }
      upload.parts.set(String(number), body)
      return { headers: { etag: `"${hash(body)}"` } }
    }
    if (files.has(path)) return { status: 412 }
    const named = [...String(body).matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>&#34;(\w+)&#34;<\/ETag>/g)]
    const bytes = named.map(([, part = '', etag]) => {
      const found = upload.parts.get(part) as Buffer
      if (hash(found) !== etag) throw new Error(`part ${part} has another hash`)
      return found
    })
    files.set(path, { body: Buffer.concat(bytes), type: upload.type })
    uploads.delete(id)
    return { body: '<CompleteMultipartUploadResult/>' }
  }
  return { answer, heard, uploads }
}

function partOf(body: Buffer, range: string | undefined): Reply {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (range === undefined) return { body }
  const first = from === '' ? body.length - Number(to) : Number(from)
  const last = from === '' || to === '' ? body.length - 1 : Math.min(Number(to), body.length - 1)
  if (first > last) return { status: 416 }
  return {
    status: 206,
    headers: { 'content-range': `bytes ${first}-${last}/${body.length}` },
    body: body.subarray(first, last + 1),
  }
}

async function openBucket(change: Partial<S3Config> = {}) {
  const files = new Map<string, { body: Buffer; type: string }>()
  const cuts = { left: 0 }
  const inParts = multipart(files, cuts)
  const server = await startHttpServer((request): Reply => {
    if (!isSigned(request)) return { status: 403, body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' }
    const path = request.url.split('?')[0] as string
    const file = files.get(path)
    const part = inParts.answer(request)
    if (part) return part
    switch (request.method) {
      case 'PUT':
        if (request.headers['if-none-match'] === '*' && file) return { status: 412 }
        files.set(path, { body: request.body, type: String(request.headers['content-type']) })
        return {}
      case 'DELETE':
        files.delete(path)
        return { status: 204 }
      default:
        return file
          ? partOf(file.body, request.headers.range)
          : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
    }
  })
  stops.push(server.close)
  const config = { ...account, endpoint: server.origin, bucket: 'pitchside', isPathStyle: true, ...change }
  return { files, cuts, ...inParts, store: createS3Storage(config, 'uploads', createManualClock(now)) }
}

describe('a bucket of S3', () => {
  describeObjectStore(async () => (await openBucket()).store)

  test('files lie in their folder and say what they are', async () => {
    const { files, store } = await openBucket()
    await store.put('a.webp', Uint8Array.of(1))
    await store.put('b.mp4', Uint8Array.of(1))
    expect([...files].map(([path, { type }]) => [path, type])).toEqual([
      ['/pitchside/uploads/a.webp', 'image/webp'],
      ['/pitchside/uploads/b.mp4', 'video/mp4'],
    ])
  })

  test('a large file goes in parts: what is cut off is sent again alone, and nothing is left over', async () => {
    const { files, store, cuts, heard, uploads } = await openBucket()
    const bytes = randomBytes(partBytes * 2 + 1_000)
    const path = join(mkdtempSync(join(tmpdir(), 's3-')), 'film')
    writeFileSync(path, bytes)
    const rule = { type: 'video/mp4', bytesMax: bytes.length }
    cuts.left = 1
    await store.putFile('film.mp4', path, rule)
    expect(heard).toEqual(['PUT 1', 'PUT 2', 'PUT 2', 'PUT 3', 'POST end'])
    const stored = files.get('/pitchside/uploads/film.mp4')
    expect(stored?.type).toBe('video/mp4')
    expect(stored?.body.equals(bytes)).toBe(true)
    await expect(store.putFile('film.mp4', path, rule)).rejects.toThrow('stored already')
    cuts.left = 3
    await expect(store.putFile('cut.mp4', path, rule)).rejects.toThrow()
    expect([...files.keys()]).toEqual(['/pitchside/uploads/film.mp4'])
    expect(heard.at(-1)).toBe('DELETE end')
    rmSync(path)
    expect(uploads.size).toBeLessThan(2)
  })

  test('with another secret nothing is stored or read', async () => {
    const { files, store } = await openBucket({ secretAccessKey: 'another secret' })
    await expect(store.put('a.webp', Uint8Array.of(1))).rejects.toThrow('403')
    await expect(store.get('a.webp')).rejects.toThrow('403')
    expect(files.size).toBe(0)
  })

  test('a bucket may be the first word of the host', async () => {
    const config = { ...account, endpoint: 'https://s3.example.org', bucket: 'pitchside', isPathStyle: false }
    const link = await createS3Storage(config, 'uploads', createManualClock(now)).link?.('a.webp', 60)
    expect(link).toMatch(/^https:\/\/pitchside\.s3\.example\.org\/uploads\/a\.webp\?X-Amz-/)
  })
})
