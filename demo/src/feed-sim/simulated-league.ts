import { footballCompetitions } from './competitions'
import type { MatchPlan } from './football-plan'
import { playBetween } from './football-play'
import { goalRates } from './football-rates'
import { playFootball } from './football-script'
import { footballStateAt } from './football-state'
import { footballTallyAt } from './football-tally'
import { randomStream } from './random-stream'
import { averageNames, bandOf } from './sim-targets'

/** A match of two teams of a league drawn by its number, as tests and the calibration play it. */
export function planOf(key: string, matchId: number, seed = 'test'): MatchPlan {
  const competition = footballCompetitions.find((one) => one.key === key)
  if (!competition) throw new Error(`no competition ${key}`)
  const random = randomStream(`${seed}|pair|${matchId}`)
  const home = Math.floor(random() * competition.teams.length)
  const away = (home + 1 + Math.floor(random() * (competition.teams.length - 1))) % competition.teams.length
  const [one, two] = [competition.teams[home], competition.teams[away]]
  if (!one || !two) throw new Error(`no teams in ${key}`)
  return {
    seed,
    matchId,
    homeTeamId: one.id,
    awayTeamId: two.id,
    rates: goalRates(seed, competition, one, two, matchId % 20),
    means: competition.means,
    isKnockout: false,
    canFail: false,
  }
}

const afterAll = 100_000

const bySide = (name: string, home = 0, away = 0) => ({ [`${name} home`]: home, [`${name} away`]: away })

function countOf(shots: readonly { side: 1 | 2 }[]): [number, number] {
  const home = shots.filter((shot) => shot.side === 1).length
  return [home, shots.length - home]
}

/** What one match adds to the averages of its league. */
function figuresOf(plan: MatchPlan): Record<string, number> {
  const script = playFootball(plan)
  const { home, away } = footballStateAt(script, 0, afterAll)
  const play = playBetween(plan, script)
  const { fouls } = footballTallyAt(play, afterAll)
  const both = (index: number) => (home[index] ?? 0) + (away[index] ?? 0)
  const [h = 0, a = 0] = [home[0], away[0]]
  const is = (value: boolean) => (value ? 1 : 0)
  const shots = play.shots.filter((shot) => shot.cancelAt === undefined)
  const onTarget = shots.filter((shot) => shot.outcome === 'goal' || shot.outcome === 'saved')
  return {
    home: h,
    away: a,
    goals: h + a,
    H: is(h > a),
    D: is(h === a),
    A: is(h < a),
    half: both(1),
    btts: is(h > 0 && a > 0),
    over25: is(h + a > 2),
    nil: is(h + a === 0),
    ...bySide('corners', home[4], away[4]),
    ...bySide('yellow', home[3], away[3]),
    red: both(2),
    ...bySide('onTarget', ...countOf(onTarget)),
    ...bySide('shots', ...countOf(shots)),
    ...bySide('fouls', ...fouls),
    xg: shots.reduce((sum, shot) => sum + shot.xg, 0),
    shotGoals: shots.filter((shot) => shot.outcome === 'goal').length,
    squares: (h + a) ** 2,
    cornerSquares: both(4) ** 2,
    yellowSquares: both(3) ** 2,
  }
}

/** Averages of a league over so many matches. */
export function averagesOf(key: string, sample: number, seed = 'test'): Record<string, number> {
  const sums: Record<string, number> = {}
  for (let id = 0; id < sample; id += 1)
    for (const [name, value] of Object.entries(figuresOf(planOf(key, id, seed))))
      sums[name] = (sums[name] ?? 0) + value / sample
  return { ...sums, firstHalf: (sums.half ?? 0) / (sums.goals ?? 1) }
}

export interface Calibration {
  name: string
  measured: number
  centre: number
  width: number
  isInside: boolean
}

/** Each average beside the band of the real league. */
export function calibrationOf(key: string, averages: Record<string, number>, sample: number): Calibration[] {
  return averageNames(key).map((name) => {
    const { centre, width } = bandOf(key, name, sample)
    const measured = averages[name] ?? 0
    return { name, measured, centre, width, isInside: Math.abs(measured - centre) <= width }
  })
}
