import { rounded } from '@pitchside/base'
import type { CallData } from '@pitchside/contract'
import { groupOfState, shownScore } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import type { CallHandlers } from '../../kernel/module'
import { siteZoneMinutes } from '../../kernel/site-day'
import { matchesOf, meetings } from './finished-matches'
import type { ForesightQueries, VoteChoice } from './foresight.queries'
import { consOf, prosOf, type SideFacts } from './foresight-lines'
import { createForesightRecord } from './foresight-record'
import { resultFor } from './head-to-head.rules'
import { scheduleRow } from './match-rows'
import { type Feed, type Fixture, sports } from './ports/feed.port'
import type { RouteDeps } from './route-context'
import type { ListedMatch } from './scores.service'

const meetingsCount = 10
const recentCount = 6
const found = 20
const dayS = 86_400

interface ForesightDeps extends RouteDeps {
  queries: ForesightQueries
  /** Epoch milliseconds. */
  nowMs(): number
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : rounded(part / whole, 3))

/** Goals of a team and of the other side in a finished match. */
function goalsOf({ fixture, state }: ListedMatch, teamId: number): [number, number] {
  const [home, away] = [shownScore(fixture.sport, state.home), shownScore(fixture.sport, state.away)]
  return fixture.home.id === teamId ? [home, away] : [away, home]
}

/** Facts of a side before the match; nothing of what comes later. */
async function factsOf(feed: Feed, fixture: Fixture, teamId: number, now: number) {
  const at = Math.min(now, fixture.kickoff - 1)
  const rows = feed.table(fixture.competitionId, at)?.rows ?? []
  const row = rows.find(({ team }) => team.id === teamId)
  const past = await meetings(feed, fixture, at, meetingsCount)
  const recent = await matchesOf(feed, fixture, teamId, at, recentCount)
  const resultsOf = (list: readonly ListedMatch[]) => list.map((match) => resultFor(match, teamId))
  const goals = recent.map((match) => goalsOf(match, teamId))
  return { rows, row, past: resultsOf(past), recent: resultsOf(recent), goals }
}

/** Forecast of a match, votes, the model's record; filter and search of the schedule. */
export function createForesightRoutes({ service, feed, contextOf, queries, nowMs }: ForesightDeps): CallHandlers {
  const recordAt = createForesightRecord(feed)

  async function sideFacts(fixture: Fixture, side: 'home' | 'away', name: string, now: number): Promise<SideFacts> {
    const { rows, row, past } = await factsOf(feed, fixture, fixture[side].id, now)
    const per = (goals: number) => (row && row.played > 0 ? goals / row.played : 0)
    return {
      name,
      position: row && row.played > 0 ? row.position : 0,
      places: rows.filter(({ group }) => group === row?.group).length,
      form: row?.form ?? [],
      scored: per(row?.goalsFor ?? 0),
      conceded: per(row?.goalsAgainst ?? 0),
      played: row?.played ?? 0,
      meetings: past.length,
      meetingsWon: past.filter((result) => result === 'win').length,
      meetingsLost: past.filter((result) => result === 'loss').length,
    }
  }

  return {
    async getForesight({ id }, caller) {
      const { fixture } = service.match(id, 'football')
      const now = service.now()
      const of = (side: 'home' | 'away') => sideFacts(fixture, side, fixture[side].names[caller.language], now)
      const [home, away] = [await of('home'), await of('away')]
      const { language } = caller
      return {
        good: { home: prosOf(home, language), away: prosOf(away, language) },
        bad: { home: consOf(home, language), away: consOf(away, language) },
        votes: await queries.votes(id, caller.userId),
      }
    },
    async getForesightData({ id }) {
      const { fixture } = service.match(id, 'football')
      const of = async (side: 'home' | 'away') => {
        const { row, past, recent, goals } = await factsOf(feed, fixture, fixture[side].id, service.now())
        const won = (list: readonly string[]) => list.filter((result) => result === 'win').length
        const sum = (place: 0 | 1) => goals.reduce((total, pair) => total + pair[place], 0)
        const mean = (total: number) => (goals.length === 0 ? 0 : rounded(total / goals.length, 2))
        return {
          [`${side}_vs_won_rate`]: share(won(past), past.length),
          [`${side}_recent_won_rate`]: share(won(recent), recent.length),
          [`${side}_season_won_rate`]: share(row?.won ?? 0, row?.played ?? 0),
          [`${side}_recent_goal`]: mean(sum(0)),
          [`${side}_recent_last`]: mean(sum(1)),
          [`${side}_recent_arr`]: [...recent].reverse(),
        }
      }
      return { ...(await of('home')), ...(await of('away')) } as CallData<'getForesightData'>
    },
    getForesightRecord: async () => recordAt(service.now()),
    async voteForesight({ id, choice }, caller) {
      const { userId } = caller.member()
      const { fixture, state } = service.match(id, 'football')
      if (groupOfState('football', state.status) !== 'upcoming' || service.now() >= fixture.kickoff)
        throw new Failure('vote-closed')
      if (!(await queries.vote(userId, id, choice as VoteChoice, nowMs()))) throw new Failure('already-voted')
      return queries.votes(id, userId)
    },
    async getScheduleFilter({ date, zone = siteZoneMinutes }, caller) {
      const [football, basketball, other] = sports.map((sport) => {
        const counts = new Map<number, number>()
        const list = service.list({ sport, tab: 'all', date, zone, competitions: undefined, followed: new Set() })
        for (const { fixture } of list) counts.set(fixture.competitionId, (counts.get(fixture.competitionId) ?? 0) + 1)
        const leagues = [...counts].map(([id, count]) => ({ competition: service.competition(id), count }))
        leagues.sort((a, b) => Number(b.competition.isHot) - Number(a.competition.isHot) || b.count - a.count)
        return {
          list: leagues.map(({ competition: { id, names }, count }) => ({
            sourceid: id,
            short_name_zh: names.zh,
            name: names[caller.language],
            count,
          })),
        }
      })
      const none = { list: [] }
      return { football: football ?? none, basketball: basketball ?? none, other: other ?? none }
    },
    async searchMatches({ search }, caller) {
      const wanted = search.trim().toLowerCase()
      if (wanted === '') return []
      const context = await contextOf(caller)
      const now = service.now()
      const fits = ({ home, away, competitionId }: Fixture) =>
        [home.names, away.names, service.competition(competitionId).names].some((names) =>
          Object.values(names).some((name: string) => name.toLowerCase().includes(wanted)),
        )
      return sports
        .flatMap((sport) => feed.fixtures(sport, now - dayS, now + 7 * dayS).filter(fits))
        .sort((a, b) => Math.abs(a.kickoff - now) - Math.abs(b.kickoff - now) || a.id - b.id)
        .slice(0, found)
        .map(({ id }) => scheduleRow(service.match(id), context))
    },
  }
}
