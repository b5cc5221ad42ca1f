import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createPublisher } from '../../adapters/media-embedded/publisher.fixture'
import { clip, numbered, OnAirSite, sourceList, withCalmRoom } from './on-air.fixture'

// Playlists, headers and segments that name another place than the files they are pushed with.
const on = new OnAirSite()
beforeAll(() => on.start())
afterAll(() => on.site.close())
withCalmRoom(on)

test.each([
  'file:///etc/passwd',
  'http://127.0.0.1:8080/x.ts',
  'https://elsewhere.example/x.m4s',
  '//elsewhere.example/x.m4s',
  '/media/live/3/main/x.m4s',
  '../x.m4s',
  './x.m4s',
  'other/x.m4s',
  '..%2fx.m4s',
  'concat:x.ts|y.ts',
  'data:video/mp2t;base64,AAAA',
  'C:\\x.ts',
  '  file:///etc/passwd',
  'x.html',
  '{$secret}.ts',
])('EDGE-01 a playlist that names "%s" is refused, as a segment and as whatever a tag loads', async (address) => {
  const { hls } = await on.openRoom()
  const publisher = createPublisher(hls)
  const good = sourceList(numbered(0))
  expect(await publisher.put('index.m3u8', good)).toBe(201)
  expect(await publisher.put('index.m3u8', `${good}${address}\n`)).toBe(422)
  for (const line of [
    `#EXT-X-MAP:URI="${address}"`,
    `#EXT-X-MAP:BYTERANGE="1@0",URI="${address}"`,
    `#EXT-X-KEY:METHOD=AES-128,URI="${address}"`,
    `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="a",URI="${address}"`,
    `#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="${address}"`,
    `#EXT-X-PART:DURATION=1,URI="${address}"`,
    `#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${address}"`,
    `#EXT-X-RENDITION-REPORT:URI="${address}"`,
    `#EXT-X-SESSION-DATA:DATA-ID="a",URI="${address}"`,
    `#EXT-X-DATERANGE:ID="a",START-DATE="2026-01-01T00:00:00Z",X-ASSET-URI="${address}"`,
    `#EXT-X-CONTENT-STEERING:SERVER-URI="${address}"`,
    `#EXT-X-DEFINE:NAME="secret",VALUE="${address}"`,
  ])
    expect([line, await publisher.put('index.m3u8', `#EXTM3U\n${line}\n#EXTINF:2,\n${numbered(0)}\n`)]).toEqual([
      line,
      422,
    ])
})

test('EDGE-01 a playlist that names only its own files is taken: headers, other renditions, no key', async () => {
  const { hls } = await on.openRoom()
  const publisher = createPublisher(hls)
  const list = [
    ...['#EXTM3U', '#EXT-X-KEY:METHOD=NONE', '#EXT-X-MAP:URI="init.mp4"', '#EXTINF:2,a title', numbered(0)],
    ...['#EXT-X-PROGRAM-DATE-TIME:2026-05-16T12:00:00.000Z', '#EXTINF:2,', `${numbered(1)}?v=1`, ''],
  ]
  expect(await publisher.put('index.m3u8', list.join('\r\n'))).toBe(201)
  const master = [
    '#EXTM3U',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="a",URI="hd.m3u8"',
    '#EXT-X-STREAM-INF:BANDWIDTH=1',
  ]
  expect(await publisher.put('master.m3u8', [...master, 'sd.m3u8'].join('\n'))).toBe(201)
})

test('EDGE-01 a playlist hidden in a header or a segment, and samples at another address, are refused', async () => {
  const { hls } = await on.openRoom()
  const publisher = createPublisher(hls)
  const hidden = Buffer.from('\0\0\0\0free#EXTM3U\n#EXTINF:2,\nfile:///etc/passwd\n')
  hidden.writeUInt32BE(hidden.length)
  expect(await publisher.put('init.mp4', Buffer.concat([clip.header, hidden]))).toBe(422)
  const elsewhere = Buffer.from(clip.header)
  const at = elsewhere.indexOf('url ', 0, 'latin1')
  expect(elsewhere.readUInt32BE(at + 4) & 1).toBe(1)
  elsewhere.writeUInt32BE(0, at + 4)
  expect(await publisher.put('init.mp4', elsewhere)).toBe(422)
  expect(await publisher.put('init.mp4', clip.header)).toBe(201)
  expect(await publisher.put(numbered(0), Buffer.concat([clip.segmentAt(0), hidden]))).toBe(422)
  expect(await publisher.put(numbered(0), '#EXTM3U\nfile:///etc/passwd\n')).toBe(422)
  expect(await publisher.put('s_0.ts', '#EXTM3U\nfile:///etc/passwd\n')).toBe(422)
  expect(await publisher.put(numbered(0), clip.segmentAt(0))).toBe(201)
})

test('EDGE-01 a segment of millions of boxes, or a header of thousands of tracks, is refused at once', async () => {
  const { hls } = await on.openRoom()
  const publisher = createPublisher(hls, 'studio-3')
  await publisher.put('init.mp4', clip.header)
  const free = Buffer.from('\0\0\0\x08free', 'latin1')
  const bomb = Buffer.concat(Array(20_000).fill(free))
  expect(await publisher.put(numbered(0), Buffer.concat([clip.segmentAt(0), bomb]))).toBe(422)
  const moov = clip.header.indexOf('moov', 0, 'latin1') - 4
  const size = clip.header.readUInt32BE(moov)
  const trak = clip.header.indexOf('trak', moov, 'latin1') - 4
  const one = clip.header.subarray(trak, trak + clip.header.readUInt32BE(trak))
  const header = Buffer.concat([
    clip.header.subarray(0, moov + size),
    ...Array(100).fill(one),
    clip.header.subarray(moov + size),
  ])
  header.writeUInt32BE(size + 100 * one.length, moov)
  expect(await publisher.put('init.mp4', header)).toBe(422)
  expect(await publisher.put(numbered(0), clip.segmentAt(0))).toBe(201)
})
