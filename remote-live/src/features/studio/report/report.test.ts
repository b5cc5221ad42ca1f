import { expect, test } from '@jest/globals'
import { type BroadcastReport, type BroadcastSums, type Measure, meanBefore, measures, peakOf, sheetOf } from './report'

const sums = (part: Partial<BroadcastSums>): BroadcastSums => ({
  ...{ id: 1, title: 'evening', startsAt: 0, durationS: 120, viewersMost: 5, heatMost: 100, watchMinutes: 8 },
  ...{ lines: 3, talkers: 2, given: 264, givers: 1, income: 132.5, follows: 1, nobles: 0 },
  ...part,
})
const report: BroadcastReport = {
  ...sums({ title: '=HYPERLINK("x"), again' }),
  minutes: [
    { at: 60_000, people: 3, lines: 1, given: 0 },
    { at: 120_000, people: 5, lines: 2, given: 264 },
    { at: 180_000, people: 5, lines: 0, given: 0 },
  ],
  before: [sums({ id: 2, lines: 1 }), sums({ id: 3, lines: 3 })],
}
const words = {
  ...{ title: 'Title', startsAt: 'Started', minute: 'Minute', people: 'Viewers' },
  measure: Object.fromEntries(measures.map((measure) => [measure, measure])) as Record<Measure, string>,
}

test('AIR-01 the sheet has every number, and a title is never a formula', () => {
  const lines = sheetOf(report, words).split('\r\n')
  expect(lines[0]).toBe(`\ufeffStarted,Title,${measures.join(',')}`)
  expect(lines[1]).toBe(`1970-01-01T00:00:00.000Z,"'=HYPERLINK(""x""), again",120,5,100,8,3,2,264,1,132.5,1,0`)
  expect(lines[2]).toContain(',evening,')
  expect(lines.slice(4)).toEqual([
    '',
    'Minute,Viewers,lines,given',
    '1970-01-01T00:01:00.000Z,3,1,0',
    '1970-01-01T00:02:00.000Z,5,2,264',
    '1970-01-01T00:03:00.000Z,5,0,0',
    '',
  ])
})

test('AIR-01 numbers stand beside the mean of those before; peaks are first minutes', () => {
  expect(meanBefore(report, 'lines')).toBe(2)
  expect(meanBefore({ ...report, before: [] }, 'lines')).toBeUndefined()
  expect(peakOf(report, 'people')?.at).toBe(120_000)
  expect(peakOf({ ...report, minutes: [] }, 'people')).toBeUndefined()
  expect(peakOf({ ...report, minutes: [{ at: 60_000, people: 0, lines: 0, given: 0 }] }, 'lines')).toBeUndefined()
})
