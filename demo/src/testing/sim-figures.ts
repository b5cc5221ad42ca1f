import { SimFeed } from '../feed-sim/feed-sim'
import { playFootball } from '../feed-sim/football-script'
import { footballStateAt } from '../feed-sim/football-state'
import { MatchPlayer, MatchTime } from '../feed-sim/match-time'
import { targets } from '../feed-sim/sim-targets'
import { averagesOf, type Calibration, calibrationOf, planOf } from '../feed-sim/simulated-league'

/** Figures of the simulator, for `npm run bench sim`. Times are milliseconds of this process's CPU. */

function cpuOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

export interface LeagueFigures {
  key: string
  rows: Calibration[]
  /** Goals a match beside what its chances were worth. */
  goals: number
  xg: number
  cpuMs: number
}

/** Each league's averages beside the bands of the real one. */
export function calibrate(sample: number): LeagueFigures[] {
  return Object.keys(targets.perMatch).map((key) => {
    let averages: Record<string, number> = {}
    const cpuMs = cpuOf(() => {
      averages = averagesOf(key, sample)
    })
    const rows = calibrationOf(key, averages, sample)
    return { key, rows, goals: averages.shotGoals ?? 0, xg: averages.xg ?? 0, cpuMs }
  })
}

/** One second of real time at a speed: events of so many matches as they happen, and the score of each at every look. */
export function playAtSpeed(matches: number, speed: number, looks: number): { cpuMs: number; events: number } {
  const start = 1_800_000_000_000
  const players = Array.from({ length: matches }, (_, id) => {
    const script = playFootball(planOf('en.1', id))
    // Some begin, some end, most are in between.
    const elapsed = ((id * 37) % 110) * 60
    return { script, elapsed, player: new MatchPlayer(script, new MatchTime(start, elapsed, speed)) }
  })
  for (const { player } of players) player.take(start)
  let events = 0
  const cpuMs = cpuOf(() => {
    for (let look = 1; look <= looks; look += 1)
      for (const { player, script, elapsed } of players) {
        const wall = start + (look * 1_000) / looks
        const happened = player.take(wall)
        events += happened.length
        if (happened.length > 0) footballStateAt(script, 0, elapsed + (wall - start) * (speed / 1_000))
      }
  })
  return { cpuMs, events }
}

export interface DayFigures {
  matches: number
  live: number
  /** CPU of everything a list asks: the first time, and a second later. */
  firstMs: number
  againMs: number
  ranksMs: number
}

/** A day of lists of a dense feed. */
export function dayOfLists(matchesPerDay: number, now: number): DayFigures {
  const feed = new SimFeed('bench', { matchesPerDay })
  const day = feed.fixtures('football', now - 43_200, now + 43_200)
  const ask = (at: number) => {
    for (const { id } of day) {
      feed.state(id, at)
      feed.odds(id, 2, at)
    }
  }
  const firstMs = cpuOf(() => ask(now))
  const againMs = cpuOf(() => ask(now + 1))
  const ranksMs = cpuOf(() => {
    for (const { competitionId, home } of day) feed.rank(competitionId, home.id, now)
  })
  const live = day.filter(({ id }) => {
    const { status } = feed.state(id, now)
    return status >= 2 && status <= 7
  }).length
  return { matches: day.length, live, firstMs, againMs, ranksMs }
}
