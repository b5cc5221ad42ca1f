import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestApp, type TestSite } from '../../../testing/test-app'
import { createArchiveQueries } from '../archive/archive.queries'
import { importFile } from '../archive/import-file'
import { smallCup, smallCupPath, smallLeague, smallLeaguePath } from '../archive/small-season.fixture'

/** After everything the files tell. */
const later = Date.UTC(2031, 5, 1)
let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ now: later })
  const target = { db: site.db, queries: createArchiveQueries(site.db), now: later }
  await importFile(target, smallLeaguePath, JSON.stringify(smallLeague))
  await importFile(target, smallCupPath, JSON.stringify(smallCup))
  // A running server sees an import by itself.
  await site.clock.advance(31_000)
})
afterAll(() => site.close())

test('SCORE-04 an imported league is found among the others, with table, rounds and teams, and no page for its matches', async () => {
  const list = await site.ok('listFootballTournaments', {}, { language: 'en' })
  const league = list.find((one) => one.name.startsWith('Scottish'))!
  const data = await site.ok('getFootballCompetition', { id: league.id, son_id: 4 }, { language: 'en' })
  expect(data.info.season).toMatchObject([{ source: 'import', rounds: 6 }])
  expect(data.list.map((match) => [match.home_name, match.home_score, match.away_score, match.away_name])).toEqual([
    ['Birch Rovers', 1, 0, 'Alder Town FC'],
    ['Dogwood AFC', 2, 0, 'Cedar United'],
  ])
  expect(data.list.every((match) => match.has_page === 0)).toBe(true)
  expect(data).toMatchObject({ total: 8, totalScore: 16, cornerLicksStatistics: [] })
  const table = await site.ok('getSeasonTable', { id: league.id }, { language: 'en' })
  expect(table.list.map((row) => [row.name, row.points])[0]).toEqual(['Birch Rovers', 7])
  const early = await site.ok('getSeasonTable', { id: league.id, round: 1 })
  expect(early.list.every((row) => row.played === 1)).toBe(true)
  const team = await site.ok('getTeamPage', { id: table.list[0]!.team_id }, { language: 'en' })
  expect(team).toMatchObject({ name: 'Birch Rovers', all: { played: 4, won: 2, draw: 1, loss: 1 } })
})

test('SCORE-10 players of a file: their goals, and what the file lacks named and not told as zero', async () => {
  const { info } = await site.ok('getFootballCompetition', { id: 1 })
  const { season_id } = info.season.find(({ source }) => source === 'import')!
  const [best] = (await site.ok('listScorers', { id: 1, season_id })).list
  expect(best).toMatchObject({ assists: 0, played: 0, lacks: ['assists', 'played'] })
  expect(best!.goals).toBeGreaterThan(0)
  const page = await site.ok('getPlayerPage', { id: best!.player_id })
  expect(page.seasons.find((one) => one.season_id === season_id)).toMatchObject({
    ...{ goals: best!.goals, lacks: ['assists', 'played'] },
  })
  const season = await site.ok('getPlayerSeason', { id: best!.player_id, season_id })
  expect(season).toMatchObject({ source: 'import', played: 0, matches: [] })
  expect(season.figures).toEqual([
    { key: 'goals', value: best!.goals },
    { key: 'penalties', value: best!.penalties },
  ])
  const { squad } = await site.ok('getTeamPage', { id: best!.team_id, season_id })
  expect(squad.every(({ lacks }) => lacks?.includes('assists'))).toBe(true)
  const ofFeed = (await site.ok('listScorers', { id: 82 })).list
  expect(ofFeed.length).toBeGreaterThan(0)
  expect(ofFeed.some(({ lacks }) => lacks)).toBe(false)
})

test('SCORE-05 an imported world cup stands beside the running one, its tree included', async () => {
  const { info } = await site.ok('getFootballCompetition', { id: 1 })
  const imported = info.season.find((season) => season.source === 'import')!
  expect(info.season[0]).toMatchObject({ source: 'feed', is_current: 1 })
  const { list } = await site.ok('getBracket', { id: 1, season_id: imported.season_id }, { language: 'en' })
  expect(list.length).toBeGreaterThan(0)
  expect(list.every((tie) => tie.match_id.length === 0)).toBe(true)
  const stages = await site.ok('listSeasonStages', { id: imported.season_id }, { language: 'en' })
  expect(stages.map((stage) => stage.name)).toEqual(expect.arrayContaining(['Group stage', 'Final']))
  const scorers = await site.ok('listScorers', { id: 1, season_id: imported.season_id })
  expect(scorers.list.length).toBeGreaterThan(0)
})
