import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { packageRoot } from '../../package-root'
import { pushedClip, transportSegment } from './clips.fixture'
import { isMp4Header, readMp4Header, readMp4Segment } from './mp4-media'
import { CorruptMedia } from './picture-facts'
import { readTsSegment } from './ts-media'

const clip = pushedClip('sd')
const refusal = (read: () => unknown): string => {
  try {
    read()
  } catch (error) {
    if (error instanceof CorruptMedia) return error.message
    throw error
  }
  return 'taken'
}

describe('fragmented MP4', () => {
  test('a header tells codecs and size, a segment its times and key frames', () => {
    expect(isMp4Header(clip.header)).toBe(true)
    expect(isMp4Header(clip.segmentAt(3))).toBe(false)
    expect(readMp4Header(clip.header)).toEqual({
      width: 640,
      height: 360,
      codecs: 'avc1.64001e,mp4a.40.2',
      hasAudio: true,
    })
    const facts = readMp4Segment(clip.header, clip.segmentAt(3))
    expect(facts.startS).toBeCloseTo(6, 1)
    expect(facts.durationS).toBeCloseTo(2, 2)
    expect(facts).toMatchObject({ frames: 50, keyFrames: 1 })
  })

  test.each([
    ['cut off in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length - 700)],
    ['empty', () => Buffer.alloc(0)],
    ['noise', () => Buffer.alloc(20_000, 7)],
    ['a web page', () => Buffer.from('<!doctype html><title>not found</title>')],
    [
      'without decode times',
      (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replaceAll('tfdt', 'skip'), 'latin1'),
    ],
    [
      'of a track the header does not have',
      (bytes: Buffer) => {
        const copy = Buffer.from(bytes)
        copy.writeUInt32BE(77, copy.indexOf('tfhd') + 8)
        return copy
      },
    ],
  ])('a segment that is %s is refused', (_name, spoil) => {
    expect(refusal(() => readMp4Segment(clip.header, spoil(clip.segmentAt(0))))).not.toBe('taken')
  })

  test.each([
    ['no video', (text: string) => text.replaceAll('vide', 'soun')],
    ['HEVC', (text: string) => text.replaceAll('avc1', 'hvc1')],
    ['no moov', (text: string) => text.replaceAll('moov', 'free')],
  ])('a header with %s is refused', (_name, change) => {
    const changed = Buffer.from(change(clip.header.toString('latin1')), 'latin1')
    expect(refusal(() => readMp4Header(changed))).not.toBe('taken')
  })
})

describe('transport stream', () => {
  test('a segment tells size, codecs, times and key frames', () => {
    const first = readTsSegment(transportSegment(0))
    expect(first.media).toEqual({ width: 160, height: 90, codecs: 'avc1.4d400c,mp4a.40.2', hasAudio: true })
    expect(first.facts).toMatchObject({ frames: 50, keyFrames: 1 })
    expect(first.facts.durationS).toBeCloseTo(2, 1)
    const second = readTsSegment(transportSegment(1))
    expect(second.facts.startS).toBeCloseTo(first.facts.startS + first.facts.durationS, 1)
  })

  test.each([
    ['cut off inside a packet', (bytes: Buffer) => bytes.subarray(0, 1_000)],
    ['out of step', (bytes: Buffer) => Buffer.concat([bytes.subarray(1), Buffer.of(0)])],
    ['without its program', (bytes: Buffer) => bytes.subarray(188 * 3)],
    ['one packet', (bytes: Buffer) => bytes.subarray(0, 188)],
    ['empty', () => Buffer.alloc(0)],
  ])('a segment that is %s is refused', (_name, spoil) => {
    expect(refusal(() => readTsSegment(spoil(transportSegment(0))))).not.toBe('taken')
  })
})

test('no bytes at all make a reader fail in a way nobody planned', () => {
  const sources = [clip.segmentAt(1), transportSegment(2), readFileSync(join(packageRoot, 'package.json'))]
  let seed = 7
  const next = (max: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return seed % max
  }
  for (let round = 0; round < 150; round++) {
    const bytes = Buffer.from(sources[round % sources.length]!)
    for (let flips = 0; flips < 12; flips++) bytes[next(Math.min(bytes.length, 3_000))] = next(256)
    refusal(() => readMp4Segment(clip.header, bytes))
    refusal(() => readTsSegment(bytes))
  }
})
