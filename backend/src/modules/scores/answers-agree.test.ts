import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Ask, contradiction, problemsOfHit, problemsOfTable, readAgreement } from '../../testing/agreeing-answers'
import { startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ now: Date.UTC(2026, 10, 21, 15, 40) })
})
afterAll(() => site.close())

let address = 0
/** Each question from another line: the search lets one ask it only so often. */
const fromMany: Ask = (name, input) => site.ok(name, input, { ip: `10.1.${++address % 250}.1` })

test('WORLD-04 SEEN-02 every answer about a match or table says the same: lists, matches, statistics, tables, pages of teams', async () => {
  const { matches, tables, found } = await readAgreement(fromMany, { matches: 12, tables: 4 })
  expect([matches, tables]).toEqual([12, 4])
  expect(found).toEqual([])
})

test('WORLD-04 a search that prints another score, stage, kick-off or league is told', async () => {
  const { data } = await site.ok('listFootballMatches', { type: 1, is_web: 1 })
  const match = await site.ok('getFootballMatch', { id: data[0]!.id })
  const { row } = match
  const side = { id: 1, name: '', ranges: [] }
  const scored = (home: number, away: number) => ({
    home: { ...side, score: home },
    away: { ...side, score: away },
  })
  const hit = {
    ...{ kind: 'match' as const, id: row.id, title: '', title_ranges: [], status_type: 1 },
    ...{ addtime: row.match_time, group_id: row.competition_id, ...scored(row.home_score, row.away_score) },
  }
  expect(problemsOfHit('it', match, hit)).toEqual([])
  const wrong = { ...hit, status_type: 0, addtime: 1, group_id: 1, ...scored(row.home_score + 1, row.away_score) }
  expect(problemsOfHit('it', match, wrong)).toHaveLength(4)
})

test('WORLD-04 SEEN-02 what contradicts itself is told with who says what', async () => {
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
