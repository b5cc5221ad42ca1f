import { expect, test } from '@jest/globals'
import { planProblems } from './plan-form'

const now = Date.UTC(2026, 4, 16, 12)
const form = { kind: 0, title: '焦点战', cover: '', matchId: undefined, startsAt: now + 3_600_000 } as const

test.each([
  [{}, {}],
  [{ title: ' ' }, { title: 'titleMissing' }],
  [{ startsAt: undefined }, { startsAt: 'startMissing' }],
  [{ startsAt: now - 60_000 }, { startsAt: 'startPast' }],
  [{ startsAt: now + 61 * 86_400_000 }, { startsAt: 'startFar' }],
])('LIVE-10 %j: %j', (change, problems) => expect(planProblems({ ...form, ...change }, now)).toEqual(problems))

test('a start in the past that was not touched may stay', () => {
  expect(planProblems({ ...form, startsAt: now - 60_000 }, now, now - 60_000)).toEqual({})
})
