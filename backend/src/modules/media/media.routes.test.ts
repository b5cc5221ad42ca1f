import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { readClips } from './clip-library'
import { demoRoutes } from './media.routes'
import { sampleClip } from './sample-clip.fixture'

const folder = mkdtempSync(join(tmpdir(), 'pitchside-clips-'))
let at = Date.UTC(2026, 10, 21, 9)
let app: FastifyInstance
let address: string

function start(): FastifyInstance {
  const instance = Fastify()
  demoRoutes(instance, readClips(folder), () => at)
  return instance
}

beforeAll(async () => {
  mkdirSync(join(folder, 'football'))
  const sizes = [
    ['hd', 1280, 720],
    ['sd', 640, 360],
  ] as const
  const qualities = sizes.map(([name, width, height]) => ({ name, width, height, codecs: 'avc1.64001f,mp4a.40.2' }))
  writeFileSync(join(folder, 'football', 'clip.json'), JSON.stringify({ fps: 25, qualities }))
  for (const [name] of sizes) writeFileSync(join(folder, 'football', `${name}.mp4`), sampleClip())
  app = start()
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

async function get(url: string, server = address) {
  const reply = await fetch(`${server}/media/${url}`)
  const bytes = Buffer.from(await reply.arrayBuffer())
  return {
    status: reply.status,
    header: (name: string) => reply.headers.get(name) ?? '',
    bytes,
    body: bytes.toString(),
  }
}
const segmentsOf = (playlist: string): string[] => playlist.match(/^\d+\.m4s$/gm) ?? []

test('LIVE-01 a room plays on for ever: master, playlist, header and every listed segment are served', async () => {
  const master = await get('demo/football/3/master.m3u8')
  expect(master.header('content-type')).toBe('application/vnd.apple.mpegurl')
  expect(master.header('cache-control')).toBe('no-store')
  expect(master.header('access-control-allow-origin')).toBe('*')
  expect(master.body).toContain('hd/index.m3u8')
  const playlist = await get('demo/football/3/hd/index.m3u8')
  expect(playlist.header('cache-control')).toBe('no-store')
  const header = /URI="([^"]+)"/.exec(playlist.body)?.[1]
  const files = [header, ...segmentsOf(playlist.body)]
  expect(files.length).toBe(31)
  for (const file of files) {
    const reply = await get(`demo/football/3/hd/${file}`)
    expect(reply.status).toBe(200)
    expect(reply.header('content-type')).toBe('video/mp4')
    expect(reply.header('cache-control')).toContain('immutable')
  }
})

test('a restarted server continues where the old one stopped, byte for byte', async () => {
  const [first] = segmentsOf((await get('demo/football/3/sd/index.m3u8')).body)
  const other = start()
  const otherAddress = await other.listen({ port: 0, host: '127.0.0.1' })
  const before = (await get(`demo/football/3/sd/${first}`)).bytes
  expect((await get(`demo/football/3/sd/${first}`, otherAddress)).bytes.equals(before)).toBe(true)
  await other.close()
})

test('segments that are not complete yet, or long gone, are not there', async () => {
  const listed = segmentsOf((await get('demo/football/3/hd/index.m3u8')).body)
  const newest = Number.parseInt(listed.at(-1)!, 10)
  expect((await get(`demo/football/3/hd/${newest + 1}.m4s`)).status).toBe(404)
  expect((await get(`demo/football/3/hd/${newest - 4_000}.m4s`)).status).toBe(404)
  at += 2_000
  expect((await get(`demo/football/3/hd/${newest + 1}.m4s`)).status).toBe(200)
})

test.each([
  'demo/handball/3/master.m3u8',
  'demo/football/x/master.m3u8',
  'demo/football/3/8k/index.m3u8',
  'demo/football/3/hd/../../secret',
  'demo/football/3/hd/1e3.m4s',
  'playback/football/0/hd/8.m4s',
])('%s is not found', async (url) => {
  expect((await get(url)).status).toBe(404)
})

test('LIVE-13 the playback of a clip has an end', async () => {
  const { body } = await get('playback/football/0/hd/index.m3u8')
  expect(segmentsOf(body)).toHaveLength(8)
  expect(body).toContain('#EXT-X-ENDLIST')
  expect((await get('playback/football/0/hd/7.m4s')).status).toBe(200)
})

test('AIR-05 the last two hours of a broadcast are a list with an end and the time of its first picture', async () => {
  const master = await get('demo/football/3/shift.m3u8')
  expect(master.body).toContain('hd/shift.m3u8')
  const { body } = await get('demo/football/3/hd/shift.m3u8')
  const segments = segmentsOf(body)
  expect(segments).toHaveLength(3_600)
  expect(body).toMatch(/#EXT-X-ENDLIST\n$/)
  const [, first] = /PROGRAM-DATE-TIME:(.+)/.exec(body) ?? []
  expect(at - Date.parse(first ?? '')).toBeLessThan(7_202_000)
  expect(at - Date.parse(first ?? '')).toBeGreaterThanOrEqual(7_200_000)
  // The live list ends with the same segment, and the first one can be had for a while longer.
  expect(segmentsOf((await get('demo/football/3/hd/index.m3u8')).body).at(-1)).toBe(segments.at(-1))
  at += 30_000
  expect((await get(`demo/football/3/hd/${segments[0]}`)).status).toBe(200)
  for (const url of ['demo/football/x/shift.m3u8', 'demo/football/3/8k/shift.m3u8'])
    expect((await get(url)).status).toBe(404)
})
