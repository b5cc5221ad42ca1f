import { describe, expect, test } from '@jest/globals'
import type { MatchDelta, MatchDeltaData } from '@pitchside/contract'
import fc from 'fast-check'
import { mergeFrames } from './frame-merge'

const frame = (ts: number, ...m: MatchDelta[]): MatchDeltaData => ({ type: 'football_delta', ts, m })

describe('frames that come close together', () => {
  test('RT-02 the last value of a field wins, incidents and lines follow each other', () => {
    const merged = mergeFrames(
      frame(1, [7, 10, 1, 60, [1, 1], 24, 3], [8, 1, 2]),
      frame(2, [7, 10, 2, 60, [2, 1], 61, 1], [9, 1, 3]),
    )
    expect(merged).toEqual(frame(2, [7, 10, 2, 60, [1, 1], 24, 3, 60, [2, 1], 61, 1], [8, 1, 2], [9, 1, 3]))
  })

  test('prices of two companies do not replace each other', () => {
    const merged = mergeFrames(
      frame(1, [7, 40, [0.9, 0, 0.9, 0, 2], 40, [0.8, 0, 1, 0, 3]]),
      frame(2, [7, 40, [1, 0, 0.8, 0, 2]]),
    )
    expect(merged).toEqual(frame(2, [7, 40, [1, 0, 0.8, 0, 2], 40, [0.8, 0, 1, 0, 3]]))
  })

  test('SCORE-04 leagues of both frames are told', () => {
    const [earlier, later] = [
      { ...frame(1, [7, 10, 1]), leagues: [82, 1] },
      { ...frame(2, [8, 10, 1]), leagues: [82] },
    ]
    expect(mergeFrames(earlier, later)).toMatchObject({ leagues: [82, 1] })
    expect(mergeFrames(frame(1, [7, 10, 1]), frame(2, [7, 10, 2]))).not.toHaveProperty('leagues')
  })

  test('news of the feed and frames of matches stay apart', () => {
    const feed = { type: 'feed' as const, source: 'x', is_stale: 1 as const, lag: 40, gaps: 0 }
    expect(mergeFrames(feed, frame(1, [7, 1, 2]))).toBeUndefined()
    expect(mergeFrames(feed, { ...feed, lag: 50 })).toMatchObject({ lag: 50 })
  })

  test('however many frames are joined, putting them in gives what each alone gives', () => {
    const row = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(1, 10, 20, 24), fc.integer({ min: 0, max: 9 }))
    const put = (into: Map<string, unknown>, { m }: MatchDeltaData) => {
      for (const [id, ...pairs] of m)
        for (let i = 0; i + 1 < pairs.length; i += 2) into.set(`${id} ${pairs[i]}`, pairs[i + 1])
      return into
    }
    fc.assert(
      fc.property(fc.array(fc.array(row, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }), (lists) => {
        const frames = lists.map((list, i) =>
          frame(i, ...list.map(([id, field, value]): MatchDelta => [id, field, value])),
        )
        const each = frames.reduce(put, new Map<string, unknown>())
        const joined = frames.reduce((a, b) => mergeFrames(a, b) as MatchDeltaData)
        expect(put(new Map(), joined)).toEqual(each)
      }),
    )
  })
})
