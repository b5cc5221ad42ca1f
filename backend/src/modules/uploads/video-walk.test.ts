import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readingFile, sourceOf } from './byte-source'
import { hidesSomething, isWholeVideo, mp4LengthS, type VideoType, videoTypeOf, videoTypes } from './video-walk.rules'

const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0
const withFfmpeg = hasFfmpeg ? describe : describe.skip

/** How ffmpeg writes each format. */
const encoders: Record<VideoType, string[]> = {
  mp4: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  ogg: ['-c:v', 'libtheora', '-c:a', 'libvorbis'],
  flv: ['-c:v', 'flv', '-c:a', 'aac'],
  avi: ['-c:v', 'mpeg4', '-c:a', 'mp3'],
  wmv: ['-c:v', 'wmv2', '-c:a', 'wmav2'],
  mov: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  webm: ['-c:v', 'libvpx', '-c:a', 'libvorbis'],
  mkv: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  rmvb: ['-c:v', 'rv10', '-c:a', 'ac3', '-s', '176x144', '-f', 'rm'],
}

let folder: string
const clips = new Map<VideoType, Buffer>()
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'video-walk-'))
  if (!hasFfmpeg) return
  const input = ['-f', 'lavfi', '-i', 'testsrc=s=176x144:r=10:d=2', '-f', 'lavfi', '-i', 'sine=d=2']
  for (const type of videoTypes) {
    const path = join(folder, `clip.${type}`)
    const made = spawnSync('ffmpeg', ['-v', 'error', ...input, ...encoders[type], '-shortest', '-y', path])
    if (made.status !== 0) throw new Error(String(made.stderr))
    clips.set(type, readFileSync(path))
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const clipOf = (type: VideoType) => clips.get(type) as Buffer
const isWhole = (bytes: Uint8Array, type: VideoType) => isWholeVideo(sourceOf(bytes), type)
const hides = (bytes: Uint8Array, type: VideoType) => hidesSomething(sourceOf(bytes), type)

withFfmpeg('CONT-02 a real video of each format', () => {
  test.each(videoTypes)('%s is known by its bytes, whole, and holds nothing else', async (type) => {
    const clip = clipOf(type)
    expect(videoTypeOf(clip.subarray(0, 1024))).toBe(type)
    expect(await isWhole(clip, type)).toBe(true)
    expect(await hides(clip, type)).toBe(false)
  })

  test.each(videoTypes)('%s that was cut short, or has a page or an archive behind it, is none', async (type) => {
    const clip = clipOf(type)
    for (const share of [0.3, 0.5, 0.9])
      expect(await isWhole(clip.subarray(0, Math.floor(clip.length * share)), type)).toBe(false)
    for (const more of ['<script>alert(1)</script>', 'PK\x03\x04 an archive', 'GIF89a and more', '\0'.repeat(20)])
      expect(await isWhole(Buffer.concat([clip, Buffer.from(more)]), type)).toBe(false)
  })

  test('each is walked through on the disk as in memory, and an MP4 says how long it is', async () => {
    for (const type of videoTypes) {
      const path = join(folder, `clip.${type}`)
      expect(await readingFile(path, (source) => isWholeVideo(source, type))).toBe(true)
    }
    expect(await readingFile(join(folder, 'clip.mp4'), mp4LengthS)).toBe(2)
  })

  test('a WebM that was recorded as it came does not say how long it is, and is whole', async () => {
    const path = join(folder, 'live.webm')
    const input = ['-f', 'lavfi', '-i', 'testsrc=s=176x144:r=10:d=2', '-c:v', 'libvpx', '-f', 'webm', 'pipe:1']
    writeFileSync(path, spawnSync('ffmpeg', ['-v', 'error', ...input]).stdout)
    expect(await readingFile(path, (source) => isWholeVideo(source, 'webm'))).toBe(true)
  })

  test('a Matroska with a page in a part players pass over hides something', async () => {
    const clip = clipOf('mkv')
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const withPage = Buffer.concat([clip, Buffer.of(0xec, 0x80 | page.length), page])
    expect(await isWhole(withPage, 'mkv')).toBe(true)
    expect(await hides(withPage, 'mkv')).toBe(true)
  })

  test('an MP4 with a page in a part players pass over, or one that ends as an archive, hides something', async () => {
    const page = Buffer.from('\0\0\0\0free<html><script>alert(1)</script></html>')
    page.writeUInt32BE(page.length)
    const withPage = Buffer.concat([clipOf('mp4'), page])
    expect(await isWhole(withPage, 'mp4')).toBe(true)
    expect(await hides(withPage, 'mp4')).toBe(true)
    const end = Buffer.alloc(22)
    end.write('PK\x05\x06')
    const archive = Buffer.concat([Buffer.from([0, 0, 0, 30]), Buffer.from('skip'), end])
    expect(await hides(Buffer.concat([clipOf('mp4'), archive]), 'mp4')).toBe(true)
  })
})

test.each([
  ['a page', '<!doctype html><html></html>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a program', 'MZ\x90\0'],
  ['a picture', '\x89PNG\r\n\x1a\n'],
  ['sound', 'RIFF\0\0\0\0WAVEfmt '],
  ['nothing', ''],
])('CONT-02 %s is no video', (_name, text) =>
  expect(videoTypeOf(Buffer.from(text.padEnd(32, '\0'), 'latin1'))).toBeUndefined(),
)

test('a file is read at any place, through a window and beyond it', async () => {
  const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, place) => place % 251))
  const path = join(folder, 'bytes')
  writeFileSync(path, bytes)
  await readingFile(path, async (source) => {
    expect(source.length).toBe(bytes.length)
    for (const [at, count] of [
      [0, 10],
      [65_530, 20],
      [199_990, 50],
      [5, 150_000],
      [250_000, 4],
      [0, 1],
    ] as const)
      expect(Buffer.from(await source.at(at, count)).equals(bytes.subarray(at, at + count))).toBe(true)
  })
})
