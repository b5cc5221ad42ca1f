import { rounded } from '@pitchside/base'
import type { CallHandlers } from '../../kernel/module'
import { matchesOf, meetings, pastMatches } from './finished-matches'
import { competitionsOf, countsOf, type OpeningLines, resultFor, type VsRow, vsRow } from './head-to-head.rules'
import { exponent, type RowContext } from './match-rows'
import type { Fixture, Market, StandingsRow } from './ports/feed.port'
import { idsOf, type RouteDeps } from './route-context'
import type { ListedMatch } from './scores.service'

const formLength = 5
const battleLength = 10
/** Past matches of a league that are searched for the same opening price. */
const searched = 120
const sameOddsShown = 20
/** How far two prices may differ and still be called the same. */
const priceTolerance = 0.05

/** Head to head, form, tables of the sides and matches with the same odds. */
export function createMatchAnalysisRoutes({ service, feed, contextOf }: RouteDeps): CallHandlers {
  const linesOf = (fixture: Fixture, companyId: number): OpeningLines => {
    const { initial } = feed.odds(fixture.id, companyId, fixture.kickoff)
    const { asia, eu, bs } = initial
    return { asia: asia?.middle, eu: eu ? [eu.first, eu.middle, eu.last] : [], bs: bs?.middle }
  }

  function listOf(matches: readonly ListedMatch[], teamId: number, context: RowContext) {
    const list: VsRow[] = matches.map((match) =>
      vsRow(match, {
        teamId,
        language: context.language,
        competition: context.competition(match.fixture.competitionId).names[context.language],
        lines: linesOf(match.fixture, context.companyId),
      }),
    )
    return { list, competition: competitionsOf(list, (id) => context.competition(id).names.zh), count: countsOf(list) }
  }

  const fixtureOf = (id: number, type: number | undefined): Fixture =>
    service.match(id, type === 1 ? 'basketball' : 'football').fixture

  function filtered(
    matches: readonly ListedMatch[],
    input: { same_venue?: number | undefined; competition_id?: string | undefined; limit?: number | undefined },
    isAtVenue: (fixture: Fixture) => boolean,
  ): ListedMatch[] {
    const competitions = idsOf(input.competition_id)
    return matches
      .filter(({ fixture }) => !competitions || competitions.has(fixture.competitionId))
      .filter(({ fixture }) => input.same_venue !== 1 || isAtVenue(fixture))
      .slice(0, input.limit ?? battleLength)
  }

  return {
    async listHeadToHead(input, caller) {
      const fixture = fixtureOf(input.id, 0)
      const context = await contextOf(caller)
      const all = await meetings(feed, fixture, context.now, 20)
      const matches = filtered(all, input, (one) => one.home.id === fixture.home.id)
      return listOf(matches, fixture.home.id, context)
    },
    async listTeamMatches(input, caller) {
      const fixture = fixtureOf(input.id, 0)
      const context = await contextOf(caller)
      const isAway = input.side === 2
      const team = isAway ? fixture.away : fixture.home
      const all = await matchesOf(feed, fixture, team.id, context.now, 20)
      const matches = filtered(all, input, (one) => (isAway ? one.away.id : one.home.id) === team.id)
      return listOf(matches, team.id, context)
    },
    async getMatchBattle(input, caller) {
      const fixture = fixtureOf(input.id, input.type)
      const { now } = await contextOf(caller)
      const { home, away, competitionId } = fixture
      const results = (await meetings(feed, fixture, now, battleLength)).map((match) => resultFor(match, home.id))
      const number = (result: string) => results.filter((one) => one === result).length
      const form = async (teamId: number) =>
        (await matchesOf(feed, fixture, teamId, now, formLength)).map((match) => resultFor(match, teamId)).reverse()
      return {
        vs_recent: { win: number('win'), drawn: number('draw'), lost: number('loss') },
        home_ranking: feed.rank(competitionId, home.id, now),
        away_ranking: feed.rank(competitionId, away.id, now),
        home_recent: await form(home.id),
        away_recent: await form(away.id),
      }
    },
    async getMatchAnalysis(input, caller) {
      const fixture = fixtureOf(input.id, 0)
      const { now, language } = await contextOf(caller)
      const rows = feed.table(fixture.competitionId, now)?.rows ?? []
      const rankLines = async (teamId: number) => {
        const row = rows.find((one) => one.team.id === teamId)
        // The matches a table counts for a team are its latest ones.
        const played = row ? await matchesOf(feed, fixture, teamId, now, row.played, now) : []
        const at = (isHome: boolean) => played.filter(({ fixture: one }) => (one.home.id === teamId) === isHome)
        return {
          all: row ? rankLine(row, row.position) : [],
          home: venueLine(at(true), teamId),
          away: venueLine(at(false), teamId),
        }
      }
      return {
        points_ranking: { home: await rankLines(fixture.home.id), away: await rankLines(fixture.away.id) },
        league_standings: rows.map((row) => standingsLine(row, row.team.names[language])),
      }
    },
    async listSameOdds(input, caller) {
      const fixture = fixtureOf(input.id, 0)
      const context = await contextOf(caller, input.company_id)
      const market: Market = input.type ?? 'eu'
      const price = feed.odds(fixture.id, context.companyId, context.now).initial[market]
      if (!price) return listOf([], fixture.home.id, context)
      const isSame = (one: Fixture) => {
        const other = feed.odds(one.id, context.companyId, one.kickoff).initial[market]
        if (!other || (market !== 'eu' && other.middle !== price.middle)) return false
        return (
          Math.abs(other.first - price.first) <= priceTolerance &&
          Math.abs(other.last - price.last) <= priceTolerance * 4
        )
      }
      const pool = await pastMatches(feed, fixture, context.now, searched, () => true)
      const matches = pool.filter((match) => isSame(match.fixture)).slice(0, sameOddsShown)
      const rows = matches.flatMap((match) => listOf([match], match.fixture.home.id, context).list)
      return {
        list: rows,
        competition: competitionsOf(rows, (id) => context.competition(id).names.zh),
        count: countsOf(rows),
        price: exponent(price),
      }
    },
  }
}

type Tally = Pick<StandingsRow, 'played' | 'won' | 'drawn' | 'lost' | 'goalsFor' | 'goalsAgainst' | 'points'>

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10)

function rankLine(row: Tally, rank: number): number[] {
  const { played, won, drawn, lost, goalsFor, goalsAgainst, points } = row
  return [played, won, drawn, lost, goalsFor, goalsAgainst, goalsFor - goalsAgainst, points, rank, percent(won, played)]
}

/** A team's record at one kind of ground. Its rank there would need the whole table and is left 0. */
function venueLine(matches: readonly ListedMatch[], teamId: number): number[] {
  const tally: Tally = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, points: 0 }
  for (const match of matches) {
    const isHome = match.fixture.home.id === teamId
    const [own, other] = isHome ? [match.state.home, match.state.away] : [match.state.away, match.state.home]
    const result = resultFor(match, teamId)
    tally.played += 1
    tally.won += result === 'win' ? 1 : 0
    tally.drawn += result === 'draw' ? 1 : 0
    tally.lost += result === 'loss' ? 1 : 0
    tally.goalsFor += own[0] ?? 0
    tally.goalsAgainst += other[0] ?? 0
    tally.points += result === 'win' ? 3 : result === 'draw' ? 1 : 0
  }
  return rankLine(tally, 0)
}

function standingsLine(row: StandingsRow, name: string): (string | number)[] {
  const { played, won, drawn, lost, goalsFor, goalsAgainst } = row
  const mean = (goals: number) => (played === 0 ? 0 : rounded(goals / played, 2))
  return [
    row.position,
    row.team.crest,
    name,
    played,
    won,
    drawn,
    lost,
    goalsFor,
    goalsAgainst,
    goalsFor - goalsAgainst,
    percent(won, played),
    percent(drawn, played),
    percent(lost, played),
    mean(goalsFor),
    mean(goalsAgainst),
    row.points,
    row.team.id,
  ]
}
