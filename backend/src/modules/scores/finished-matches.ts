import { setImmediate } from 'node:timers/promises'
import { groupOfState } from '@pitchside/contract'
import { seasonsOf } from './match-parts'
import type { Feed, Fixture } from './ports/feed.port'

import type { ListedMatch } from './scores.service'

const dayS = 86_400
/** How far back a feed is asked that knows days only. */
const daysBack = 200
/** Days between two pauses in which other requests get their turn. */
const daysAtOnce = 2

/** Fixtures of a competition before a moment, newest first, in portions. */
async function* fixturesBefore(feed: Feed, { sport, competitionId }: Fixture, before: number) {
  const seasons = seasonsOf(feed)
  const known = seasons?.seasons(competitionId, before) ?? []
  if (seasons && known.length > 0) {
    for (const season of known.toSorted((a, b) => b.start - a.start)) {
      const fixtures = seasons.seasonFixtures(season.id, before).filter((one) => one.kickoff < before)
      yield fixtures.toSorted((a, b) => b.kickoff - a.kickoff || b.id - a.id)
      await setImmediate()
    }
    return
  }
  for (let day = 0; day < daysBack; day += 1) {
    const to = before - day * dayS
    yield feed
      .fixtures(sport, to - dayS, to)
      .filter((one) => one.competitionId === competitionId)
      .toReversed()
    if (day % daysAtOnce === daysAtOnce - 1) await setImmediate()
  }
}

/** Finished matches of the competition of `of` that began before a moment and pass, newest first. */
export async function pastMatches(
  feed: Feed,
  of: Fixture,
  now: number,
  limit: number,
  passes: (fixture: Fixture) => boolean,
  before = Math.min(of.kickoff, now),
): Promise<ListedMatch[]> {
  const found: ListedMatch[] = []
  if (limit <= 0) return found
  for await (const fixtures of fixturesBefore(feed, of, before))
    for (const fixture of fixtures) {
      if (!passes(fixture)) continue
      const state = feed.state(fixture.id, now)
      if (groupOfState(fixture.sport, state.status) !== 'finished') continue
      found.push({ fixture, state })
      if (found.length >= limit) return found
    }
  return found
}

const pairOf = ({ home, away }: Fixture) => [home.id, away.id].sort((a, b) => a - b).join('-')

/** Meetings of the two sides of a match. */
export function meetings(feed: Feed, of: Fixture, now: number, limit: number): Promise<ListedMatch[]> {
  const pair = pairOf(of)
  return pastMatches(feed, of, now, limit, (fixture) => pairOf(fixture) === pair)
}

/** Latest matches of one team. */
export function matchesOf(
  feed: Feed,
  of: Fixture,
  teamId: number,
  now: number,
  limit: number,
  before?: number,
): Promise<ListedMatch[]> {
  return pastMatches(feed, of, now, limit, ({ home, away }) => home.id === teamId || away.id === teamId, before)
}
