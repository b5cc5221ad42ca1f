import { existsSync } from 'node:fs'
import { afterEach, describe, expect, test } from '@jest/globals'
import { createLog } from '../../kernel/log'
import { findFfmpeg } from '../find-ffmpeg'
import { pushedClip, transportSegment } from './clips.fixture'
import type { CmafPart } from './cmaf-writer'
import { Ladder, workingEncoder } from './ladder'
import { lowerThan } from './ladder-plan'
import type { SegmentPlace } from './live-stream'
import { readMp4Header, readMp4Segment } from './mp4-media'
import type { OriginalPiece, RenditionSink } from './rendering'

const withFfmpeg = existsSync('/usr/bin/ffmpeg') ? describe : describe.skip
const clip = pushedClip('hd')
const log = createLog('silent')
let nowMs = 0
const open: Ladder[] = []
afterEach(() => open.splice(0).forEach((ladder) => void ladder.close()))

function ladderOf(options: { program?: string; most?: number } = {}): Ladder {
  const usual = {
    program: findFfmpeg() ?? 'ffmpeg',
    encoder: 'software' as const,
    most: 1,
    lateMs: 15_000,
    log,
    now: () => nowMs,
  }
  const ladder = new Ladder({ ...usual, ...options })
  open.push(ladder)
  return ladder
}

/** A whole segment of a push that has been running for a while. */
function piece(sequence: number, more: Partial<OriginalPiece> = {}): OriginalPiece {
  const bytes = clip.segmentAt(1_000 + sequence)
  const { startS, durationS } = readMp4Segment(clip.header, bytes)
  const place = { sequence, dateMs: sequence * 2_000, period: 0 }
  const whole = { isFirst: true, isLast: true, height: 720, isAac: true }
  return { kind: 'mp4', header: clip.header, bytes, startS, durationS, ...place, ...whole, ...more }
}

/** Keeps what is made, and tells who waits for it. */
class Kept implements RenditionSink {
  readonly headers = new Map<string, Buffer>()
  readonly parts = new Map<string, { part: CmafPart; place: SegmentPlace }[]>()
  gone: readonly string[] = []
  #look: () => void = () => undefined

  header(variant: string, bytes: Buffer): void {
    this.headers.set(variant, bytes)
  }
  part(variant: string, part: CmafPart, place: SegmentPlace): void {
    this.parts.set(variant, [...(this.parts.get(variant) ?? []), { part, place }])
    this.#look()
  }
  failed(variants: readonly string[]): void {
    this.gone = variants
    this.#look()
  }

  until(isThere: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#look = () => isThere() && resolve()
      this.#look()
    })
  }

  /** Bytes of a segment that is whole. */
  segment(variant: string, sequence: number): Buffer | undefined {
    const own = (this.parts.get(variant) ?? []).filter(({ place }) => place.sequence === sequence)
    return own.at(-1)?.part.isLast ? Buffer.concat(own.map(({ part }) => part.bytes)) : undefined
  }
  hasAll = (sequence: number, variants = ['smooth', 'sd']): Promise<void> =>
    this.until(() => variants.every((variant) => this.segment(variant, sequence)))
}

withFfmpeg('lower qualities of a push', () => {
  test('AIR-03 are cut where the original is, lie at its time and under its numbers', async () => {
    const [ladder, kept] = [ladderOf(), new Kept()]
    // Two frames are held back until those come that they look ahead to.
    for (const sequence of [7, 8, 9]) expect(ladder.feed(3, piece(sequence), kept)).toBe(2)
    await kept.hasAll(8)
    for (const [variant, height] of [
      ['smooth', 480],
      ['sd', 360],
    ] as const) {
      const header = kept.headers.get(variant)!
      expect(readMp4Header(header)).toMatchObject({ height, hasAudio: true })
      for (const sequence of [7, 8]) {
        const own = readMp4Segment(header, kept.segment(variant, sequence)!)
        expect(own).toMatchObject({ keyFrames: 1, frames: 50 })
        expect(own.durationS).toBeCloseTo(2, 2)
        expect(Math.abs(own.startS - piece(sequence).startS)).toBeLessThan(0.1)
      }
      const places = [...new Set(kept.parts.get(variant)!.map(({ place }) => place))]
      expect(places.slice(0, 2)).toEqual([7, 8].map((sequence) => ({ sequence, dateMs: sequence * 2_000, period: 0 })))
      for (const { part } of kept.parts.get(variant)!) expect(part.durationS).toBeLessThanOrEqual(0.35)
    }
  })

  test('AIR-03 a transport stream gets them as well', async () => {
    const [ladder, kept] = [ladderOf(), new Kept()]
    // The clip is small; what is made of it is larger here, which ffmpeg does not mind.
    for (const [sequence, number] of ([0, 1, 2] as const).entries())
      ladder.feed(
        3,
        piece(sequence, {
          kind: 'ts',
          header: undefined,
          bytes: transportSegment(number),
          startS: sequence * 2,
          durationS: 2,
        }),
        kept,
      )
    await kept.hasAll(1)
    expect(readMp4Segment(kept.headers.get('sd')!, kept.segment('sd', 1)!)).toMatchObject({ frames: 50, keyFrames: 1 })
  })

  test('AIR-03 a program that is killed comes back where it was: nothing is missing, nothing comes twice', async () => {
    const [ladder, kept] = [ladderOf(), new Kept()]
    for (const sequence of [0, 1]) ladder.feed(3, piece(sequence), kept)
    await kept.hasAll(0)
    const killed = ladder.running.get(3)!
    process.kill(killed, 'SIGKILL')
    for (const sequence of [2, 3, 4]) expect(ladder.feed(3, piece(sequence), kept)).toBe(2)
    await kept.hasAll(3)
    expect(ladder.running.get(3)).not.toBe(killed)
    const first = readMp4Segment(kept.headers.get('sd')!, kept.segment('sd', 0)!)
    for (const variant of ['smooth', 'sd'])
      for (const sequence of [0, 1, 2, 3]) {
        const own = readMp4Segment(kept.headers.get(variant)!, kept.segment(variant, sequence)!)
        expect(own).toMatchObject({ frames: 50, keyFrames: 1 })
        expect(own.startS).toBeCloseTo(first.startS + sequence * 2, 1)
      }
  })

  test('an encoder this machine has not is told apart from one it has', () => {
    expect(workingEncoder('ffmpeg', 'software')).toBe('software')
    // Tests run on machines without these cards; where one is there, it may be used.
    if (!existsSync('/dev/dri') && !existsSync('/dev/nvidia0'))
      for (const name of ['nvenc', 'qsv', 'vaapi'] as const) expect(workingEncoder('ffmpeg', name)).toBe('software')
  })
})

describe('the budget', () => {
  const sink = new Kept()
  /** Reads nothing and writes nothing. */
  const idle = { program: '/bin/sleep' }

  test('a program that always dies takes its qualities off the list and lets others in; later it is tried again', async () => {
    const [ladder, kept] = [ladderOf({ program: '/bin/false' }), new Kept()]
    ladder.feed(4, piece(0), kept)
    await kept.until(() => kept.gone.length > 0)
    expect(kept.gone).toEqual(['smooth', 'sd'])
    expect(ladder.stateOf(4)).toBe('waiting')
    expect(ladder.feed(4, piece(1), kept)).toBe(0)
    expect(ladder.feed(5, piece(0), sink)).toBe(2)
    ladder.stop(5)
    nowMs += 10_000
    expect(ladder.feed(4, piece(2), kept)).toBe(2)
  })

  test('AIR-03 so many programs at once; who comes later waits in order, and a silent one holds up nobody', () => {
    const ladder = ladderOf({ ...idle, most: 2 })
    const made = (...rooms: number[]) => rooms.map((uid) => ladder.feed(uid, piece(0), sink) > 0)
    expect(made(1, 2, 3, 4)).toEqual([true, true, false, false])
    expect([...ladder.running.keys()]).toEqual([1, 2])
    expect(ladder.describe()).toBe('software: 2 of 2, 2 waiting')
    expect([1, 3, 9].map((uid) => ladder.stateOf(uid))).toEqual(['made', 'waiting', 'none'])
    ladder.stop(1)
    // Room 3 came before.
    expect(made(4, 3, 4)).toEqual([false, true, false])
    ladder.stop(2)
    expect(made(5)).toEqual([false])
    nowMs += 11_000
    expect(made(5)).toEqual([true])
    ladder.close()
    expect(ladder.running.size).toBe(0)
  })

  test('AIR-03 a program that does not keep up is let go of, and makes fewer qualities after a rest', () => {
    const [ladder, kept] = [ladderOf(idle), new Kept()]
    for (const sequence of [0, 1, 2]) {
      expect(ladder.feed(6, piece(sequence), kept)).toBe(2)
      nowMs += 6_000
    }
    expect(ladder.feed(6, piece(3), kept)).toBe(0)
    expect(kept.gone).toEqual(['smooth', 'sd'])
    nowMs += 10_000
    expect(ladder.feed(6, piece(4), kept)).toBe(1)
  })

  test('it begins with the beginning of a segment, and makes nothing of what is small already', () => {
    const ladder = ladderOf(idle)
    expect(ladder.feed(7, piece(0, { isFirst: false }), sink)).toBe(0)
    expect(ladder.feed(7, piece(1), sink)).toBe(2)
    expect(ladder.feed(7, piece(2, { height: 360 }), sink)).toBe(0)
    expect(ladder.stateOf(7)).toBe('none')
    expect(lowerThan(1_080, 0).map(({ variant }) => variant)).toEqual(['hd', 'smooth', 'sd'])
    expect(lowerThan(1_080, 9).map(({ variant }) => variant)).toEqual(['sd'])
  })
})
