import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestApp, type TestSite } from '../../../testing/test-app'
import { createArchiveQueries } from './archive.queries'
import { importFile } from './import-file'
import { smallCup, smallCupPath, smallLeagueNow } from './small-season.fixture'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: ['sessions', 'scores'], now: smallLeagueNow * 1_000 })
})
afterAll(() => site.close())

test('a running site sees what was imported beside it, with the numbers its feed has for the same nations', async () => {
  const { archive, feed } = site.modules.scores
  const cup = feed.competitions('football').find(({ key }) => key === 'worldcup')
  expect(archive.seasons(cup!.id, smallLeagueNow)).toEqual([])
  const queries = createArchiveQueries(site.db)
  await importFile({ db: site.db, queries, now: 1 }, smallCupPath, JSON.stringify(smallCup))
  await site.clock.skip(30_000)
  const [season] = archive.seasons(cup!.id, smallLeagueNow)
  expect(season).toMatchObject({ label: '2030', source: 'import' })
  const known = new Set(feed.table(cup!.id, smallLeagueNow)?.rows.map(({ team }) => team.id))
  const brazil = archive.seasonTable(season!.id, smallLeagueNow)?.rows[0]?.team
  expect(brazil?.names.en).toBe('Brazil')
  expect(known).toContain(brazil?.id)
})

test('the import itself is the feed, where the installation says so', async () => {
  const open = await startTestApp({
    only: ['sessions', 'scores'],
    config: { feed: 'open' },
    now: Date.UTC(2030, 5, 8, 20),
  })
  try {
    await importFile(
      { db: open.db, queries: createArchiveQueries(open.db), now: 1 },
      smallCupPath,
      JSON.stringify(smallCup),
    )
    await open.clock.skip(30_000)
    const { data } = await open.ok('listFootballMatches', { type: 0, time: '2030-06-08', zone: 0 })
    expect(data).toMatchObject([{ home_team_name_en: 'Brazil', home_score: 2, away_score: 1, status: 8 }])
  } finally {
    await open.close()
  }
})
