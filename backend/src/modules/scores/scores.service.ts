import { footballState, groupOfState, type StateGroup } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import { secondsOf } from '../../kernel/wire-values'
import { type Follows, noFollows } from './follows.queries'
import type { FollowsService } from './follows.service'
import {
  type Competition,
  type Feed,
  type Fixture,
  type InjectedGoal,
  type MatchState,
  type Sport,
  sports,
} from './ports/feed.port'
import type { ScoresQueries } from './scores.queries'
import { dayBounds, longestMatchS, longestOf } from './scores.rules'
import type { StatusGate } from './status-gate'

/** Which part of the day a list shows. */
export type MatchTab = 'all' | 'live' | 'upcoming' | 'finished' | 'followed'

export interface ListedMatch {
  fixture: Fixture
  state: MatchState
}

export interface MatchQuery {
  sport: Sport
  tab: MatchTab
  date: string | undefined
  /** Minutes east of UTC. */
  zone: number
  competitions: ReadonlySet<number> | undefined
  followed: ReadonlySet<number>
  /** Everything the caller follows; without it the followed matches alone. */
  follows?: Follows
}

export interface ScoresService {
  now(): number
  list(query: MatchQuery): ListedMatch[]
  /** With `sport` a match of another sport is unknown. */
  match(id: number, sport?: Sport): ListedMatch
  /** What is worth a place on the home page: running big matches first, then those to come. */
  hot(sport: Sport | undefined, group: StateGroup, count: number): ListedMatch[]
  competition(id: number): Competition
  followed(userId: UserId | undefined): Promise<ReadonlySet<number>>
  reserved(userId: UserId | undefined): Promise<ReadonlySet<number>>
  toggleFollowed(userId: UserId, ids: readonly number[]): Promise<boolean>
  toggleReserved(userId: UserId, id: number): Promise<boolean>
  /** Makes a side of a running match score now. */
  score(matchId: number, side: 1 | 2): Promise<void>
}

interface ScoresDeps {
  feed: Feed
  /** Refuses states that cannot follow each other. */
  gate: StatusGate
  queries: ScoresQueries
  follows: Pick<FollowsService, 'fixtures'>
  /** Epoch milliseconds. */
  now(): number
  /** A goal was written: this node and the others are to play it. */
  onMade(): Promise<void>
}

const none: ReadonlySet<number> = new Set()

export function createScoresService({ feed, gate, queries, follows, now: nowMs, onMade }: ScoresDeps): ScoresService {
  const now = () => secondsOf(nowMs())
  const competitions = new Map<number, Competition>()
  /** A feed may hear of a competition after the start: one that is not known is looked for again. */
  const competitionOf = (id: number): Competition | undefined => {
    if (!competitions.has(id))
      for (const one of sports.flatMap((sport) => feed.competitions(sport))) competitions.set(one.id, one)
    return competitions.get(id)
  }
  const withState = (fixture: Fixture): ListedMatch => {
    const at = now()
    return { fixture, state: gate.admit(fixture.id, fixture.sport, feed.state(fixture.id, at), at) }
  }
  const known = (id: number, sport?: Sport): Fixture => {
    const fixture = feed.fixture(id)
    if (!fixture || (sport && fixture.sport !== sport)) throw new Failure('match-unknown')
    return fixture
  }
  const runningOf = (sport: Sport) =>
    feed
      .fixtures(sport, now() - longestOf(sport), now() + 1)
      .map(withState)
      .filter(({ state }) => groupOfState(sport, state.status) === 'live')

  function ofDay(query: MatchQuery): ListedMatch[] {
    const { from, to, isToday } = dayBounds(query.date, query.zone, now())
    const list = feed.fixtures(query.sport, from, to).map(withState)
    if (!isToday) return list
    // What began before midnight and still runs belongs to today as well.
    const ids = new Set(list.map(({ fixture }) => fixture.id))
    return [...runningOf(query.sport).filter(({ fixture }) => !ids.has(fixture.id)), ...list]
  }

  const followedMatches = ({ sport, followed, follows: chosen }: MatchQuery): ListedMatch[] =>
    follows.fixtures(chosen ?? { ...noFollows, matches: followed }, [sport]).map(withState)

  const interest = ({ fixture }: ListedMatch) => {
    const competition = competitionOf(fixture.competitionId)
    const league = competition?.isHot ? 12 : 0
    return league + fixture.home.strength + fixture.away.strength
  }

  return {
    now,
    list(query) {
      const all =
        query.tab === 'followed' ? followedMatches(query) : query.tab === 'live' ? runningOf(query.sport) : ofDay(query)
      return all.filter(
        ({ fixture, state }) =>
          (!query.competitions || query.competitions.has(fixture.competitionId)) &&
          (query.tab === 'all' || query.tab === 'followed' || groupOfState(query.sport, state.status) === query.tab),
      )
    },
    match: (id, sport) => withState(known(id, sport)),
    hot(sport, group, count) {
      const window: Record<StateGroup, [number, number]> = {
        live: [-longestMatchS, 1],
        upcoming: [0, 10 * 3_600],
        finished: [-12 * 3_600, -5_400],
        abnormal: [-longestMatchS, 1],
      }
      const [from, to] = window[group]
      // Without a sport: what the home page and the schedule know how to show.
      const wanted: readonly Sport[] = sport ? [sport] : ['football', 'basketball']
      return wanted
        .flatMap((one) => feed.fixtures(one, now() + from, now() + to).map(withState))
        .filter(({ fixture, state }) => groupOfState(fixture.sport, state.status) === group)
        .sort((a, b) => interest(b) - interest(a) || a.fixture.id - b.fixture.id)
        .slice(0, count)
    },
    competition(id) {
      const competition = competitionOf(id)
      if (!competition) throw new Failure('competition-unknown')
      return competition
    },
    followed: async (userId) => (userId === undefined ? none : queries.listed('match_collects', userId)),
    reserved: async (userId) => (userId === undefined ? none : queries.listed('match_reservations', userId)),
    async toggleFollowed(userId, ids) {
      let isFollowed = false
      for (const id of ids) isFollowed = await queries.toggle('match_collects', userId, known(id).id, nowMs())
      return isFollowed
    },
    toggleReserved: async (userId, id) => queries.toggle('match_reservations', userId, known(id).id, nowMs()),
    async score(matchId, side) {
      const { state } = withState(known(matchId, 'football'))
      if (groupOfState('football', state.status) !== 'live' || state.status > footballState.extraTime)
        throw new Failure('match-not-running')
      const goal: InjectedGoal = { matchId, side, at: now() }
      await queries.addInjectedGoal(goal)
      await onMade()
    },
  }
}
