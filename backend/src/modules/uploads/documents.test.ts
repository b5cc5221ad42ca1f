import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import sharp from 'sharp'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { aPicture, uploadPicture } from '../../testing/upload-picture'
import { cookieOf } from './document-session'

let site: TestSite
let owner: string
let address: string
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'uploads'] })
  owner = (await site.signIn('visitor')).token
  address = (await uploadPicture(site, owner, 'document', await aPicture(3000, 1500, 'jpeg'))).address
})
afterAll(() => site.close())

const get = async (path: string, headers: { token?: string; cookie?: string } = {}) =>
  fetch(`${await site.origin()}${path}`, { headers: { ...headers } })

describe('a document', () => {
  test('LIVE-10 is shown to its owner, by the header of a call and by the cookie of the page', async () => {
    const ways: Record<string, string>[] = [{ token: owner }, { cookie: `lang=zh; token=${encodeURIComponent(owner)}` }]
    for (const headers of ways) {
      const reply = await get(address, headers)
      expect(reply.status).toBe(200)
      expect(reply.headers.get('cache-control')).toBe('private, no-store')
      const { format, width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
      expect({ format, width, height }).toEqual({ format: 'webp', width: 2000, height: 1000 })
    }
  })

  test('LIVE-10 is shown to an operator', async () => {
    expect((await get(address, { token: (await site.signIn('admin')).token })).status).toBe(200)
  })

  test.each(['rich', 'anchor', 'agent', 'release'] as const)('LIVE-10 does not exist for %s', async (name) => {
    expect((await get(address, { token: (await site.signIn(name)).token })).status).toBe(404)
  })

  test('LIVE-10 does not exist for visitors, wrong tokens and under the public address', async () => {
    const strangers: Record<string, string>[] = [{}, { token: 'nobody' }, { cookie: 'token=%' }, { cookie: 'token=' }]
    for (const headers of strangers) expect((await get(address, headers)).status).toBe(404)
    const name = address.split('/').pop()
    expect((await get(`/media/uploads/${name}`, { token: owner })).status).toBe(404)
    expect((await get('/media/documents/..%2fuploads%2fx.webp', { token: owner })).status).toBe(404)
  })
})

describe('a cover', () => {
  test.each([
    [2560, 1440, 1280, 720],
    [1000, 1000, 1000, 563],
    [300, 100, 177, 100],
  ])('LIVE-10 of %d x %d becomes a public 16:9 picture of %d x %d', async (width, height, wide, high) => {
    const cover = await uploadPicture(site, owner, 'cover', await aPicture(width, height))
    const reply = await get(cover.address)
    expect(reply.status).toBe(200)
    const stored = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
    expect([stored.format, stored.width, stored.height]).toEqual(['webp', wide, high])
  })

  test('LIVE-10 is PNG or JPG: WebP, text and a page in disguise are refused', async () => {
    const token = (await site.signIn('anchor')).token
    expect((await uploadPicture(site, token, 'cover', await aPicture(64, 36, 'jpeg'))).envelope.code).toBe(0)
    for (const file of [await aPicture(64, 36, 'webp'), Buffer.from('<svg onload=alert(1)>'), Buffer.from('GIF89a')])
      expect((await uploadPicture(site, token, 'cover', file)).envelope.reason).toBe('cover-type-wrong')
  })

  test('LIVE-10 of more than 5 MB is refused', async () => {
    const token = (await site.signIn('rich')).token
    const { envelope } = await uploadPicture(site, token, 'cover', new Uint8Array(limits.coverBytes + 1))
    expect(envelope.reason).toBe('cover-too-large')
  })
})

test.each([
  ['token=abc', 'abc'],
  ['a=1; token=a%2Fb ; b=2', 'a/b'],
  ['tokens=1; xtoken=2', undefined],
  ['token', undefined],
  [undefined, undefined],
])('cookie %j', (header, value) => expect(cookieOf(header, 'token')).toBe(value))
