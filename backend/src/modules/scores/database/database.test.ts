import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestApp, type TestSite } from '../../../testing/test-app'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.close())

const leagueId = 82
const cupId = 1
/** A basketball league of fewer teams than the NBA has. */
const cbaId = 2003
const info = (input: { season_id?: number; son_id?: number } = {}) =>
  site.ok('getFootballCompetition', { id: leagueId, ...input }, { language: 'en' })

describe('regions and competitions', () => {
  test('SCORE-04 every competition lies in a country of a continent, the five big leagues among the hot ones', async () => {
    const continents = new Set((await site.ok('listContinents', {})).map((one) => one.id))
    const countries = new Map((await site.ok('listCountries', {})).map((one) => [one.id, one]))
    for (const call of ['listFootballTournaments', 'listBasketballTournaments'] as const)
      for (const one of await site.ok(call, {}, { language: 'en' })) {
        expect(continents).toContain(one.category_id)
        expect(countries.get(one.country_id)?.logo).toBe(one.logo)
      }
    const hot = (await site.ok('listPopularTournaments', {})).map((one) => one.id)
    expect(hot).toEqual(expect.arrayContaining([82, 108, 120, 129, 142, 2001]))
  })

  test('SCORE-04 country and continent narrow the list', async () => {
    const [england] = await site.ok('listFootballTournaments', { country_id: 3 }, { language: 'en' })
    expect(england).toMatchObject({ id: leagueId, name: 'Premier League', country_name: 'England' })
    const asia = await site.ok('listFootballTournaments', { category_id: 3 })
    expect(asia.map((one) => one.id)).toContain(542)
    expect(asia.every((one) => one.category_id === 3)).toBe(true)
    expect(await site.ok('listCountries', { id: 4 }, { language: 'vi' })).toContainEqual({
      id: 16,
      name: 'Hoa Kỳ',
      logo: 'us',
    })
  })
})

describe('a season', () => {
  test('SCORE-04 a competition shows its seasons, the round of now and figures that add up', async () => {
    const data = await info()
    expect(data.info.season).toHaveLength(4)
    expect(data.info.season[0]).toMatchObject({ season_id: data.info.season_id, is_current: 1 })
    expect(data.list).toHaveLength(10)
    expect(new Set(data.list.map((match) => match.round))).toEqual(new Set([data.info.son_id]))
    expect(data.homeScore + data.awayScore).toBe(data.totalScore)
    expect(data.share.home + data.share.draw + data.share.away).toBeCloseTo(1, 2)
    expect(data.numberOfPointsDifference.reduce((sum, one) => sum + one, 0)).toBe(data.total)
    expect(data.totalPointsPerGame).toBeCloseTo(data.totalScore / data.total, 2)
    const table = await site.ok('getSeasonTable', { id: leagueId })
    expect(table.list.reduce((sum, row) => sum + row.goals, 0)).toBe(data.totalScore)
  })

  test('SCORE-04 a season that is over keeps its matches, table and scorers; its rounds are reached one by one', async () => {
    const seasonId = (await info()).info.season[1]!.season_id
    const stages = await site.ok('listSeasonStages', { id: seasonId })
    expect(stages).toHaveLength(1)
    expect(stages[0]!.list.map((round) => round.count)).toEqual(Array.from({ length: 38 }, () => 10))
    const first = await info({ season_id: seasonId, son_id: 1 })
    expect(first.list.every((match) => match.status_type === 2 && match.round === 1)).toBe(true)
    const table = await site.ok('getSeasonTable', { id: leagueId, season_id: seasonId })
    expect(table.list.map((row) => row.played)).toEqual(table.list.map(() => 38))
    expect(table).toMatchObject({ is_current: 0, round: 38, rounds: 38 })
    const { list } = await site.ok('listScorers', { id: leagueId, season_id: seasonId })
    expect(list).toHaveLength(50)
    expect(list.map((row) => row.goals)).toEqual(list.map((row) => row.goals).toSorted((a, b) => b - a))
  })

  test('SCORE-04 tables of home and away, as of a round and as of a day', async () => {
    const seasonId = (await info()).info.season[1]!.season_id
    const table = (more: object) => site.ok('getSeasonTable', { id: leagueId, season_id: seasonId, ...more })
    const [all, home, away] = [await table({}), await table({ venue: 'home' }), await table({ venue: 'away' })]
    for (const row of all.list) {
      const own = (list: typeof all.list) => list.find((one) => one.team_id === row.team_id)!.points
      expect(own(home.list) + own(away.list)).toBe(row.points)
    }
    expect(all.list.map((row) => row.zone).slice(0, 6)).toEqual([
      'champions',
      'champions',
      'champions',
      'champions',
      'europa',
      'conference',
    ])
    expect(home.list.every((row) => row.zone === '')).toBe(true)
    const early = await table({ round: 5 })
    expect(early.list.map((row) => row.played)).toEqual(early.list.map(() => 5))
    const dayOf = (at: number) => new Date(at * 1_000).toISOString().slice(0, 10)
    const start = (await info()).info.season[1]!.start
    const third = await table({ date: dayOf(start + 10 * 86_400), zone: 0 })
    expect(Math.max(...third.list.map((row) => row.played))).toBeLessThanOrEqual(4)
    expect(Math.max(...third.list.map((row) => row.played))).toBeGreaterThanOrEqual(2)
  })

  test('tables, lists and pages of wire names answer from the same season', async () => {
    const seasonId = (await info()).info.season[1]!.season_id
    const table = await site.ok('getSeasonTable', { id: leagueId, season_id: seasonId })
    expect((await site.ok('getCompetitionRanking', { id: leagueId, type: 0, season_id: seasonId })).list).toEqual(
      table.list,
    )
    const points = await site.ok('getSeasonIntegral', { season_id: seasonId, son_id: 3 })
    expect(points.list1).toEqual(table.list)
    expect(points.match_list).toHaveLength(10)
    expect(await site.ok('getSeasonIntegral', { season_id: seasonId, host_id: table.list[0]!.team_id })).toMatchObject({
      match_list: Array.from({ length: 38 }, () => expect.anything()),
    })
    const attack = await site.ok('listFootballTeamData', { id: seasonId, type: 0 })
    expect(attack.map((one) => one.value)).toEqual(table.list.map((row) => row.goals).toSorted((a, b) => b - a))
    const assists = await site.ok('listFootballMemberData', { id: seasonId, type: 1 })
    const { list } = await site.ok('listScorers', { id: leagueId, season_id: seasonId, sort: 'assists' })
    expect(assists[0]).toMatchObject({ player_id: list[0]!.player_id, value: list[0]!.assists })
  })

  test('SCORE-04 basketball has its seasons, rounds and table too', async () => {
    const data = await site.ok('getBasketballCompetition', { id: 2001 })
    expect(data.info.teams).toBe(30)
    expect(data.list.length).toBeGreaterThan(0)
    const table = await site.ok('getBasketballPoints', { id: data.info.season[1]!.season_id })
    expect(table.list[0]!.game_back).toBe(0)
    expect(table.list.at(-1)!.game_back).toBeGreaterThan(0)
    expect((await site.ok('listBasketballTeamData', { id: data.info.season_id })).length).toBe(30)
    expect(await site.call('getFootballCompetition', { id: 2001 })).toMatchObject({ reason: 'competition-unknown' })
  })

  test('what does not exist or makes no sense is refused', async () => {
    expect(await site.call('getSeasonTable', { id: leagueId, season_id: 5 })).toMatchObject({
      reason: 'season-unknown',
    })
    const other = (await site.ok('getFootballCompetition', { id: 108 })).info.season_id
    expect(await site.call('getSeasonTable', { id: leagueId, season_id: other })).toMatchObject({
      reason: 'season-unknown',
    })
    expect(await site.call('listSeasonStages', { id: 12 }, { language: 'en' })).toMatchObject({
      reason: 'season-unknown',
      msg: 'This season does not exist',
    })
    expect(await site.call('getCompetitionRanking', { id: leagueId, type: 1 })).toMatchObject({ code: 1 })
    expect(await site.call('getTeamPage', { id: 3 })).toMatchObject({ reason: 'team-unknown' })
    expect(await site.call('getPlayerPage', { id: 3 })).toMatchObject({ reason: 'player-unknown' })
    for (const input of [{ venue: 'moon' }, { round: 0 }, { date: '21.11.2026' }, { season_id: -4 }])
      expect(await site.call('getSeasonTable', { id: leagueId, ...input } as never)).toMatchObject({ code: 1 })
  })
})

describe('people', () => {
  test('WORLD-04 a club is in one cup of its continent at most, and its page has those matches among its own', async () => {
    const { list } = await site.ok('getSeasonTable', { id: leagueId })
    const pages = await Promise.all(list.map(({ team_id }) => site.ok('getTeamPage', { id: team_id })))
    const cups = pages.map(({ competitions }) => competitions.filter(({ id }) => id === 46 || id === 47))
    expect(Math.max(...cups.map(({ length }) => length))).toBe(1)
    expect(cups.filter(({ length }) => length === 0).length).toBeGreaterThan(list.length / 2)
    const place = cups.findIndex(([cup]) => cup?.id === 46)
    const [page, cup] = [pages[place]!, cups[place]![0]!]
    const shown = [...page.last.toReversed(), ...page.next]
    expect(shown.map(({ competition }) => competition)).toEqual(expect.arrayContaining([cup.name, undefined]))
    const times = shown.map(({ match_time }) => match_time)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    const { season_id } = (await site.ok('getFootballCompetition', { id: leagueId })).info.season[1]!
    const { last } = await site.ok('getTeamPage', { id: page.team_id, season_id })
    expect(new Set(last.map(({ competition }) => competition))).toEqual(new Set([undefined]))
  })

  test('SCORE-04 a team shows its place, matches, squad and record', async () => {
    const table = await site.ok('getSeasonTable', { id: leagueId })
    const row = table.list[0]!
    const page = await site.ok('getTeamPage', { id: row.team_id })
    expect(page.competitions[0]).toMatchObject({ id: leagueId, position: 1, points: row.points, teams: 20 })
    expect(page.all).toMatchObject({ played: row.played, won: row.won, goals: row.goals })
    expect(page.home.played + page.away.played).toBe(row.played)
    expect(page.form).toEqual(row.form)
    expect(page.squad.length).toBeGreaterThan(15)
    for (const { height, foot, value } of page.squad) {
      expect(height).toBeGreaterThan(150)
      expect(['left', 'right', 'both']).toContain(foot)
      expect(value).toBeGreaterThan(0)
    }
    expect(page.next.length).toBeGreaterThan(0)
    const times = page.last.map((match) => match.match_time)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const elsewhere = (await site.ok('getFootballCompetition', { id: 108 })).info.season_id
    expect(await site.call('getTeamPage', { id: row.team_id, season_id: elsewhere })).toMatchObject({
      reason: 'season-unknown',
    })
  })

  test('SCORE-04 a player shows his goals season by season', async () => {
    const [best] = (await site.ok('listScorers', { id: leagueId })).list
    const page = await site.ok('getPlayerPage', { id: best!.player_id })
    expect(page).toMatchObject({ name: best!.name, team: { team_id: best!.team_id } })
    expect(page.seasons).toHaveLength(4)
    expect(page.seasons[0]).toMatchObject({
      goals: best!.goals,
      assists: best!.assists,
      played: best!.played,
      place: 1,
    })
  })
})

test('SCORE-05 the world cup has groups, rounds one by one and a bracket that hides what is not decided', async () => {
  const current = await site.ok('getFootballCompetition', { id: cupId })
  const season = current.info.season[1]!
  const table = await site.ok('getSeasonTable', { id: cupId, season_id: season.season_id })
  expect(table.group).toBe(1)
  expect(new Set(table.list.map((row) => row.group)).size).toBe(12)
  expect(table.list.filter((row) => row.zone === 'knockOut')).toHaveLength(24)
  const stages = await site.ok('listSeasonStages', { id: season.season_id }, { language: 'en' })
  expect(stages.map((stage) => stage.name)).toEqual([
    'Group stage',
    'Round of 32',
    'Round of 16',
    'Quarter-finals',
    'Semi-finals',
    'Third place',
    'Final',
  ])
  const { list } = await site.ok('getBracket', { id: cupId, season_id: season.season_id })
  expect(list).toHaveLength(32)
  expect(list.at(-1)).toMatchObject({ stage: 'final', status_type: 2 })
  expect(list.at(-1)!.winner).toBeGreaterThan(0)
  const running = await site.ok('getBracket', { id: cupId })
  const hidden = running.list.filter((tie) => !tie.home || !tie.away)
  expect(hidden.every((tie) => tie.match_id.length === 0 && tie.winner === 0)).toBe(true)
  const shown = await site.ok('listSeasonStages', { id: current.info.season_id })
  const open = new Set(running.list.filter((tie) => tie.home && tie.away).map((tie) => tie.stage))
  expect(new Set(shown.slice(1).map((stage) => stage.stage))).toEqual(open)
})

test('WORLD-01 a cup that is knock-out from the start says that it has no table, and has a tree', async () => {
  const cups = (await site.ok('listFootballTournaments', {}, { language: 'en' })).filter(
    ({ name }) => name === 'FA Cup',
  )
  const { info } = await site.ok('getFootballCompetition', { id: cups[0]!.id })
  expect(info.has_table).toBe(0)
  expect((await site.ok('getBracket', { id: cups[0]!.id })).list).toHaveLength(31)
  expect((await site.ok('getFootballCompetition', { id: cupId })).info.has_table).toBe(1)
})

describe('WORLD-04 one rank everywhere', () => {
  /** Place of a team by every page that tells it, as `list 3, table 3, …`; only where two of them differ. */
  async function contradictions(): Promise<{ found: string[]; matches: number; tables: number }> {
    const football = await site.ok('listFootballMatches', { is_web: 1 })
    const basketball = await site.ok('listBasketballMatches', { isWeb: 1 })
    const rows = [...football.data, ...basketball.data]
    const leagues = [...new Set(rows.map((row) => row.competition_id))]
    const placeOf = new Map<string, number>()
    for (const id of leagues) {
      const { list } = await site.ok('getSeasonTable', { id })
      // Before the first end of a season nobody has a place.
      const isOpen = list.some(({ played }) => played > 0)
      for (const { team_id, position } of list) placeOf.set(`${id} ${team_id}`, isOpen ? position : 0)
    }
    const found: string[] = []
    for (const [index, row] of rows.entries()) {
      const { id, competition_id: league, home_team_id: home, away_team_id: away } = row
      const table = [placeOf.get(`${league} ${home}`) ?? 0, placeOf.get(`${league} ${away}`) ?? 0]
      const told = [{ page: 'list', places: [row.home_rank, row.away_rank] }]
      if (index % 7 === 0) {
        const type = index < football.data.length ? 0 : 1
        const battle = await site.ok('getMatchBattle', { id, type })
        told.push({ page: 'preview', places: [battle.home_ranking, battle.away_ranking] })
      }
      if (index % 30 === 0)
        for (const [side, team] of [home, away].entries()) {
          const page = await site.ok('getTeamPage', { id: team })
          const position = page.competitions.find((one) => one.id === league)?.position ?? 0
          told.push({ page: 'team', places: table.with(side, position) })
        }
      for (const { page, places } of told)
        if (places.join() !== table.join()) found.push(`match ${id} of ${league}: ${page} ${places}, table ${table}`)
    }
    return { found, matches: rows.length, tables: leagues.length }
  }

  test('WORLD-04 list, preview, team and table tell the same place, while matches run and when they are over', async () => {
    const now = await contradictions()
    expect(now.found).toEqual([])
    expect(now.matches).toBeGreaterThan(150)
    expect(now.tables).toBeGreaterThan(25)
    // Two hours later whoever ran then is over.
    await site.clock.skip(2 * 3_600_000)
    expect((await contradictions()).found).toEqual([])
  })
})

describe('people of a season', () => {
  test('SCORE-10 top lists are in order, and goals agree with the scorers', async () => {
    const seasonId = (await info()).info.season_id
    const list = (type: number) => site.ok('listFootballMemberData', { id: seasonId, type }, { language: 'en' })
    for (const type of [4, 5, 6, 8, 9]) {
      const values = (await list(type)).map((one) => one.value)
      expect(values.length).toBeGreaterThan(5)
      expect(values).toEqual(values.toSorted((a, b) => b - a))
    }
    const ratings = await list(4)
    expect(Math.max(...ratings.map((one) => one.value))).toBeLessThan(10)
    expect(Math.min(...ratings.map((one) => one.played!))).toBeGreaterThan(5)
    // Only keepers keep a clean sheet.
    const [keeper] = await list(5)
    const page = await site.ok('getPlayerSeason', { id: keeper!.player_id }, { language: 'en' })
    expect(page.radar.map((axis) => axis.key)).toEqual(['rating', 'saves', 'cleanSheets', 'accuratePasses'])
    const { list: scorers } = await site.ok('listScorers', { id: leagueId })
    let agreeing = 0
    for (const scorer of scorers.slice(0, 6)) {
      const own = await site.ok('getPlayerSeason', { id: scorer.player_id }, { language: 'en' })
      const figure = (key: string) => own.figures.find((one) => one.key === key)?.value
      // A match that has begun counts among the scorers already.
      expect([0, 1]).toContain(scorer.played - own.played)
      if (scorer.played !== own.played) continue
      expect([figure('goals'), figure('assists')]).toEqual([scorer.goals, scorer.assists])
      agreeing += 1
    }
    expect(agreeing).toBeGreaterThan(0)
  })

  test('SCORE-10 a player has a log of his matches, and each mark is the sum of what it is made of', async () => {
    const [scorer] = (await site.ok('listScorers', { id: leagueId })).list
    const page = await site.ok('getPlayerSeason', { id: scorer!.player_id }, { language: 'en' })
    expect(page.matches).toHaveLength(10)
    const times = page.matches.map(({ match }) => match.match_time)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    for (const { match, minutes, figures, mark } of page.matches) {
      expect([match.home_id, match.away_id]).toContain(scorer!.team_id)
      expect(minutes).toBeLessThanOrEqual(90)
      const rating = figures.find(({ key }) => key === 'rating')?.value
      if (rating === undefined) continue
      expect(mark.reduce((sum, part) => sum + part.value, 0)).toBeCloseTo(rating, 5)
      const lineup = await site.ok('getLineup', { id: match.id })
      const side = match.home_id === scorer!.team_id ? 'home' : 'away'
      const own = [...lineup[`${side}_player_first`], ...lineup[`${side}_player`]].find(
        ({ id }) => id === scorer!.player_id,
      )
      expect(own?.rating).toBe(rating)
    }
    const { cells, columns, rows } = page.heat!
    expect(cells).toHaveLength(columns * rows)
    // A forward has the ball in the other half more often than in his own.
    const half = (isOther: boolean) =>
      cells.reduce((sum, count, index) => sum + (index % columns >= columns / 2 === isOther ? count : 0), 0)
    expect(half(true)).toBeGreaterThan(half(false))
    for (const { value, mean, best } of page.radar) {
      expect(best).toBeGreaterThanOrEqual(value)
      expect(best).toBeGreaterThanOrEqual(mean)
    }
  })

  test('SCORE-10 the team of the week is eleven of the round, and nobody of his line had a better mark', async () => {
    const week = await site.ok('getTeamOfTheWeek', { id: leagueId }, { language: 'en' })
    expect(week.list.map(({ position }) => position).join('')).toBe('GDDDDMMMFFF')
    const { list } = await info({ son_id: week.son_id })
    const over = list.filter((match) => match.status_type === 2)
    for (const one of week.list) expect(over.map(({ id }) => id)).toContain(one.match_id)
    const lineups = await Promise.all(over.map(({ id }) => site.ok('getLineup', { id })))
    const chosen = new Set(week.list.map(({ player_id }) => player_id))
    for (const lineup of lineups)
      for (const player of [...lineup.home_player_first, ...lineup.away_player_first]) {
        if (chosen.has(player.id) || player.rating === undefined) continue
        const least = Math.min(...week.list.filter((one) => one.position === player.position).map((one) => one.rating))
        expect(player.rating).toBeLessThanOrEqual(least)
      }
  })

  test('SCORE-10 basketball counts by the game: points, rebounds, assists, efficiency', async () => {
    const seasonId = (await site.ok('getBasketballCompetition', { id: cbaId })).info.season_id
    const list = (type: number) => site.ok('listBasketballMemberData', { id: seasonId, type }, { language: 'en' })
    const points = await list(0)
    expect(points[0]!.value).toBeGreaterThan(18)
    expect(points[0]!.value).toBeLessThan(45)
    for (const type of [1, 2, 3]) {
      const values = (await list(type)).map((one) => one.value)
      expect(values).toEqual(values.toSorted((a, b) => b - a))
      expect(values.length).toBeGreaterThan(10)
    }
    const page = await site.ok('getPlayerSeason', { id: points[0]!.player_id })
    expect(page.figures.find(({ key }) => key === 'points')?.value).toBe(points[0]!.value)
    expect(page.heat).toBeUndefined()
    // His career says the same of this season, and something else of each before it.
    const { seasons } = await site.ok('getPlayerPage', { id: points[0]!.player_id })
    expect(seasons[0]).toMatchObject({ played: page.played, figures: page.figures })
    expect(new Set(seasons.map(({ figures }) => JSON.stringify(figures))).size).toBe(seasons.length)
  })

  test('WORLD-02 who scores nothing has played all the same: eleven of a squad in each match, a keeper among them', async () => {
    const [first] = (await site.ok('getSeasonTable', { id: leagueId })).list
    const { squad, all } = await site.ok('getTeamPage', { id: first!.team_id })
    const sum = (list: typeof squad) => list.reduce((total, { played }) => total + played, 0)
    expect(sum(squad)).toBeGreaterThanOrEqual(11 * all.played)
    expect(sum(squad.filter(({ position }) => position === 'G'))).toBeGreaterThanOrEqual(all.played)
  })
})
