import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isServed, liveWindow, roomOffset, segmentStartMs, windowSegments } from './live-window'
import { livePlaylist, masterPlaylist, playbackPlaylist } from './playlists'

const now = Date.UTC(2026, 10, 21, 9, 0, 0, 500)

test('every listed segment is complete and the newest is less than a segment old', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2025, 5), max: Date.UTC(2060, 0) }), (at) => {
      const { first, end } = liveWindow(at)
      expect(end - first).toBe(windowSegments)
      expect(segmentStartMs(end)).toBeLessThanOrEqual(at)
      expect(segmentStartMs(end + 1)).toBeGreaterThan(at)
      expect(isServed(first, at)).toBe(true)
      expect(isServed(end - 1, at)).toBe(true)
      expect(isServed(end, at)).toBe(false)
    }),
  )
})

test('the window only moves forward, one segment every two seconds', () => {
  const numbers = [0, 1_000, 2_000, 4_000, 60_000].map((later) => liveWindow(now + later).first - liveWindow(now).first)
  expect(numbers).toEqual([0, 0, 1, 2, 30])
})

test('LIVE-01 the live playlist names sequence, date and segments, and has no end', () => {
  const text = livePlaylist(now, 'init.mp4')
  const { first, end } = liveWindow(now)
  expect(text).toContain(`#EXT-X-MEDIA-SEQUENCE:${first}\n`)
  expect(text).toContain(`#EXT-X-PROGRAM-DATE-TIME:${new Date(segmentStartMs(first)).toISOString()}\n`)
  expect(text.match(/\.m4s$/gm)).toHaveLength(windowSegments)
  expect(text).toContain(`\n${end - 1}.m4s\n`)
  expect(text).not.toContain('ENDLIST')
  expect(playbackPlaylist(24, 'init.mp4')).toMatch(/#EXT-X-ENDLIST\n$/)
})

test('the master lists the best quality first, with what a player needs to choose', () => {
  const small = {
    name: 'sd',
    width: 640,
    height: 360,
    codecs: 'avc1.64001e,mp4a.40.2',
    frameRate: 25,
    averageBitrate: 1,
    peakBitrate: 2,
  }
  const lines = masterPlaylist([small, { ...small, name: 'hd', width: 1280, height: 720 }]).split('\n')
  expect(lines.filter((line) => line.endsWith('index.m3u8'))).toEqual(['hd/index.m3u8', 'sd/index.m3u8'])
  expect(lines[3]).toContain(
    'BANDWIDTH=2,AVERAGE-BANDWIDTH=1,RESOLUTION=1280x720,FRAME-RATE=25.000,CODECS="avc1.64001e,mp4a.40.2"',
  )
})

test('rooms begin at different places of the clip', () => {
  const places = new Set(
    [3, 4, ...Array.from({ length: 22 }, (_, index) => 101 + index)].map((room) => roomOffset(room, 24)),
  )
  expect(places.size).toBeGreaterThan(12)
  for (const place of places) expect(place >= 0 && place < 24).toBe(true)
})
