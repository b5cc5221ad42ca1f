import { expect, test } from '@jest/globals'
import type { RecordedSegment } from './ports/recording-store.port'
import { lastOf, momentOf, recordedPlaylist, secondOf, stretchOf } from './recorded-playlist.rules'

const segment = (number: number, at?: number, period = 0): RecordedSegment => ({
  ...{ variant: 'main', file: `main-${number}.ts`, durationS: 2, bytes: 10, period, width: 640, height: 360 },
  codecs: 'avc1.64001e',
  ...(at === undefined ? {} : { at }),
})
/** Ten seconds of nothing after the third one. */
const broken = [
  segment(1, 10_000),
  segment(2, 12_300),
  segment(3, 14_000),
  segment(4, 26_000, 1),
  segment(5, 28_000, 1),
]

test('AIR-05 the last seconds of a recording are whole segments, and no more than there are', () => {
  expect(lastOf(broken, 3).map(({ file }) => file)).toEqual(['main-4.ts', 'main-5.ts'])
  expect(lastOf(broken, 4)).toHaveLength(2)
  expect(lastOf(broken, 999)).toHaveLength(5)
})

test('AIR-05 a list says the time where it begins and where it goes on after a gap; older recordings know none', () => {
  const dates = recordedPlaylist(broken).match(/PROGRAM-DATE-TIME:.+/g)
  expect(dates?.map((line) => Date.parse(line.slice(18)))).toEqual([10_000, 26_000])
  // Also where the stream itself says nothing of the gap.
  const quiet = recordedPlaylist([segment(1, 10_000), segment(2, 12_100), segment(3, 20_000)])
  expect(quiet.match(/PROGRAM-DATE-TIME/g)).toHaveLength(2)
  expect(recordedPlaylist([segment(1), segment(2)])).not.toContain('DATE-TIME')
})

test.each([
  [10_000, 0],
  [11_500, 1.5],
  [15_000, 5],
  // Said a moment before the picture that shows it, or right after.
  [9_500, 0],
  [25_500, 6],
  [29_000, 9],
  [20_000, undefined],
  [1_000, undefined],
  [40_000, undefined],
])('AIR-05 what was on air at %i ms stands at second %p of the recording', (at, second) => {
  expect(secondOf(broken, at)).toBe(second)
})

test('AIR-05 a second of a recording has its moment, and a stretch of it its segments', () => {
  expect([0, 1.5, 6, 9.5, 10].map((second) => momentOf(broken, second))).toEqual([
    10_000,
    11_500,
    26_000,
    29_500,
    undefined,
  ])
  expect(momentOf([segment(1)], 1)).toBeUndefined()
  const named = ({ startS, segments }: ReturnType<typeof stretchOf>) => [startS, segments.map(({ file }) => file)]
  expect(named(stretchOf(broken, 2, 6))).toEqual([2, ['main-2.ts', 'main-3.ts']])
  expect(named(stretchOf(broken, 5, 7))).toEqual([4, ['main-3.ts', 'main-4.ts']])
  expect(named(stretchOf(broken, 10, 12))).toEqual([0, []])
})
