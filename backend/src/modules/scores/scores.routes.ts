import { type CallInput, groupOfState, limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import type { CallContext, CallHandlers } from '../../kernel/module'
import { siteZoneMinutes } from '../../kernel/site-day'
import { flagOf } from '../../kernel/wire-values'
import { footballDetail } from './football-detail'
import { basketballRow, footballRow, type RowContext } from './match-rows'
import type { Names, Sport } from './ports/feed.port'
import { idsOf, type RouteDeps } from './route-context'

import type { ListedMatch, MatchTab, ScoresService } from './scores.service'
import { letterOf } from './search-words'

/** What the number of a list's `type` means, for every sport. */
export const tabs: readonly MatchTab[] = ['all', 'live', 'upcoming', 'finished', 'followed']

/** Lists, details, tables and the reader's marks. */
export function createScoresRoutes({ service, feed, contextOf, live, watch }: RouteDeps): CallHandlers {
  function listed(
    sport: Sport,
    input: CallInput<'listFootballMatches'> | CallInput<'listBasketballMatches'>,
    caller: CallContext,
    context: RowContext,
  ): { matches: ListedMatch[]; total: number } {
    const tab = tabs[input.type ?? 0] ?? 'all'
    if (tab === 'followed') caller.member()
    const all = service.list({
      sport,
      tab,
      date: input.time,
      zone: input.zone ?? siteZoneMinutes,
      competitions: idsOf(input.competition_id),
      followed: context.followed,
      follows: context.follows,
    })
    if (input.page === undefined) return { matches: all, total: all.length }
    const start = (input.page - 1) * limits.matchesPerPage
    return { matches: all.slice(start, start + limits.matchesPerPage), total: all.length }
  }

  return {
    async listFootballMatches(input, caller) {
      const context = await contextOf(caller, input.company_id)
      const position = await live.listPosition('football', context.companyId)
      const { matches, total } = listed('football', input, caller, context)
      const data = matches.map((match) => footballRow(match, context))
      return { data, total, servertime: context.now, position, feed: watch.data() }
    },
    async listBasketballMatches(input, caller) {
      const context = await contextOf(caller, input.company_id)
      const position = await live.listPosition('basketball', context.companyId)
      const { matches, total } = listed('basketball', input, caller, context)
      const data = matches.map((match) => basketballRow(match, context))
      return { data, total, servertime: context.now, position, feed: watch.data() }
    },
    async getFootballMatch(input, caller) {
      const context = await contextOf(caller, input.company_id)
      const position = await live.matchPosition(input.id)
      return { ...footballDetail(service.match(input.id, 'football'), context), position, feed: watch.data() }
    },
    async getFootballFilter(input, caller) {
      return filterOf(service, input, caller)
    },
    async listOddsCompanies(_input, caller) {
      return feed.companies().map(({ id, names }) => ({ id, name: names[caller.language] }))
    },
    async reserveMatch({ match_id }, caller) {
      const { userId } = caller.member()
      const { fixture, state } = service.match(match_id)
      const isReserved = (await service.reserved(userId)).has(match_id)
      if (!isReserved && groupOfState(fixture.sport, state.status) !== 'upcoming') throw new Failure('match-started')
      return { reserve: (await service.toggleReserved(userId, match_id)) ? 1 : 0 }
    },
  }
}

/** Competitions of a day under the letters of their names, with the number of their matches. */
function filterOf(service: ScoresService, input: CallInput<'getFootballFilter'>, caller: CallContext) {
  const matches = service.list({
    sport: input.ball === 1 ? 'basketball' : 'football',
    tab: 'all',
    date: input.date,
    zone: input.zone ?? siteZoneMinutes,
    competitions: undefined,
    followed: new Set<number>(),
  })
  const counts = new Map<number, number>()
  for (const { fixture } of matches) counts.set(fixture.competitionId, (counts.get(fixture.competitionId) ?? 0) + 1)
  const competitions = [...counts].map(([id, count]) => ({ competition: service.competition(id), count }))
  const wanted = competitions.filter(({ competition }) => input.type !== 1 || competition.isHot)
  const letter = ({ names }: { names: Names }) => letterOf(names, caller.language)
  const letters = [...new Set(wanted.map(({ competition }) => letter(competition)))].sort()
  return {
    competition: letters.map((name) => ({
      name,
      list: wanted
        .filter(({ competition }) => letter(competition) === name)
        .map(({ competition, count }) => ({
          id: competition.id,
          name: competition.names[caller.language],
          count,
          check: 1 as const,
          is_hot: flagOf(competition.isHot),
        })),
    })),
    count_competition: wanted.length,
  }
}
