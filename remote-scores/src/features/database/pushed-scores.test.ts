import { expect, test } from '@jest/globals'
import { deltaField, scorePlace } from '@pitchside/contract'
import type { SeasonMatch } from './database.calls'
import { withPushedScores } from './pushed-scores'

const match = (id: number, home: number, away: number) => ({ id, score: [home, away] }) as unknown as SeasonMatch
const [home, away] = [deltaField.home, deltaField.away]

test('a goal is in every list that shows its match, one that is taken back is out of it, and the rest stays as it is', () => {
  const page = { name: 'Arsenal', next: [match(5, 1, 0), match(6, 0, 0)], last: [match(4, 2, 2)] }
  const after = withPushedScores(page, { m: [[5, home, 2]] })
  expect(after.next.map(({ score }) => score)).toEqual([
    [2, 0],
    [0, 0],
  ])
  expect(after.next[1]).toBe(page.next[1])
  expect(after.last).toBe(page.last)
  expect(withPushedScores(after, { m: [[5, deltaField.status, 2, home, 1, away, 1]] }).next[0]?.score).toEqual([1, 1])
  expect(withPushedScores({ matches: [match(5, 0, 0)] }, { m: [[5, away, 1]] }).matches[0]?.score).toEqual([0, 1])
})

test('extra time counts on from the ninety minutes', () => {
  const page = { next: [match(5, 1, 1)] }
  expect(withPushedScores(page, { m: [[5, away + scorePlace.extra, 2]] }).next[0]?.score).toEqual([1, 2])
})

test('a frame that says nothing of its matches leaves the very same page', () => {
  const page = { next: [match(5, 1, 0)], form: ['w'] }
  expect(withPushedScores(page, { m: [[9, home, 3]] })).toBe(page)
  expect(withPushedScores(page, { m: [[5, deltaField.added, 3]] })).toBe(page)
  const table = [{ teamId: 1 }]
  expect(withPushedScores(table, { m: [[5, home, 2]] })).toBe(table)
  expect(withPushedScores(undefined, { m: [[5, home, 2]] })).toBeUndefined()
})
