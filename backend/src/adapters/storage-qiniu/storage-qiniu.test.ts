import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, test } from '@jest/globals'
import { createManualClock } from '../../kernel/manual-clock'
import { describeObjectStore } from '../../modules/uploads/ports/object-store.contract'
import { type HeardRequest, type Reply, startHttpServer } from '../../testing/http-server'
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
  }
}

/** The store's side, written from its documentation. */
function bucketServer(files: Map<string, Buffer>) {
  async function upload(request: HeardRequest): Promise<Reply> {
    const { token, key, bytes } = await formOf(request)
    const [id, sign, policy = ''] = token.split(':')
    if (id !== account.accessKey || sign !== mac(policy)) return { status: 401 }
    const { scope, deadline, insertOnly, fsizeLimit } = JSON.parse(plain(policy))
    if (scope !== `pitchside:${key}` || deadline * 1000 < now || bytes.length > fsizeLimit) return { status: 403 }
    if (insertOnly === 1 && files.has(key)) return { status: 614 }
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
    return file ? { body: file } : { status: 404 }
  }
  return (request: HeardRequest) => {
    if (request.method === 'GET') return read(request)
    return request.url.startsWith('/delete/') ? manage(request) : upload(request)
  }
}

async function openBucket(change: Partial<QiniuConfig> = {}) {
  const files = new Map<string, Buffer>()
  const { origin, close } = await startHttpServer(bucketServer(files))
  stops.push(close)
  const places = { bucket: 'pitchside', uploadUrl: origin, manageUrl: origin, domain: origin }
  return { files, store: createQiniuStorage({ ...account, ...places, ...change }, 'uploads', createManualClock(now)) }
}

describe('a bucket of Qiniu', () => {
  describeObjectStore(async () => (await openBucket()).store)

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
