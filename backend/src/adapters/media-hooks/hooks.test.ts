import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { transportSegment } from '../media-embedded/clips.fixture'

const room = 3
const secret = 'a secret of engine and site'

/** A media server that serves what was put into it. */
const files = new Map<string, Buffer | string>()
const dropped: string[] = []
/** What the operator reads. */
const lines: string[] = []
let engine: Server
let site: TestSite
let anchor: string
let key: string

beforeAll(async () => {
  engine = createServer((request, reply) => {
    if (request.url?.startsWith('/drop')) dropped.push(request.url)
    const file = files.get(request.url ?? '')
    reply.writeHead(file === undefined ? 404 : 200).end(file)
  })
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`
  site = await startTestApp({
    logTo: { write: (line: string) => void lines.push(line) },
    only: [...accountModules, 'live', 'media', 'mediaOrigin'],
    config: {
      seedDemo: true,
      mediaEngine: 'nginx-rtmp',
      mediaEngineHls: `${address}/hls/{room}/index.m3u8`,
      mediaEngineRtmp: 'rtmp://media.example/live',
      mediaEngineDrop: `${address}/drop?name={room}&client={client}`,
      hookSecret: secret,
      logLevel: 'warn',
    },
  })
})
afterAll(async () => {
  await site.close()
  engine.close()
})
beforeEach(async () => {
  await site.clock.skip(60_000)
  files.clear()
  dropped.length = 0
  lines.length = 0
  anchor = (await site.signIn('anchor')).token
  const { url } = await site.ok('getLiveUrl', {}, { token: anchor })
  key = new URLSearchParams(url.split('?')[1]).get('key') ?? ''
})

/** How each engine says the same. */
const dialects = {
  'nginx-rtmp': {
    publish: (name: string, given: string, client = '7') => ({
      call: 'publish',
      app: 'live',
      name,
      key: given,
      clientid: client,
    }),
    done: (name: string, client = '7') => ({ call: 'publish_done', name, clientid: client }),
    other: { call: 'play', name: '3' },
    isForm: true,
  },
  srs: {
    publish: (stream: string, given: string, client = '7') => ({
      action: 'on_publish',
      app: 'live',
      stream,
      param: `?key=${given}`,
      client_id: client,
    }),
    done: (stream: string, client = '7') => ({ action: 'on_unpublish', stream, client_id: client }),
    other: { action: 'on_connect', stream: '3' },
    isForm: false,
  },
  mediamtx: {
    publish: (path: string, given: string, client = '7') => ({
      action: 'publish',
      path: `live/${path}`,
      query: `key=${given}`,
      id: client,
    }),
    done: (path: string, client = '7') => ({ action: 'done', path: `live/${path}`, id: client }),
    other: { action: 'read', path: 'live/3' },
    isForm: false,
  },
} as const
type Engine = keyof typeof dialects

async function hook(
  name: Engine,
  body: Record<string, string>,
  headers: Record<string, string> = {},
  from = '127.0.0.1',
) {
  const form = dialects[name].isForm
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const reply = await site.app.fastify.inject({
    method: 'POST',
    url: `/ingest/hooks/${name}`,
    headers: { 'content-type': type, ...headers },
    payload: form ? new URLSearchParams(body).toString() : JSON.stringify(body),
    remoteAddress: from,
  })
  return reply.statusCode
}

const serve = (numbers: readonly (0 | 1 | 2)[]) => {
  for (const number of numbers) files.set(`/hls/3/${number}.ts`, transportSegment(number))
  const lines = numbers.map((number) => `#EXTINF:2.0,\n${number}.ts`).join('\n')
  files.set('/hls/3/index.m3u8', `#EXTM3U\n#EXT-X-TARGETDURATION:2\n${lines}\n`)
}
const info = async () => (await site.ok('getRoom', { uid: room })).info
const open = async () => {
  const { id } = await site.ok('getLiveUrl', {}, { token: anchor })
  await site.ok('startRoom', { id }, { token: anchor })
  return id
}

describe.each(Object.keys(dialects) as Engine[])('%s', (name) => {
  const { publish, done, other } = dialects[name]

  test('only the key of the room itself lets a push begin', async () => {
    expect(await hook(name, publish('3', 'A'.repeat(43)))).toBe(403)
    expect(await hook(name, publish('3', ''))).toBe(403)
    expect(await hook(name, publish('4', key))).toBe(403)
    expect(await hook(name, publish(key, key))).toBe(403)
    expect(await hook(name, publish('3', key))).toBeLessThan(300)
    expect(await hook(name, publish('3', key, '8'))).toBe(409)
    expect(await hook(name, done('3', '8'))).toBeLessThan(300)
    expect((await site.ok('getBroadcastHealth', {}, { token: anchor })).state).toBe(1)
    expect(await hook(name, done('3'))).toBeLessThan(300)
    expect((await site.ok('getBroadcastHealth', {}, { token: anchor })).state).toBe(0)
  })

  test('a refusal says why in the log, without the key', async () => {
    const other = 'B'.repeat(43)
    await hook(name, publish('3', other))
    await hook(name, publish('3', key), {}, '203.0.113.9')
    await hook(name, publish('3', key))
    await hook(name, publish('3', key, '8'))
    await hook(name, done('3'))
    const refused = { engine: name, level: 40, msg: 'a hook of a media server was refused' }
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ ...refused, room: 3, why: 'not the key of this room' }),
      expect.objectContaining({ ...refused, ip: '203.0.113.9', why: 'not from the media server' }),
      expect.objectContaining({ ...refused, room: 3, why: 'the room has another push' }),
    ])
    expect(lines.join()).not.toMatch(new RegExp(`${key}|${other}`))
  })

  test('what is no push is allowed', async () => {
    expect(await hook(name, other)).toBeLessThan(300)
  })
})

test('LIVE-10 a push through a media server goes on air with its first new segment and ends with its goodbye', async () => {
  // Left behind by a push before this one.
  serve([0])
  const id = await open()
  expect(await hook('nginx-rtmp', dialects['nginx-rtmp'].publish('3', key))).toBe(204)
  await site.clock.advance(2_000)
  expect((await info()).pull).not.toContain('/hls/')
  serve([0, 1])
  await site.clock.advance(1_000)
  const shown = await info()
  expect(shown.islive).toBe(1)
  expect(shown.pull).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/hls\/3\/index\.m3u8$/)
  expect(shown.pull).not.toContain(key)
  expect(Object.keys(shown.clarity)).toEqual(['original'])
  expect(await site.ok('getBroadcastHealth', {}, { token: anchor })).toMatchObject({
    state: 2,
    door: 'nginx-rtmp',
    fps: 25,
    warnings: [],
  })
  serve([0, 1, 2])
  expect(await hook('nginx-rtmp', dialects['nginx-rtmp'].done('3'))).toBe(204)
  await site.clock.skip(11_000)
  expect((await info()).islive).toBe(2)
  const [playback] = (await site.ok('listPlaybacks', { uid: room })).data
  expect(playback).toMatchObject({ live_duration: 4 })
  expect(await site.ok('endRoom', { id }, { token: anchor })).toMatchObject({ live_duration: 11 })
})

test('the end of a broadcast and a revoked key are carried to the engine', async () => {
  const id = await open()
  await hook('srs', dialects.srs.publish('3', key))
  serve([1])
  await site.clock.advance(1_000)
  await site.ok('endRoom', { id }, { token: anchor })
  await hook('srs', dialects.srs.publish('3', key, 'a b'))
  await site.ok('rotateStreamKey', {}, { token: anchor })
  expect(await hook('srs', dialects.srs.publish('3', key))).toBe(403)
  expect(dropped).toEqual(['/drop?name=3&client=7', '/drop?name=3&client=a%20b'])
})

test('hooks are heard from this machine, or with the secret', async () => {
  const body = dialects['nginx-rtmp'].other
  expect(await hook('nginx-rtmp', body, {}, '10.1.2.3')).toBe(403)
  expect(await hook('nginx-rtmp', body, { 'x-forwarded-for': '10.1.2.3' })).toBe(403)
  expect(await hook('nginx-rtmp', body, { 'x-hook-secret': 'guess' }, '10.1.2.3')).toBe(403)
  expect(await hook('nginx-rtmp', body, { 'x-hook-secret': secret }, '10.1.2.3')).toBe(204)
})

test('anchors are given the room as the name and the key as a parameter', async () => {
  const { url } = await site.ok('getLiveUrl', {}, { token: anchor })
  expect(url).toBe(`rtmp://media.example/live/3?key=${key}`)
})
