import { rounded, sixtiesText } from '@pitchside/base'
import { groupOfState } from '@pitchside/contract'
import type { CallContext, CallHandlers } from '../../kernel/module'
import { pageOf } from '../../kernel/paging'
import { siteZoneMinutes } from '../../kernel/site-day'
import { createMatchDays } from './match-days'
import { exponent, type RowContext, scheduleRow } from './match-rows'
import { type Sport, sports } from './ports/feed.port'
import { idsOf, type RouteDeps } from './route-context'
import type { ListedMatch } from './scores.service'

const pageRows = 20
const order = { live: 0, upcoming: 1, abnormal: 2, finished: 3 } as const

/** What runs, then what comes, then what is over; inside by kick-off. */
function inOrder(a: ListedMatch, b: ListedMatch): number {
  const place = ({ fixture, state }: ListedMatch) => order[groupOfState(fixture.sport, state.status)]
  return place(a) - place(b) || a.fixture.kickoff - b.fixture.kickoff || a.fixture.id - b.fixture.id
}

const foresightRows = 10

/** Schedule, home page and forecasts. */
export function createScheduleRoutes({ service, feed, contextOf, plans, watch }: RouteDeps): CallHandlers {
  const schedule = async (caller: CallContext, matches: readonly ListedMatch[]) => {
    const context = await contextOf(caller)
    return matches.map((match) => scheduleRow(match, context))
  }

  return {
    countMatches: createMatchDays({ feed, service }),
    async listAllMatches(_input, caller) {
      // The home strip: four that run, the next one, and one that has ended.
      const live = service.hot(undefined, 'live', 8)
      const upcoming = service.hot('football', 'upcoming', 6)
      return schedule(caller, [...live, ...upcoming, ...service.hot('football', 'finished', 3)])
    },
    async listRecommendedMatches({ type }, caller) {
      const sport = type === 0 ? 'football' : type === 1 ? 'basketball' : undefined
      const [type1, type2, type3] = await Promise.all(
        (['live', 'upcoming', 'finished'] as const).map((group) => schedule(caller, service.hot(sport, group, 8))),
      )
      return {
        count: (type1?.length ?? 0) + (type2?.length ?? 0) + (type3?.length ?? 0),
        type1: type1 ?? [],
        type2: type2 ?? [],
        type3: type3 ?? [],
      }
    },
    async listHotTeams() {
      const matches = [...service.hot(undefined, 'live', 8), ...service.hot(undefined, 'upcoming', 8)]
      const teams = matches.flatMap(({ fixture }) =>
        [fixture.home, fixture.away].map((team) => ({
          sourceid: team.id,
          short_name_zh: team.names.zh,
          short_name_en: team.names.en,
          short_name_vi: team.names.vi,
          type: fixture.sport === 'football' ? 0 : 1,
          match_id: fixture.id,
          logo: team.crest,
          strength: team.strength,
        })),
      )
      const best = teams.sort((a, b) => b.strength - a.strength).slice(0, 10)
      return { hot_match: best.map(({ strength: _strength, ...team }) => team) }
    },
    async listSchedule(input, caller) {
      const zone = input.zone ?? siteZoneMinutes
      const chosen: readonly Sport[] = input.match_type ? sports.slice(input.match_type - 1, input.match_type) : sports
      const all = chosen
        .flatMap((sport) =>
          service.list({
            sport,
            tab: input.live === 1 ? 'live' : 'all',
            date: input.date,
            zone,
            competitions: idsOf(input.compensation_id),
            followed: new Set<number>(),
          }),
        )
        .sort(inOrder)
      const from = ((input.page ?? 1) - 1) * pageRows
      const rows = await schedule(caller, all.slice(from, from + pageRows))
      const planned = await plans(
        rows.map((row) => row.sourceid),
        caller.userId,
      )
      const data = rows.map((row) => ({ ...row, plans: planned.get(row.sourceid) ?? [] }))
      return { data, total: all.length, feed: watch.data() }
    },
    async listForesights({ page = 1 }, caller) {
      const all = service.hot('football', 'upcoming', 60)
      const context = await contextOf(caller)
      const rows = all
        .slice((page - 1) * foresightRows, page * foresightRows)
        .map((match) => foresightRow(match, context))
      return pageOf(rows, all.length, page, foresightRows)
    },
  }
}

function foresightRow(match: ListedMatch, context: RowContext) {
  const { id, kickoff, competitionId, home, away } = match.fixture
  const [win, draw, loss] = context.feed.chances(id, context.now)
  const table = context.feed.table(competitionId, context.now)
  const formOf = (teamId: number) => table?.rows.find((row) => row.team.id === teamId)?.form ?? []
  const { immediate } = context.feed.odds(id, context.companyId, context.now)
  return {
    ...scheduleRow(match, context),
    match_time_str: sixtiesText(Math.floor((kickoff + siteZoneMinutes * 60) / 60) % 1_440),
    chances: { home: rounded(win, 3), draw: rounded(draw, 3), away: rounded(loss, 3) },
    home_form: formOf(home.id),
    away_form: formOf(away.id),
    ...(immediate.asia ? { asia: exponent(immediate.asia) } : {}),
    ...(immediate.bs ? { bs: exponent(immediate.bs) } : {}),
  }
}
