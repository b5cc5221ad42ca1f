import { leagueCalendars } from '../feed-sim/calendar/league-calendars'
import { SimFeed } from '../feed-sim/feed-sim'
import { yellowLimit } from '../feed-sim/football-condition'
import { breachesOfMatch, breachesOfSuspensions, type SeenMatch, seenSeason } from './season-people'

const seasonsLooked = 3

/** Where a table is not the sum of the matches anybody can see. */
function breachesOfTable(feed: SimFeed, seasonId: number, now: number, matches: readonly SeenMatch[]): string[] {
  const sums = new Map<number, [played: number, own: number, other: number]>()
  const add = (teamId: number, own: number, other: number) => {
    const [played, all, against] = sums.get(teamId) ?? [0, 0, 0]
    sums.set(teamId, [played + 1, all + own, against + other])
  }
  for (const { fixture, goals } of matches) {
    add(fixture.home.id, goals[0], goals[1])
    add(fixture.away.id, goals[1], goals[0])
  }
  return (feed.seasonTable(seasonId, now)?.rows ?? []).flatMap(({ team, played, goalsFor, goalsAgainst }) => {
    const told = [played, goalsFor, goalsAgainst].join()
    const seen = (sums.get(team.id) ?? [0, 0, 0]).join()
    return told === seen ? [] : [`season ${seasonId}: the table says ${told} of ${team.names.en}, its matches ${seen}`]
  })
}

/**
 * Every match of so many seasons of every league, looked at as anybody can: line-ups, changes and their stops, cards, minutes,
 * suspensions, goals, tables. `npm run bench world` prints what is broken; tests follow one club through each of them.
 */
export function worldBreaches(now: number, seed = 'bench'): { matches: number; leagues: number; breaches: string[] } {
  const feed = new SimFeed(seed)
  const leagues = feed.competitions('football').filter(({ key }) => leagueCalendars[key])
  const breaches: string[] = []
  let matches = 0
  for (const { id } of leagues) {
    const over = feed.seasons(id, now).filter(({ end }) => end <= now)
    for (const season of over.slice(0, seasonsLooked)) {
      const seen = seenSeason(feed, season.id)
      matches += seen.length
      breaches.push(
        ...seen.flatMap(breachesOfMatch),
        ...breachesOfSuspensions(seen, yellowLimit.league).breaches,
        ...breachesOfTable(feed, season.id, now, seen),
      )
    }
  }
  return { matches, leagues: leagues.length, breaches }
}
