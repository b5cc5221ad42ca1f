import type { Feed, Fixture, MatchState } from './ports/feed.port'
import { groupOf } from './scores.rules'

/** A match that is over, with its end. */
export interface PastMatch {
  fixture: Fixture
  state: MatchState
}

const stepS = 20 * 86_400
/** How far back a search goes: more than a whole season of every league. */
const reachS = 160 * 86_400

/** The newest finished matches before `before` that `accepts` lets through, newest first. */
export function pastMatches(
  feed: Feed,
  { sport, before, now, count }: { sport: Fixture['sport']; before: number; now: number; count: number },
  accepts: (fixture: Fixture) => boolean,
): PastMatch[] {
  const found: PastMatch[] = []
  for (let to = before; to > before - reachS && found.length < count; to -= stepS) {
    const candidates = feed.fixtures(sport, to - stepS, to).filter(accepts)
    for (const fixture of [...candidates].reverse()) {
      if (found.length === count) break
      const state = feed.state(fixture.id, now)
      if (groupOf(sport, state.status) === 'finished') found.push({ fixture, state })
    }
  }
  return found
}

const has = ({ home, away }: Fixture, teamId: number) => home.id === teamId || away.id === teamId

/** Meetings of the two teams before this match. */
export const meetings = (feed: Feed, { id, sport, home, away, kickoff }: Fixture, now: number, count: number) =>
  pastMatches(
    feed,
    { sport, before: kickoff, now, count },
    (one) => one.id !== id && has(one, home.id) && has(one, away.id),
  )

/** The latest matches of a team before this one. */
export const latestOf = (feed: Feed, { id, sport, kickoff }: Fixture, teamId: number, now: number, count: number) =>
  pastMatches(feed, { sport, before: kickoff, now, count }, (one) => one.id !== id && has(one, teamId))
