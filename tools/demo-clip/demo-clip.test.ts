import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { checkClip, listFiles } from './check-clip.mjs'

const assets = join(__dirname, '../../backend/assets')
const BUDGET_BYTES = 5_500_000

describe.each(['football', 'basketball'])('the %s broadcast', (sport) => {
  const { clip, qualities } = checkClip(join(assets, 'demo', sport))

  test('has hd and sd in the promised sizes', () => {
    const sizes = new Map(qualities.map((quality) => [quality.name, `${quality.width}x${quality.height}`]))
    expect(sizes.get('hd')).toBe('1280x720')
    expect(sizes.get('sd')).toBe('640x360')
    if (sizes.has('smooth')) expect(sizes.get('smooth')).toBe('854x480')
  })

  describe.each(qualities)('in $name', (quality) => {
    test('loops exactly: whole frames of picture and sound fill the same time', () => {
      expect(quality.video.durationMs).toBe(clip.durationMs)
      expect(quality.audio.durationMs).toBe(clip.durationMs)
      expect(quality.video.samples).toBe((clip.durationMs / 1000) * clip.fps)
      expect(quality.audio.samples).toBe((clip.durationMs * 48) / 1024)
    })

    test('starts at zero without an edit list', () => {
      expect(quality.video.firstDecodeTime).toBe(0)
      expect(quality.audio.firstDecodeTime).toBe(0)
      expect(quality.video.firstPresentationTime).toBe(0)
      expect(quality.hasEditList).toBe(false)
    })

    test('is cut every 400 ms, and every 2 s starts with a picture of its own', () => {
      expect(quality.fragmentStartsMs).toEqual(
        Array.from({ length: clip.durationMs / clip.fragmentMs }, (_, i) => i * clip.fragmentMs),
      )
      const every = clip.segmentMs / clip.fragmentMs
      expect(quality.keyFragments.filter((at) => at % every === 0)).toHaveLength(clip.durationMs / clip.segmentMs)
    })

    test('has 64-bit clocks where the description says they are', () => {
      expect(quality.clockErrors).toEqual([])
    })

    test('names its codecs and never sends faster than it declares', () => {
      expect(quality.codecs).toBe(quality.codecsInFile)
      expect(quality.codecs).toMatch(/^avc1\.6400[0-9a-f]{2},mp4a\.40\.2$/)
      expect(quality.measuredBandwidth).toBeLessThanOrEqual(quality.bandwidth)
    })

    test('is covered by its description without a gap', () => {
      expect(quality.coverage).toEqual({ gaps: 0, bytes: quality.fileBytes })
    })
  })

  test('cuts every quality at the same moments', () => {
    for (const quality of qualities) expect(quality.fragmentStartsMs).toEqual(qualities[0]?.fragmentStartsMs)
  })
})

test('all broadcasts together stay within their budget', () => {
  const bytes = listFiles(join(assets, 'demo')).reduce((sum, file) => sum + statSync(file).size, 0)
  expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES)
})

test('covers are many, all different, WebP and small', () => {
  const names = readdirSync(join(assets, 'covers'))
  const files = names.map((name) => readFileSync(join(assets, 'covers', name)))
  expect(names.length).toBeGreaterThanOrEqual(23)
  expect(new Set(files.map((bytes) => bytes.toString('base64'))).size).toBe(names.length)
  for (const bytes of files) expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
  expect(files.reduce((sum, bytes) => sum + bytes.length, 0)).toBeLessThanOrEqual(500_000)
})
