import { createHmac, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import { createManualClock } from '../../kernel/manual-clock'
import { describeObjectStore } from '../../modules/uploads/ports/object-store.contract'
import { type HeardRequest, type Reply, startHttpServer } from '../../testing/http-server'
import { partBytes } from '../file-parts'
import { downloadUrl, managementToken, uploadToken } from './qiniu-signatures'
import { createQiniuStorage, type QiniuConfig } from './storage-qiniu'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const account = { accessKey: 'AKTEST', secretKey: 'a secret of tests' }
const now = Date.UTC(2026, 4, 16, 12)
const mac = (text: string) =>
  createHmac('sha1', account.secretKey).update(text).digest('base64').replace(/\+/g, '-').replace(/\//g, '_')
const plain = (text: string) => Buffer.from(text, 'base64url').toString()

/** The fields of a form and its file. */
async function formOf({ headers, body }: HeardRequest) {
  const type = String(headers['content-type'])
  const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData()
  const file = form.get('file') as Blob
  return {
    token: String(form.get('token')),
    key: String(form.get('key')),
    bytes: Buffer.from(await file.arrayBuffer()),
    type: file.type,
  }
}

/** What a right to upload says about a file: 0 it may be stored. */
function refusalOf(token: string, key: string, bytes: Buffer, type: string, isTaken: boolean): number {
  const [id, sign, policy = ''] = token.split(':')
  if (id !== account.accessKey || sign !== mac(policy)) return 401
  const { scope, deadline, insertOnly, fsizeLimit, mimeLimit } = JSON.parse(plain(policy))
  if (scope !== `pitchside:${key}` || deadline * 1000 < now) return 403
  if (bytes.length > fsizeLimit) return 413
  if (mimeLimit !== type) return 403
  return insertOnly === 1 && isTaken ? 614 : 0
}

/** Resumable upload, version 2: begin, parts, put together. */
function partsServer(files: Map<string, Buffer>, cuts: { left: number }) {
  const uploads = new Map<string, Map<string, Buffer>>()
  const heard: string[] = []
  function answer({ method, url, headers, body }: HeardRequest): Reply {
    const [, bucket, name = '', id, number] =
      /^\/buckets\/([^/]+)\/objects\/([^/]+)\/uploads(?:\/([^/]+))?(?:\/(\d+))?$/.exec(url) ?? []
    const key = plain(name)
    const token = String(headers.authorization).replace(/^UpToken /, '')
    if (bucket !== 'pitchside' || refusalOf(token, key, Buffer.alloc(0), 'video/mp4', false) === 401)
      return { status: 401 }
    if (id === undefined) {
      const uploadId = `upload-${uploads.size + 1}`
      uploads.set(uploadId, new Map())
      return { body: JSON.stringify({ uploadId }) }
    }
    heard.push(`${method} ${number ?? 'end'}`)
    const parts = uploads.get(id)
    if (!parts) return { status: 612 }
    if (number !== undefined) {
      if (number === '2' && cuts.left-- > 0) return { isCut: true }
      parts.set(number, body)
      return { body: JSON.stringify({ etag: `etag-${number}-${body.length}` }) }
    }
    const asked = JSON.parse(String(body)) as { parts: { etag: string; partNumber: number }[]; mimeType: string }
    const bytes = Buffer.concat(asked.parts.map(({ partNumber }) => parts.get(String(partNumber)) as Buffer))
    const status = refusalOf(token, key, bytes, asked.mimeType, files.has(key))
    if (status > 0) return { status }
    files.set(key, bytes)
    return { body: JSON.stringify({ key }) }
  }
  return { answer, heard }
}

function partOf(body: Buffer, range: string | undefined): Reply {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (range === undefined) return { body }
  const first = from === '' ? body.length - Number(to) : Number(from)
  const last = from === '' || to === '' ? body.length - 1 : Math.min(Number(to), body.length - 1)
  if (first > last) return { status: 416 }
  const headers = { 'content-range': `bytes ${first}-${last}/${body.length}` }
  return { status: 206, headers, body: body.subarray(first, last + 1) }
}

/** The store's side, written from its documentation. */
function bucketServer(files: Map<string, Buffer>, inParts: (request: HeardRequest) => Reply) {
  async function upload(request: HeardRequest): Promise<Reply> {
    const { token, key, bytes, type } = await formOf(request)
    const status = refusalOf(token, key, bytes, type, files.has(key))
    if (status > 0) return { status }
    files.set(key, bytes)
    return { body: JSON.stringify({ key }) }
  }
  function manage({ method, url, headers }: HeardRequest): Reply {
    const text = `${method} ${url}\nHost: ${headers.host}\nContent-Type: ${headers['content-type']}\n\n`
    if (headers.authorization !== `Qiniu ${account.accessKey}:${mac(text)}`) return { status: 401 }
    const [, key = ''] = plain(url.slice('/delete/'.length)).split(/:(.*)/s)
    return files.delete(key) ? {} : { status: 612 }
  }
  function read({ url, headers }: HeardRequest): Reply {
    const [, address = '', token] = /^(.*)&token=(.+)$/.exec(`http://${headers.host}${url}`) ?? []
    const deadline = Number(new URL(address || 'http://x').searchParams.get('e'))
    if (token !== `${account.accessKey}:${mac(address)}` || deadline * 1000 < now) return { status: 401 }
    const file = files.get(new URL(address).pathname.slice(1))
    return file ? partOf(file, headers.range) : { status: 404 }
  }
  return (request: HeardRequest) => {
    if (request.method === 'GET') return read(request)
    if (request.url.startsWith('/buckets/')) return inParts(request)
    return request.url.startsWith('/delete/') ? manage(request) : upload(request)
  }
}

async function openBucket(change: Partial<QiniuConfig> = {}) {
  const files = new Map<string, Buffer>()
  const cuts = { left: 0 }
  const { answer, heard } = partsServer(files, cuts)
  const { origin, close } = await startHttpServer(bucketServer(files, answer))
  stops.push(close)
  const places = { bucket: 'pitchside', uploadUrl: origin, manageUrl: origin, domain: origin }
  return {
    files,
    cuts,
    heard,
    store: createQiniuStorage({ ...account, ...places, ...change }, 'uploads', createManualClock(now)),
  }
}

describe('a bucket of Qiniu', () => {
  describeObjectStore(async () => (await openBucket()).store)

  test('a large file goes in parts, what is cut off again alone; the store itself refuses size and type', async () => {
    const { files, store, cuts, heard } = await openBucket()
    const bytes = randomBytes(partBytes + 1_000)
    const path = join(mkdtempSync(join(tmpdir(), 'qiniu-')), 'film')
    writeFileSync(path, bytes)
    cuts.left = 1
    await store.putFile('film.mp4', path, { type: 'video/mp4', bytesMax: bytes.length })
    expect(heard).toEqual(['PUT 1', 'PUT 2', 'PUT 2', 'POST end'])
    expect(files.get('uploads/film.mp4')?.equals(bytes)).toBe(true)
    rmSync(path)
    const policy = { scope: 'pitchside:a', deadline: now, insertOnly: 1, fsizeLimit: 5, mimeLimit: 'video/mp4' }
    const token = uploadToken(account, JSON.stringify(policy))
    expect(refusalOf(token, 'a', Buffer.alloc(5), 'video/mp4', false)).toBe(0)
    expect(refusalOf(token, 'a', Buffer.alloc(6), 'video/mp4', false)).toBe(413)
    expect(refusalOf(token, 'a', Buffer.alloc(5), 'text/html', false)).toBe(403)
  })

  test('with another secret nothing is stored, read or removed', async () => {
    const { files, store } = await openBucket({ secretKey: 'another secret' })
    files.set('uploads/a.webp', Buffer.of(1))
    await expect(store.put('b.webp', Uint8Array.of(1))).rejects.toThrow('401')
    await expect(store.get('a.webp')).rejects.toThrow('401')
    await expect(store.remove('a.webp')).rejects.toThrow('401')
    expect([...files.keys()]).toEqual(['uploads/a.webp'])
  })
})

describe("signatures of the provider's documentation", () => {
  const key = { accessKey: 'MY_ACCESS_KEY', secretKey: 'MY_SECRET_KEY' }

  test('a right to upload', () => {
    const policy =
      '{"scope":"my-bucket:sunflower.jpg","deadline":1451491200,"returnBody":"{\\"name\\":$(fname),\\"size\\":$(fsize),\\"w\\":$(imageInfo.width),\\"h\\":$(imageInfo.height),\\"hash\\":$(etag)}"}'
    expect(uploadToken(key, policy)).toMatch(
      /^MY_ACCESS_KEY:wQ4ofysef1R7IKnrziqtomqyDvI=:eyJzY29wZSI6Im15LWJ1Y2tldDpzdW5mbG93/,
    )
  })

  test('an address of a private bucket', () => {
    expect(downloadUrl(key, 'http://my-bucket.qiniudn.com/sunflower.jpg', 1_451_491_200)).toBe(
      'http://my-bucket.qiniudn.com/sunflower.jpg?e=1451491200&token=MY_ACCESS_KEY:yN9WtB0lQheegAwva64yBuH3ZgU=',
    )
  })

  test('a call that manages files, with and without a type', () => {
    const url = new URL('https://rs.qiniuapi.com/delete/bmV3ZG9jczpmaW5kX21hbi50eHQ=')
    const sign = (text: string) =>
      createHmac('sha1', key.secretKey).update(text).digest('base64').replace(/\+/g, '-').replace(/\//g, '_')
    const text = `POST /delete/bmV3ZG9jczpmaW5kX21hbi50eHQ=\nHost: rs.qiniuapi.com`
    expect(managementToken(key, 'POST', url)).toBe(`Qiniu MY_ACCESS_KEY:${sign(`${text}\n\n`)}`)
    expect(managementToken(key, 'POST', url, 'a/b')).toBe(
      `Qiniu MY_ACCESS_KEY:${sign(`${text}\nContent-Type: a/b\n\n`)}`,
    )
  })
})
