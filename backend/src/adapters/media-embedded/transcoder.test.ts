import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from '@jest/globals'
import { createLog } from '../../kernel/log'
import { pushedClip } from './clips.fixture'
import { readMp4Header, readMp4Segment } from './mp4-media'
import { findFfmpeg, Transcoder } from './transcoder'

const withFfmpeg = existsSync('/usr/bin/ffmpeg') ? test : test.skip
const clip = pushedClip('hd')
const transcoder = new Transcoder(findFfmpeg() ?? 'ffmpeg', createLog('silent'))
afterEach(() => transcoder.close())

const original = (index: number) => ({
  kind: 'mp4' as const,
  header: clip.header,
  bytes: clip.segmentAt(index),
  startS: readMp4Segment(clip.header, clip.segmentAt(index)).startS,
  height: 720,
  period: 0,
})

withFfmpeg(
  'LIVE-01 lower qualities are cut where the original is, and lie at the same time',
  async () => {
    const headers = new Map<string, Buffer>()
    const segments = new Map<string, Buffer[]>()
    const sink = {
      header: (variant: string, bytes: Buffer) => void headers.set(variant, bytes),
      segment: (variant: string, bytes: Buffer) =>
        void segments.set(variant, [...(segments.get(variant) ?? []), bytes]),
      failed: () => undefined,
    }
    // A push that has been running for a while.
    const first = 1_000
    for (let index = first; index < first + 6; index++) expect(transcoder.feed(3, original(index), sink)).toBe(2)
    while (['smooth', 'sd'].some((name) => (segments.get(name)?.length ?? 0) < 2)) await wait(50)
    for (const [variant, height] of [
      ['smooth', 480],
      ['sd', 360],
    ] as const) {
      const header = headers.get(variant)!
      expect(readMp4Header(header)).toMatchObject({ height, hasAudio: true })
      segments.get(variant)!.forEach((bytes, index) => {
        const own = readMp4Segment(header, bytes)
        const same = original(first + index)
        expect(own).toMatchObject({ keyFrames: 1, frames: 50 })
        expect(Math.abs(own.startS - same.startS)).toBeLessThan(0.1)
      })
    }
  },
  120_000,
)

withFfmpeg('a program that dies takes its qualities off the list', async () => {
  let failed: readonly string[] = []
  const broken = new Transcoder('/bin/false', createLog('silent'))
  broken.feed(4, original(0), {
    header: () => undefined,
    segment: () => undefined,
    failed: (variants) => {
      failed = variants
    },
  })
  while (failed.length === 0) await wait(20)
  expect(failed).toEqual(['smooth', 'sd'])
})

test('nothing is made of a push that is small already', () => {
  const sink = { header: () => undefined, segment: () => undefined, failed: () => undefined }
  expect(transcoder.feed(5, { ...original(0), height: 360 }, sink)).toBe(0)
})
