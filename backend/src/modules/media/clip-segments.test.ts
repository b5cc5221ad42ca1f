import { describe, expect, test } from '@jest/globals'
import { childOf, childrenOf, readBoxes, versionOf } from './boxes'
import { cutClip, segmentS } from './clip-segments'
import { splitFragments } from './fragments'
import { sampleClip } from './sample-clip.fixture'

/** Decode times, durations and fragment numbers of a cut segment, read back from its bytes. */
function timesOf(header: Buffer, segment: Buffer) {
  return splitFragments(Buffer.concat([header, segment])).fragments.flatMap(({ bytes, tracks }) => {
    const moof = readBoxes(bytes)[0]!
    const sequence = bytes.readUInt32BE(childOf(bytes, moof, 'mfhd').body + 4)
    return tracks.map((track) => ({ ...track, sequence }))
  })
}

describe.each([
  ['64-bit decode times', true],
  ['32-bit decode times', false],
])('a clip with %s', (_name, isWide) => {
  const clip = cutClip(sampleClip({ isWide }))

  test('is cut into segments of two seconds', () => {
    expect(clip.count).toBe(8)
    expect(clip.header.toString('latin1', 4, 8)).toBe('ftyp')
    expect(clip.peakBitrate).toBeGreaterThanOrEqual(clip.averageBitrate)
  })

  test('LIVE-01 the timeline has no gap and no step back over the seam of the loop, in any track', () => {
    const start = 13_000_003
    const next = new Map<number, number>()
    let lastSequence = 0
    for (let position = start; position < start + clip.count * 3; position++) {
      for (const { trackId, decodeTime, duration, sequence } of timesOf(clip.header, clip.segmentAt(position))) {
        if (next.has(trackId))
          expect({ position, trackId, decodeTime }).toEqual({ position, trackId, decodeTime: next.get(trackId) })
        next.set(trackId, decodeTime + duration)
        expect(sequence).toBeGreaterThanOrEqual(lastSequence)
        lastSequence = sequence
      }
    }
    const lengthOf = (trackId: number, timescale: number) => (next.get(trackId) ?? 0) / timescale
    expect(lengthOf(1, 12_800)).toBeLessThanOrEqual((start + clip.count * 3) * segmentS)
    expect(Math.abs(lengthOf(1, 12_800) - lengthOf(2, 48_000))).toBeLessThan(0.5)
  })

  test('decode times are 64 bit and data offsets still point at the data', () => {
    const segment = clip.segmentAt(clip.count * 4_000_000)
    const moof = readBoxes(segment)[0]!
    for (const traf of childrenOf(segment, moof, 'traf')) {
      const tfdt = childOf(segment, traf, 'tfdt')
      expect(versionOf(segment, tfdt)).toBe(1)
      expect(segment.readBigUInt64BE(tfdt.body + 4)).toBeGreaterThan(2n ** 32n)
      const trun = childOf(segment, traf, 'trun')
      const dataAt = moof.start + segment.readInt32BE(trun.body + 8)
      expect(segment.toString('latin1', dataAt, dataAt + 18)).toBe('data of fragment 1')
    }
  })

  test('the bytes of one round are never changed by another', () => {
    const first = clip.segmentAt(3).toString('hex')
    clip.segmentAt(3 + clip.count)
    expect(clip.segmentAt(3).toString('hex')).toBe(first)
  })
})

test('a clip that is no whole number of segments is refused: its sound would drift', () => {
  expect(() => cutClip(sampleClip({ seconds: 15 }))).toThrow(/last/)
})

test('a file that is cut off is refused with the place', () => {
  expect(() => cutClip(sampleClip().subarray(0, 3_000))).toThrow(/box mdat|box moof|box traf/)
})
