import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { contradiction, problemsOfTable, readAgreement } from '../../testing/agreeing-answers'
import { startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ now: Date.UTC(2026, 10, 21, 15, 40) })
}, 60_000)
afterAll(() => site.close())

test('WORLD-04 every answer about a match or table says the same: lists, matches, statistics, tables, pages of teams', async () => {
  const { matches, tables, found } = await readAgreement(site.ok, { matches: 12, tables: 4 })
  expect([matches, tables]).toEqual([12, 4])
  expect(found).toEqual([])
}, 60_000)

test('WORLD-04 what contradicts itself is told with who says what', async () => {
  expect(contradiction('rank', { list: 3, table: 3, search: undefined })).toBeUndefined()
  expect(contradiction('rank', { list: 3, table: 2 })).toBe('rank: list 3, table 2')
  const table = await site.ok('getSeasonTable', { id: 82 })
  expect(problemsOfTable(table)).toEqual([])
  const [first, second, ...others] = table.list
  const wrong = [
    { ...first!, goals: first!.goals + 1, played: first!.played + 1 },
    { ...second!, position: 9 },
    ...others,
  ]
  expect(problemsOfTable({ ...table, list: wrong })).toHaveLength(3)
})
