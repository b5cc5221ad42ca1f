import { describe, expect, test } from '@jest/globals'
import { splitAddress } from '../broadcast'
import { hlsLine, maskedKey, rtmpLine, withMaskedKey } from './encoder-lines'

const key = 'room3?key=AbCd1234567890'
const address = { server: 'rtmp://site.example:1935/live', key, hls: 'https://site.example/ingest/AbCd1234567890/' }

describe('lines to copy', () => {
  test('LIVE-10 RTMP goes to server and key, quoted for the shell', () => {
    expect(rtmpLine(address)).toMatch(/-f flv 'rtmp:\/\/site\.example:1935\/live\/room3\?key=AbCd1234567890'$/)
    expect(rtmpLine({ server: 'rtmp://x/live', key: "a'b" })).toContain(`'rtmp://x/live/a'\\''b'`)
  })

  test('LIVE-10 HLS names segments and playlist in full, and stops when it is refused', () => {
    const line = hlsLine(address)
    expect(line).toContain("-hls_segment_filename 'https://site.example/ingest/AbCd1234567890/s_%05d.m4s'")
    expect(line).toContain("'https://site.example/ingest/AbCd1234567890/index.m3u8'")
    expect(line).toContain('-http_persistent 1 -ignore_io_errors 0')
    expect(hlsLine({ hls: 'http://x/ingest/k' })).toContain("'http://x/ingest/k/index.m3u8'")
  })

  test('every line break is escaped, so that the whole is one command', () => {
    for (const line of [rtmpLine(address), hlsLine(address)])
      for (const part of line.split('\n').slice(0, -1)) expect(part.endsWith(' \\')).toBe(true)
  })
})

test('LIVE-10 a masked text does not hold the key', () => {
  const secret = 'AbCd1234567890'
  expect(maskedKey(secret)).toBe('Ab••••••••••••••••90')
  expect(maskedKey('short')).toBe('•••••')
  expect(withMaskedKey(hlsLine(address), secret)).not.toContain(secret)
})

test.each([
  ['rtmp://h/live/room3?key=x/y', 'rtmp://h/live', 'room3?key=x/y'],
  ['rtmp://h:1935/live/abc', 'rtmp://h:1935/live', 'abc'],
  ['rtmp://h/app/abc', 'rtmp://h/app', 'abc'],
])('LIVE-10 %s splits into %s and %s', (url, server, rest) => {
  expect(splitAddress(url)).toEqual({ server, key: rest })
})
