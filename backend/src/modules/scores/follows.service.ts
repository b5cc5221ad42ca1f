import { limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import { secondsOf } from '../../kernel/wire-values'
import { type FollowedSource, type FollowQueries, type Follows, noFollows } from './follows.queries'
import { type Feed, type Fixture, type Sport, sports, type Team } from './ports/feed.port'
import type { SeasonParts } from './ports/season-parts.port'

const dayS = 86_400
/** A followed match is shown for a week; those of followed teams and leagues from yesterday on. */
const matchDaysBack = 7
const sourceDaysBack = 1
const sourceDaysAhead = 8

export interface FollowsService {
  of(userId: UserId | undefined): Promise<Follows>
  toggle(userId: UserId, source: FollowedSource, id: number): Promise<boolean>
  /** Matches somebody follows: their own choice and those of followed teams and leagues. By kick-off. */
  fixtures(follows: Follows, which: readonly Sport[], days?: { back: number; ahead: number }): Fixture[]
  /** A team by its number: the feed's own list, or a match around now. */
  team(id: number): { team: Team; sport: Sport } | undefined
}

interface FollowsDeps {
  feed: Feed & Partial<Pick<SeasonParts, 'team'>>
  queries: FollowQueries
  /** Epoch milliseconds. */
  now(): number
}

export function createFollowsService({ feed, queries, now: nowMs }: FollowsDeps): FollowsService {
  const now = () => secondsOf(nowMs())
  const isLeague = (id: number) => sports.some((sport) => feed.competitions(sport).some((one) => one.id === id))

  function team(id: number): { team: Team; sport: Sport } | undefined {
    for (const sport of sports)
      for (const { home, away } of feed.fixtures(sport, now() - 8 * dayS, now() + 14 * dayS)) {
        if (home.id === id) return { team: home, sport }
        if (away.id === id) return { team: away, sport }
      }
    const known = feed.team?.(id)
    return known && { team: known.team, sport: known.competitions[0]?.sport ?? 'football' }
  }

  return {
    team,
    of: async (userId) => (userId === undefined ? noFollows : queries.of(userId)),
    async toggle(userId, source, id) {
      if (source === 'league' && !isLeague(id)) throw new Failure('competition-unknown')
      if (source === 'team' && !team(id)) throw new Failure('team-unknown')
      const result = await queries.toggleSource(userId, source, id, nowMs(), limits.followedSources)
      if (result === 'full') throw new Failure('too-many-follows')
      return result
    },
    fixtures({ matches, teams, leagues }, which, days = { back: sourceDaysBack, ahead: sourceDaysAhead }) {
      const own = [...matches]
        .map((id) => feed.fixture(id))
        .filter((fixture) => fixture !== undefined)
        .filter(({ sport, kickoff }) => which.includes(sport) && kickoff > now() - matchDaysBack * dayS)
      const ofSources =
        teams.size + leagues.size === 0
          ? []
          : which
              .flatMap((sport) => feed.fixtures(sport, now() - days.back * dayS, now() + days.ahead * dayS))
              .filter(
                ({ id, home, away, competitionId }) =>
                  !matches.has(id) && (teams.has(home.id) || teams.has(away.id) || leagues.has(competitionId)),
              )
      return [...own, ...ofSources].sort((a, b) => a.kickoff - b.kickoff || a.id - b.id)
    },
  }
}
