import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type Envelope, limits } from '@pitchside/contract'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
let folder: string
let token: string
const clip = () => readFile(join(__dirname, '../../../assets/demo/football/sd.mp4'))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-parts-'))
  site = await startTestApp({ only: [...accountModules, 'uploads'], config: { dataDir: folder } })
})
beforeEach(async () => {
  await site.clock.skip(3_600_000)
  token = (await site.signIn('visitor')).token
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const filesIn = async (name: string) => (await readdir(join(folder, name)).catch(() => [])).sort()

async function begin(name: string, size: number, purpose: 'work' | 'video' | 'post' = 'work') {
  const right = await site.ok('getUploadToken', { purpose }, { token })
  return site.call('startUpload', { token: right.token, key: right.key, name, size }, { token, language: 'en' })
}

interface Part {
  offset: number
  key: string
}
async function send(host: string, offset: number | string, bytes: Uint8Array): Promise<Envelope<Part>> {
  const headers = { 'content-type': 'application/octet-stream', lang: 'en' }
  const body = Uint8Array.from(bytes)
  const reply = await fetch(`${await site.origin()}${host}?offset=${offset}`, { method: 'POST', headers, body })
  return (await reply.json()) as Envelope<Part>
}

/** Sends the beginning of a part and hangs up. */
async function cut(host: string, offset: number, bytes: Uint8Array, sent: number): Promise<void> {
  const headers = { 'content-type': 'application/octet-stream', 'content-length': bytes.length }
  const request = httpRequest(`${await site.origin()}${host}?offset=${offset}`, { method: 'POST', headers })
  request.on('error', () => undefined)
  await new Promise<void>((resolve) => request.write(bytes.subarray(0, sent), () => resolve()))
  const { id } = await site.ok('getUpload', { id: host.split('/').pop() ?? '' }, { token })
  for (let offsetNow = -1; offsetNow < offset + sent; )
    offsetNow = (await site.ok('getUpload', { id }, { token })).offset
  request.destroy()
}

describe('an upload in parts', () => {
  test('CONT-02 that was cut goes on where it was, whatever the page remembers, and is served as it was sent', async () => {
    const film = await clip()
    const { data } = await begin('derby.MP4', film.length)
    expect(data).toMatchObject({ offset: 0, size: film.length, key: '', part_size: limits.uploadPartBytes })
    expect(await send(data.uploadHost, 0, film.subarray(0, 100_000))).toMatchObject({
      code: 0,
      data: { offset: 100_000 },
    })
    await cut(data.uploadHost, 100_000, film.subarray(100_000), 50_000)
    expect(await send(data.uploadHost, 100_000, film.subarray(100_000))).toMatchObject({
      reason: 'upload-offset-wrong',
      data: { offset: 150_000 },
    })
    const { offset } = await site.ok('getUpload', { id: data.id }, { token })
    const done = await send(data.uploadHost, offset, film.subarray(offset))
    expect(done.data).toMatchObject({ offset: film.length, key: expect.stringMatching(/^[\w-]+\.mp4$/) })
    // The answer to the last part may be lost as well: asking again tells it.
    expect((await site.ok('getUpload', { id: data.id }, { token })).key).toBe(done.data.key)
    expect((await send(data.uploadHost, film.length, Buffer.alloc(0))).data.key).toBe(done.data.key)
    expect(await filesIn('drafts')).toEqual([])
    const reply = await fetch(`${await site.origin()}${data.domain}/${done.data.key}`)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    })
    expect(Buffer.from(await reply.arrayBuffer()).equals(film)).toBe(true)
  })

  test('CONT-02 is refused before it begins: 51 MB, a name of another kind, another purpose', async () => {
    expect(await begin('film.mp4', limits.videoBytes)).toMatchObject({
      reason: 'video-too-large',
      msg: 'A video must be smaller than 50 MB',
    })
    // Nothing can be converted here: what browsers do not play for sure is not taken.
    const known = (await begin('film.mov', 1_000)).msg
    expect(known).toContain('mp4, ogg, flv, avi, wmv, rmvb')
    for (const name of ['film.mov', 'film.webm', 'film.mkv', 'page.html', 'drawing.svg', 'film.mp4.exe'])
      expect((await begin(name, 1_000)).reason).toBe('extension-unknown')
    expect((await begin('clip.mp4', 1_000, 'post')).reason).toBe('upload-token-wrong')
    expect((await begin('clip.flv', 1_000, 'video')).reason).toBe('extension-unknown')
    expect(await filesIn('drafts')).toEqual([])
  })

  test('CONT-02 of wrong bytes is refused with its last byte, and nothing of it is kept', async () => {
    const film = await clip()
    const before = await filesIn('uploads')
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const hidden = Buffer.from('\0\0\0\0free<html><script>alert(1)</script></html>')
    hidden.writeUInt32BE(hidden.length)
    for (const [name, bytes, reason] of [
      ['film.mp4', page, 'video-type-wrong'],
      ['film.flv', film, 'extension-wrong'],
      ['film.mp4', film.subarray(0, 60_000), 'video-broken'],
      ['film.mp4', Buffer.concat([film, page]), 'video-broken'],
      ['film.mp4', Buffer.concat([film, hidden]), 'file-hides'],
    ] as const) {
      const { data } = await begin(name, bytes.length)
      expect(await send(data.uploadHost, 0, bytes)).toMatchObject({ code: 1, reason })
      expect((await site.call('getUpload', { id: data.id }, { token })).reason).toBe('upload-gone')
    }
    expect(await filesIn('drafts')).toEqual([])
    expect(await filesIn('uploads')).toEqual(before)
  })

  test('CONT-02 takes no byte more than was announced, and no place that makes no sense', async () => {
    const { data } = await begin('film.mp4', 1_000)
    expect((await send(data.uploadHost, 0, Buffer.alloc(1_001))).reason).toBe('video-too-large')
    for (const offset of ['', '-1', 'x', '1e3'])
      expect((await send(data.uploadHost, offset, Buffer.alloc(1))).reason).toBe('input-invalid')
    expect((await send('/upload/nobody-has-this-number', 0, Buffer.alloc(1))).reason).toBe('upload-gone')
  })

  test('CONT-02 is its owner’s alone, can be cancelled, and the oldest of four goes', async () => {
    const first = (await begin('film.mp4', 5_000)).data
    await send(first.uploadHost, 0, Buffer.alloc(100))
    const stranger = (await site.signIn('rich')).token
    expect((await site.call('getUpload', { id: first.id }, { token: stranger })).reason).toBe('upload-gone')
    await site.call('cancelUpload', { id: first.id }, { token: stranger })
    expect((await site.ok('getUpload', { id: first.id }, { token })).offset).toBe(100)
    for (let count = 0; count < 3; count++) {
      await site.clock.skip(1_000)
      await begin('film.mp4', 5_000)
    }
    expect((await site.call('getUpload', { id: first.id }, { token })).reason).toBe('upload-gone')
    const { data } = await begin('film.mp4', 5_000)
    await send(data.uploadHost, 0, Buffer.alloc(100))
    await site.ok('cancelUpload', { id: data.id }, { token })
    expect((await site.call('getUpload', { id: data.id }, { token })).reason).toBe('upload-gone')
    expect((await filesIn('drafts')).filter((name) => name.startsWith(data.id))).toEqual([])
  })

  test('CONT-02 that nobody goes on with is forgotten after a day', async () => {
    const { data } = await begin('film.mp4', 5_000)
    await send(data.uploadHost, 0, Buffer.alloc(100))
    await site.clock.advance((limits.uploadSessionH - 1) * 3_600_000)
    token = (await site.signIn('visitor')).token
    expect((await site.ok('getUpload', { id: data.id }, { token })).offset).toBe(100)
    await site.clock.advance(3_600_000 + 600_000)
    expect((await site.call('getUpload', { id: data.id }, { token })).reason).toBe('upload-gone')
    expect(await site.db.query('select 1 from upload_session where id = $1', [data.id])).toEqual([])
    expect((await filesIn('drafts')).filter((name) => name.startsWith(data.id))).toEqual([])
  })

  test('CONT-02 that nobody publishes is removed after a day', async () => {
    const film = await clip()
    const { data } = await begin('film.mp4', film.length)
    const { key } = (await send(data.uploadHost, 0, film)).data
    await site.clock.advance(limits.uploadSessionH * 3_600_000 - 600_000)
    expect(await filesIn('uploads')).toContain(key)
    await site.clock.advance(1_200_000)
    expect(await filesIn('uploads')).not.toContain(key)
    expect((await fetch(`${await site.origin()}${data.domain}/${key}`)).status).toBe(404)
  })

  test('CONT-02 a page that comes back before the server noticed the cut goes on at once', async () => {
    const film = await clip()
    const { data } = await begin('film.mp4', film.length)
    const headers = { 'content-type': 'application/octet-stream', 'content-length': film.length }
    const hanging = httpRequest(`${await site.origin()}${data.uploadHost}?offset=0`, { method: 'POST', headers })
    hanging.on('error', () => undefined)
    hanging.write(film.subarray(0, 10_000))
    let offset = 0
    while (offset === 0) offset = (await site.ok('getUpload', { id: data.id }, { token })).offset
    const done = await send(data.uploadHost, offset, film.subarray(offset))
    expect(done.data.key).toMatch(/\.mp4$/)
  })
})

const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0
const withFfmpeg = hasFfmpeg ? test : test.skip

withFfmpeg('CONT-02 a format browsers do not play is accepted, and saved instead of shown', async () => {
  const path = join(folder, 'film.flv')
  const input = ['-f', 'lavfi', '-i', 'testsrc=s=176x144:r=10:d=1']
  expect(spawnSync('ffmpeg', ['-v', 'error', ...input, '-c:v', 'flv', '-y', path]).status).toBe(0)
  const film = await readFile(path)
  const { data } = await begin('film.flv', film.length)
  const { key } = (await send(data.uploadHost, 0, film)).data
  const reply = await fetch(`${await site.origin()}${data.domain}/${key}`, { headers: { range: 'bytes=0-8' } })
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('content-disposition')]).toEqual([
    206,
    'video/x-flv',
    `attachment; filename="${key}"`,
  ])
  await writeFile(path, '')
})
