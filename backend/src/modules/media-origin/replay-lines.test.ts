import { expect, test } from '@jest/globals'
import type { RoomMessage } from '@pitchside/contract'
import type { RecordedSegment } from './ports/recording-store.port'
import { linesOfReplay, pageLines, pageS } from './replay-lines'

/** Twenty minutes from `0` on, ten seconds each; nobody was on air for a minute after the first five. */
const segments = Array.from(
  { length: 120 },
  (_, place): RecordedSegment => ({
    ...{ variant: 'main', file: `main-${place}.ts`, durationS: 10, bytes: 1, width: 1, height: 1, codecs: '' },
    period: place < 30 ? 0 : 1,
    at: place * 10_000 + (place < 30 ? 0 : 60_000),
  }),
)
const line = (at: number, id = at): RoomMessage => ({
  ...{ id: `m${id}`, no: 105, uid: 1, user_nickname: '', avatar: '', level: 1, tier: 0, is_room: 0, text: 'x' },
  at,
})

/** What a page that begins at `second` has of `lines`: its end, and number and second of each line. */
async function page(lines: readonly RoomMessage[], second: number) {
  const asked = await linesOfReplay({
    segments,
    second,
    said: async ({ from, until, limit }) => lines.filter(({ at }) => at >= from && at < until).slice(0, limit),
  })
  return { until: asked.until, lines: asked.lines.map((one) => [one.message.id, one.second] as const) }
}

test('AIR-05 lines come at the second of the film they were said at, page by page; what was said off air is none of it', async () => {
  const lines = [line(1_250), line(299_900), line(330_000), line(361_000)]
  expect(await page(lines, 0)).toEqual({
    until: pageS,
    lines: [
      ['m1250', 1.3],
      ['m299900', 299.9],
    ],
  })
  expect((await page(lines, pageS)).lines).toEqual([['m361000', 301]])
  expect(await page(lines, 5_000)).toEqual({ until: 5_000 + pageS, lines: [] })
})

test('AIR-05 a page of many lines ends earlier, and the next one goes on with the line it left out', async () => {
  const lines = Array.from({ length: 500 }, (_, place) => line(place * 400))
  const first = await page(lines, 0)
  expect(first.until).toBe((pageLines * 400) / 1_000)
  expect(first.lines).toHaveLength(pageLines)
  const next = await page(lines, first.until)
  expect([...first.lines, ...next.lines].map(([id]) => id)).toEqual(lines.map(({ id }) => id))
})

test('AIR-05 one second with more lines than a page has goes by', async () => {
  const lines = Array.from({ length: pageLines + 50 }, (_, place) => line(20_500, place))
  const crowded = await page([...lines, line(21_500, 9_999)], 20)
  expect([crowded.until, crowded.lines.length]).toEqual([21, pageLines])
  expect((await page([...lines, line(21_500, 9_999)], 21)).lines).toEqual([['m9999', 21.5]])
})

test('AIR-05 recordings of before know no times, and so no lines', async () => {
  const { at: _, ...old } = segments[0]!
  const asked = await linesOfReplay({ segments: [old], second: 0, said: async () => [line(1_000)] })
  expect(asked).toEqual({ until: pageS, lines: [] })
})
