import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createDb, type Db } from '../../../db/db'
import type { Engine } from '../../../db/engine'
import { migrate, readMigrations } from '../../../db/migrate'
import { openPglite } from '../../../db/pglite-engine'
import { openPostgres } from '../../../db/postgres-engine'
import { buildSeedArchive } from '../../../db/seed-archive'
import { createTestDatabase } from '../../../testing/test-database'
import { createArchiveQueries } from './archive.queries'
import { loadArchive } from './archive-content'
import { importFile } from './import-file'
import { SeasonArchive } from './season-archive'
import { smallCup, smallCupPath, smallLeague, smallLeagueNow, smallLeaguePath } from './small-season.fixture'

const server = process.env.TEST_DATABASE_URL
let engine: Engine
let db: Db
let drop: (() => Promise<void>) | undefined
beforeAll(async () => {
  if (server) {
    const database = await createTestDatabase(server)
    drop = database.drop
    engine = await openPostgres(database.address, () => {})
  } else engine = await openPglite({ folder: undefined, archive: await buildSeedArchive() })
  await migrate(engine, readMigrations())
  db = createDb(engine, { transactionTimeoutMs: 10_000 })
})
afterAll(async () => {
  await engine.close()
  await drop?.()
})
beforeEach(async () => {
  await db.query('delete from archive_player')
  await db.query('delete from archive_match')
  await db.query('delete from archive_season')
  await db.query('delete from archive_import')
})

const take = (path: string, text: string) => importFile({ db, queries: createArchiveQueries(db), now: 1 }, path, text)
const takeJson = (path: string, value: unknown) => take(path, JSON.stringify(value))
async function load() {
  const archive = new SeasonArchive()
  archive.load(await loadArchive(createArchiveQueries(db)))
  return archive
}
const everything = () =>
  db.query('select id, season_id, home_id, away_id, slot, facts, kickoff, updated_at from archive_match order by id')
const onlySeason = (archive: SeasonArchive) => {
  const [competition] = archive.competitions().filter(({ id }) => archive.seasons(id, smallLeagueNow).length > 0)
  const [season] = archive.seasons(competition!.id, smallLeagueNow)
  return { competition: competition!, season: season! }
}

describe('importing', () => {
  test('twice changes nothing', async () => {
    expect(await takeJson(smallLeaguePath, smallLeague)).toEqual({ added: 12, changed: 0, unchanged: 0 })
    const before = await everything()
    expect(await takeJson(smallLeaguePath, smallLeague)).toEqual({ added: 0, changed: 0, unchanged: 12 })
    expect(await takeJson(smallLeaguePath, { ...smallLeague, matches: smallLeague.matches.toReversed() })).toEqual({
      added: 0,
      changed: 0,
      unchanged: 12,
    })
    expect(await everything()).toEqual(before)
    expect(await db.query('select id from archive_import')).toHaveLength(1)
  })

  test('statistics of the finished season update the rows of the running one, and an older snapshot takes nothing back', async () => {
    await takeJson(smallLeaguePath, smallLeague)
    const csv = `Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Referee,HS,AS,HC,AC,HY,AY,HR,AR
2030-09-10,Cedar United,Birch Rovers,4,1,H,2,0,H,,11,7,5,3,1,2,0,1
2030-08-10,Alder Town,Birch Rovers,2,1,H,1,0,H,,9,8,4,4,1,1,0,0
`
    expect(await take('/2030-31/sco.1.csv', csv)).toEqual({ added: 0, changed: 2, unchanged: 0 })
    expect(await take('/2030-31/sco.1.csv', csv)).toEqual({ added: 0, changed: 0, unchanged: 2 })
    expect(await takeJson(smallLeaguePath, smallLeague)).toEqual({ added: 0, changed: 0, unchanged: 12 })
    const [row] = await db.query<{ facts: { full: number[]; date: string; round: string; statistics: object } }>(
      "select facts from archive_match where facts->>'round' = 'Matchday 5' and facts->'full' is not null",
    )
    expect(row?.facts).toMatchObject({ full: [4, 1], date: '2030-09-10', statistics: { shots: [11, 7], red: [0, 1] } })
  })

  test('a corrected result is taken, with what hung on the old one', async () => {
    await takeJson(smallLeaguePath, smallLeague)
    const [first, ...rest] = smallLeague.matches
    await takeJson(smallLeaguePath, { ...smallLeague, matches: [{ ...first, score: { ft: [3, 1] } }, ...rest] })
    const [row] = await db.query<{ facts: { full: number[]; half?: number[] } }>(
      "select facts from archive_match where facts->>'round' = 'Matchday 1' and facts->>'half' is null",
    )
    expect(row?.facts.full).toEqual([3, 1])
  })

  test('a club is one team in every spelling', async () => {
    const match = { round: 'Matchday 1', date: '2029-08-04', team1: 'AS Monaco', team2: 'Lyon', score: [1, 0] }
    await takeJson('/2029-30/fr.1.json', { matches: [match] })
    await takeJson('/2030-31/fr.1.json', {
      matches: [{ ...match, date: '2030-08-04', team1: 'Monaco', team2: 'Olympique Lyonnais' }],
    })
    const cup = { ...match, round: 'Group A', team1: 'AS Monaco (FRA)', team2: 'Olympique Lyonnais (FRA)' }
    await takeJson('/2030-31/uefa.cl.json', { matches: [cup] })
    expect(await db.query('select distinct home_id from archive_match')).toHaveLength(1)
    expect(await db.query('select distinct away_id from archive_match')).toHaveLength(1)
  })

  test('a cup keeps rounds of the same two teams apart, whatever the rounds are called', async () => {
    const legs = (quarter: string) => ({
      matches: [
        { round: 'Group A', date: '2030-09-18', team1: 'Ajax', team2: 'Porto', score: [1, 0] },
        { round: quarter, date: '2031-04-01', team1: 'Ajax', team2: 'Porto', score: [0, 2] },
      ],
    })
    expect(await takeJson('/2030-31/uefa.cl.json', legs('Quarterfinals'))).toMatchObject({ added: 2 })
    expect(await takeJson('/2030-31/uefa.cl.json', legs('Quarter-final'))).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: 1,
    })
  })

  test.each([
    ['cut off', smallLeaguePath, JSON.stringify(smallLeague).slice(0, 900), /cut off/],
    [
      'a wrong type in the last match',
      smallLeaguePath,
      JSON.stringify({
        ...smallLeague,
        matches: [...smallLeague.matches.slice(0, 11), { team1: 'X', team2: 'Y', score: 'lost' }],
      }),
      /match 12, score/,
    ],
    [
      'two results for one match',
      smallLeaguePath,
      JSON.stringify({ matches: [smallLeague.matches[0], { ...smallLeague.matches[0], score: [9, 9] }] }),
      /different results: 2,1 and 9,9/,
    ],
    ['no league', '/2030-31/unknown.json', JSON.stringify({ matches: smallLeague.matches }), /which league/],
    ['no season', '/sco.1.json', JSON.stringify({ matches: smallLeague.matches }), /which season/],
  ])('a broken file changes nothing: %s', async (_what, path, text, message) => {
    await takeJson(smallLeaguePath, smallLeague)
    const before = await everything()
    await expect(take(path, text)).rejects.toThrow(message)
    expect(await everything()).toEqual(before)
  })

  test('grounds and groups have nothing to import', async () => {
    expect(await takeJson('/2030/worldcup.stadiums.json', { name: 'World Cup 2030', stadiums: [] })).toBeUndefined()
    expect(await takeJson('/2030/worldcup.groups.json', { name: 'World Cup 2030', groups: [] })).toBeUndefined()
  })
})

describe('the archive in memory', () => {
  test('SCORE-05 tables as of any moment, by venue and by round, explained', async () => {
    await takeJson(smallLeaguePath, smallLeague)
    const archive = await load()
    const { season } = onlySeason(archive)
    expect(season).toMatchObject({ label: '2030-31', rounds: 6, source: 'import', isCurrent: true })
    const order = (table = archive.seasonTable(season.id, smallLeagueNow)) =>
      table?.rows.map(({ team, points }) => `${team.names.en} ${points}`)
    expect(order()).toEqual(['Birch Rovers 7', 'Dogwood AFC 6', 'Alder Town FC 4', 'Cedar United 4'])
    expect(order(archive.seasonTable(season.id, smallLeagueNow, 'home'))?.[0]).toBe('Birch Rovers 7')
    expect(order(archive.seasonTable(season.id, smallLeagueNow, 'all', 1))).toEqual([
      'Alder Town FC 3',
      'Cedar United 1',
      'Dogwood AFC 1',
      'Birch Rovers 0',
    ])
    const kickoff = Date.UTC(2030, 7, 10, 14) / 1_000
    expect(archive.seasonTable(season.id, kickoff + 3_600)?.rows.every(({ played }) => played === 0)).toBe(true)
    expect(archive.seasonTable(season.id, kickoff + 2 * 3_600)?.rows[0]).toMatchObject({ played: 1, points: 3 })
    expect(archive.seasonTable(season.id, smallLeagueNow)).toMatchObject({ round: 4, rounds: 6 })
    expect(archive.seasonTable(season.id, smallLeagueNow)?.rows[2]?.decidedBy).toBe('goalDifference')
  })

  test('a cup has groups, ties with their winners, and scorers without own goals', async () => {
    await takeJson(smallCupPath, smallCup)
    await takeJson('/2030/worldcup.squads.json', [
      { name: 'Brazil', players: [{ number: 9, pos: 'FW', name: 'Ribeiro', date_of_birth: '2004-02-03' }] },
    ])
    const archive = await load()
    const { season } = onlySeason(archive)
    const table = archive.seasonTable(season.id, smallLeagueNow)
    expect(table?.rows.map(({ group, position, team }) => `${group}${position} ${team.names.en}`)).toEqual([
      'A1 Brazil',
      'A2 Spain',
      'B1 France',
      'B1 Japan',
    ])
    const ties = archive
      .bracket(season.id, smallLeagueNow)
      .map((tie) => [tie.round, tie.home?.names.en, tie.away?.names.en, tie.winner])
    expect(ties).toEqual([
      ['semi', 'Brazil', 'Japan', 2],
      ['semi', 'Spain', 'France', 2],
      ['final', 'Japan', 'France', 0],
    ])
    const scorers = archive.scorers(season.id, smallLeagueNow)
    expect(scorers.map(({ player, goals, penalties }) => [player.name.en, goals, penalties])).toEqual([
      ['Ribeiro', 2, 0],
      ['Morel', 1, 0],
      ['Sato', 1, 0],
      ['Campos', 1, 1],
    ])
    expect(scorers[0]).toMatchObject({
      player: { shirt: 9, position: 'F', born: 2004 },
      team: { names: { zh: '巴西' } },
    })
  })
})
