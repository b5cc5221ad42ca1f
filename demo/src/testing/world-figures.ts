import { boxStat } from '@pitchside/backend/modules/scores/ports/box-stats'
import type { Fixture } from '@pitchside/backend/modules/scores/ports/feed.port'
import { SimFeed } from '../feed-sim/feed-sim'
import { targets } from '../feed-sim/sim-targets'

/** Figures of the simulated world as its pages show them, for `npm run bench world`. */

export const leagueKeys = Object.keys(targets.perMatch)
export const { perMatch, tolerance } = targets

const afterAll = 20_000
type Sums = Record<string, number>

function add(sums: Sums, more: Sums): void {
  for (const [name, value] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + value
}
const is = (value: boolean) => (value ? 1 : 0)

/** What one match that is over adds to the sums of its league. */
function footballMatch(feed: SimFeed, { id, kickoff }: Fixture): Sums {
  const at = kickoff + afterAll
  const { status, home, away } = feed.state(id, at)
  if (status !== 8) return {}
  const [h = 0, a = 0] = [home[0], away[0]]
  const shots = feed.shots(id, at)
  const { incidents, tally } = feed.detail(id, at)
  const cards = incidents.filter((one) => [3, 4, 15].includes(one.type))
  const both = (index: number) => (home[index] ?? 0) + (away[index] ?? 0)
  const ownGoals = incidents.filter((one) => one.type === 17).length
  return {
    matches: 1,
    goals: h + a,
    H: is(h > a),
    D: is(h === a),
    A: is(h < a),
    half: both(1),
    btts: is(h > 0 && a > 0),
    over25: is(h + a > 2),
    nil: is(h + a === 0),
    shots: shots.length,
    onTarget: shots.filter((shot) => shot.outcome === 'goal' || shot.outcome === 'saved').length,
    corners: both(4),
    fouls: (tally?.fouls[0] ?? 0) + (tally?.fouls[1] ?? 0),
    yellow: both(3),
    red: both(2),
    cards: cards.length,
    lateCards: cards.filter((one) => one.minute > 75).length,
    xg: shots.reduce((sum, shot) => sum + shot.xg, 0),
    shotGoals: h + a - ownGoals,
  }
}

/** Averages a match of a league over its past seasons. */
function footballLeague(feed: SimFeed, key: string, now: number): Sums {
  const { id } = feed.competitions('football').find((one) => one.key === key) ?? { id: 0 }
  const sums: Sums = {}
  for (const season of feed.seasons(id, now).slice(1, 3))
    for (const fixture of feed.seasonFixtures(season.id)) add(sums, footballMatch(feed, fixture))
  const { matches = 1 } = sums
  const means = Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, value / matches]))
  return {
    ...means,
    firstHalf: (sums.half ?? 0) / (sums.goals ?? 1),
    lateCards: (sums.lateCards ?? 0) / (sums.cards ?? 1),
    xgPerGoal: (sums.xg ?? 0) / (sums.shotGoals ?? 1),
  }
}

/** Averages over the five leagues, each as heavy as the others. */
export function footballFigures(now: number, seed = 'bench'): Sums {
  const feed = new SimFeed(seed)
  const sums: Sums = {}
  for (const key of leagueKeys) add(sums, footballLeague(feed, key, now))
  return Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, value / leagueKeys.length]))
}

const gamesLooked = 400

/** Points, threes and home wins of so many games of the NBA. */
export function nbaFigures(now: number, seed = 'bench'): Sums {
  const feed = new SimFeed(seed)
  const { id } = feed.competitions('basketball').find((one) => one.key === 'nba') ?? { id: 0 }
  const season = feed.seasons(id, now)[1]
  const games = feed.seasonFixtures(season?.id ?? 0).slice(0, gamesLooked)
  const sums: Sums = {}
  for (const game of games) {
    const at = game.kickoff + afterAll
    const { home = [], away = [] } = feed.boxScore(game.id, at) ?? {}
    const total = (lines: typeof home, stat: number) => lines.reduce((sum, line) => sum + (line.stats[stat] ?? 0), 0)
    const all = [...home, ...away]
    add(sums, {
      points: total(all, boxStat.points),
      threes: total(all, boxStat.threes),
      threeTries: total(all, boxStat.threeTries),
      tries: total(all, boxStat.fieldGoalTries),
      homeWins: is(total([...home], boxStat.points) > total([...away], boxStat.points)),
    })
  }
  const { points = 0, threes = 0, threeTries = 1, tries = 1, homeWins = 0 } = sums
  return {
    points: points / games.length,
    threeShare: threeTries / tries,
    threeRate: threes / threeTries,
    homeWins: homeWins / games.length,
  }
}
