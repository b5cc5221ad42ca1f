import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Envelope, limits } from '@pitchside/contract'
import sharp from 'sharp'
import { accountModules, type SignedIn, startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
let folder: string
let member: SignedIn
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  site = await startTestApp({ only: [...accountModules, 'uploads'], config: { dataDir: folder } })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

let userNumber = 0
/** A right of a member who has uploaded nothing yet. */
async function newRight() {
  const names = ['visitor', 'anchor', 'agent', 'admin', 'release'] as const
  member = await site.signIn(names[userNumber++ % names.length] ?? 'visitor')
  return site.ok('getUploadToken', {}, { token: member.token })
}

interface Upload {
  token?: string
  key?: string
  file?: Uint8Array
  fileName?: string
  language?: string
}

function formOf({ token, key, file, fileName = 'me.png' }: Upload): FormData {
  const form = new FormData()
  if (token !== undefined) form.set('token', token)
  if (key !== undefined) form.set('key', key)
  if (file) form.set('file', new Blob([Uint8Array.from(file)], { type: 'image/png' }), fileName)
  return form
}

async function post(upload: Upload): Promise<Envelope<{ key: string }>> {
  const body = formOf(upload)
  const headers = { lang: upload.language ?? 'zh' }
  const reply = await fetch(`${await site.origin()}/upload`, { method: 'POST', body, headers })
  return (await reply.json()) as Envelope<{ key: string }>
}

const stored = async () => readdir(join(folder, 'uploads')).catch(() => [])

/** The upload is refused for this reason and leaves nothing behind. */
async function expectRefused(upload: Upload, reason: string): Promise<Envelope> {
  const before = await stored()
  const envelope = await post(upload)
  expect(envelope).toMatchObject({ code: 1, reason, data: null })
  expect(envelope.msg).not.toBe('')
  expect(await stored()).toEqual(before)
  return envelope
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } })

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}

/** A true PNG of one bit per pixel: some kilobytes that unpack to `side`² pixels. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

describe('the right to upload', () => {
  test('is for members, lasts ten minutes and differs every time', async () => {
    expect(await site.call('getUploadToken', {})).toMatchObject({ code: 700 })
    const first = await newRight()
    await site.clock.advance(1)
    const second = await newRight()
    expect(first).toMatchObject({ domain: '/media/uploads', uploadHost: '/upload', expires_in: 600 })
    expect(first.key).not.toBe(second.key)
    const [, at, random] = /^(\d{13})(\d+)-$/.exec(second.key) ?? []
    expect(Number(at)).toBe(site.clock.now())
    expect(Number(random)).toBeGreaterThanOrEqual(1_000)
    expect(Number(random)).toBeLessThanOrEqual(9_999)
  })

  test('no token, a made-up one and one with a changed policy are refused', async () => {
    const file = await picture(20, 20).png().toBuffer()
    const { token, key } = await newRight()
    await expectRefused({ file }, 'upload-token-wrong')
    await expectRefused({ token: 'a.b', key, file }, 'upload-token-wrong')
    const [payload = '', mac] = token.split('.')
    const policy = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...policy, bytesMax: 1e9 })).toString('base64url')
    await expectRefused({ token: `${forged}.${mac}`, key, file }, 'upload-token-wrong')
    await expectRefused({ token, key: '../other', file }, 'upload-token-wrong')
  })

  test('an expired token is refused, in the language of the sender', async () => {
    const file = await picture(20, 20).png().toBuffer()
    const { token, key } = await newRight()
    await site.clock.advance(limits.uploadTokenTtlS * 1000)
    const envelope = await expectRefused({ token, key, file, language: 'en' }, 'upload-token-expired')
    expect(envelope.msg).toBe('The right to upload has expired, please try again')
  })

  test('twenty pictures an hour, then a pause', async () => {
    const { token, key } = await newRight()
    const file = await picture(8, 8).png().toBuffer()
    for (let count = 0; count < 20; count++) expect((await post({ token, key, file })).code).toBe(0)
    await expectRefused({ token, key, file }, 'too-often')
    await site.clock.advance(3_600_000)
  })
})

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('as %s becomes a square WebP that everybody can load', async (format) => {
    const { token, key, domain } = await newRight()
    const file = await picture(900, 700).toFormat(format).toBuffer()
    const { code, data } = await post({ token, key, file })
    expect(code).toBe(0)
    expect(data.key).toMatch(/^[\w-]+\.webp$/)
    expect(data.key.startsWith(key)).toBe(true)
    const reply = await fetch(`${await site.origin()}${domain}/${data.key}`)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('image/webp')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const { format: storedFormat, width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
    expect({ storedFormat, width, height }).toEqual({ storedFormat: 'webp', width: 512, height: 512 })
    expect(await stored()).toContain(data.key)
  })

  test('comes as narrow as its address asks, and no more once it is gone', async () => {
    const { token, key, domain } = await newRight()
    const { data } = await post({ token, key, file: await picture(900, 900).png().toBuffer() })
    const address = `${await site.origin()}${domain}/${data.key}`
    const widthOf = async (query: string) => {
      const reply = await fetch(address + query)
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      return (await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).width
    }
    expect([await widthOf('?w=320'), await widthOf('?w=333'), await widthOf('')]).toEqual([320, 512, 512])
    await rm(join(folder, 'uploads', data.key))
    expect((await fetch(`${address}?w=320`)).status).toBe(404)
  })

  test('can become the avatar of its sender', async () => {
    const { token, key, domain } = await newRight()
    const { data } = await post({ token, key, file: await picture(64, 64).png().toBuffer() })
    const avatar = `${domain}/${data.key}`
    await site.ok('updateProfile', { avatar }, { token: member.token })
    expect((await site.ok('getOwnUser', {}, { token: member.token })).avatar).toBe(avatar)
  })

  test('keeps no place and camera of the photo, stands upright, and is never enlarged', async () => {
    const { token, key } = await newRight()
    const photo = picture(60, 100)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
    const file = await photo.toBuffer()
    expect((await sharp(file).metadata()).orientation).toBe(6)
    const { data } = await post({ token, key, file })
    const kept = await sharp(join(folder, 'uploads', data.key)).metadata()
    expect(kept).toMatchObject({ width: 60, height: 60 })
    expect(kept.exif).toBeUndefined()
    expect(kept.orientation).toBeUndefined()
  })

  test.each([
    ['a page behind its end', (png: Buffer) => Buffer.concat([png, Buffer.from('<html><script>alert(1)</script>')])],
    ['an archive behind its end', (png: Buffer) => Buffer.concat([png, Buffer.from('PK\u0003\u0004 payload <?php')])],
    [
      'a script in its comment',
      (png: Buffer) =>
        Buffer.concat([
          png.subarray(0, 33),
          chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>')),
          png.subarray(33),
        ]),
    ],
  ])('with %s is kept as a picture alone', async (_name, disguise) => {
    const { token, key } = await newRight()
    const { code, data } = await post({ token, key, file: disguise(await picture(40, 40).png().toBuffer()) })
    expect(code).toBe(0)
    const kept = await readFile(join(folder, 'uploads', data.key))
    expect((await sharp(kept).metadata()).format).toBe('webp')
    expect(kept.toString('latin1')).not.toMatch(/script|payload|php/)
  })

  test('of more than 5 MB is refused, announced or not', async () => {
    const { token, key } = await newRight()
    const file = new Uint8Array(limits.avatarBytes + 1)
    file.set(await picture(20, 20).png().toBuffer())
    await expectRefused({ token, key, file }, 'upload-too-large')
    const form = new Response(formOf({ token, key, file: new Uint8Array(2 * limits.avatarBytes) }))
    const before = await stored()
    // A stream has no length in front: only counting while reading can stop it.
    const request = {
      method: 'POST',
      body: form.body,
      duplex: 'half',
      headers: { 'content-type': form.headers.get('content-type') ?? '' },
    }
    const reply = await fetch(`${await site.origin()}/upload`, request as RequestInit)
    expect(await reply.json()).toMatchObject({ code: 1, reason: 'upload-too-large' })
    expect(await stored()).toEqual(before)
  })

  test.each([
    ['a page called .png', Buffer.from('<html><script>alert(1)</script></html>'), 'picture-type-wrong'],
    ['a drawing with script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture-type-wrong'],
    ['a GIF', Buffer.from('GIF89a, and then some'), 'picture-type-wrong'],
    ['nothing', Buffer.alloc(0), 'picture-type-wrong'],
    ['the head of a PNG without a body', Buffer.from('89504e470d0a1a0a00000000', 'hex'), 'picture-unreadable'],
  ])('%s is refused', async (_name, file, reason) => {
    const { token, key } = await newRight()
    await expectRefused({ token, key, file }, reason)
  })

  test('of 30000 × 30000 pixels is refused before it is unpacked', async () => {
    const { token, key } = await newRight()
    const file = bomb(30_000)
    expect(file.length).toBeLessThan(limits.avatarBytes)
    await expectRefused({ token, key, file }, 'picture-too-wide')
  })

  test('cut short is refused', async () => {
    const { token, key } = await newRight()
    const raw = { width: 300, height: 300, channels: 3 } as const
    const whole = await sharp(randomBytes(300 * 300 * 3), { raw })
      .png()
      .toBuffer()
    await expectRefused({ token, key, file: whole.subarray(0, whole.length / 2) }, 'picture-unreadable')
  })

  test('missing from the form, or no form at all, is told', async () => {
    const { token, key } = await newRight()
    await expectRefused({ token, key }, 'upload-file-missing')
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const reply = await fetch(`${await site.origin()}/upload`, { method: 'POST', body: '--x\r\nbroken', headers })
    expect(await reply.json()).toMatchObject({ code: 1, reason: 'body-unreadable' })
  })

  test.each(['nobody.webp', '..%2Fpitchside.pid', '%2e%2e%2fdb'])('a name that is none gives 404: %s', async (name) => {
    const reply = await fetch(`${await site.origin()}/media/uploads/${name}`)
    expect(reply.status).toBe(404)
  })
})
