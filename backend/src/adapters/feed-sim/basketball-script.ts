import { normal, randomStream } from './random-stream'

/** Pace and length of a league. */
export interface BasketballRules {
  quarterS: number
  pace: number
  /** Points of an average possession are scaled by this. */
  scoring: number
}

export const basketballRules: Record<string, BasketballRules> = {
  nba: { quarterS: 720, pace: 100, scoring: 1 },
  euroleague: { quarterS: 600, pace: 72, scoring: 0.99 },
  cba: { quarterS: 720, pace: 93, scoring: 1 },
}

export interface BasketballPlan {
  seed: string
  matchId: number
  /** Points per hundred possessions the home side is better by, home advantage included. */
  edge: number
  rules: BasketballRules
}

/** A status the game changes to, with the time on the clock. */
export interface BasketballPeriod {
  at: number
  until: number
  status: number
  /** Seconds of play; 0 for a break. */
  length: number
}

export interface BasketballPoint {
  at: number
  side: 1 | 2
  points: number
  period: number
}

export interface BasketballScript {
  periods: readonly BasketballPeriod[]
  points: readonly BasketballPoint[]
  endAt: number
}

/** A second of play takes this many seconds on the wall: fouls, time-outs, reviews. */
const stretch = 2.05
const breaks = [130, 900, 130] as const
const statuses = [2, 4, 6, 8] as const

/** Points of one possession: turnover, free throws, three, two, with the second chance of a rebound. */
function possession(random: () => number, edge: number, lead: number, scoring: number): number {
  const boost = (1 + (2.6 * edge) / 114.5 - 0.0025 * lead) * scoring
  for (let chance = 0; chance < 4; chance += 1) {
    const kind = random()
    if (kind < 0.128) return 0
    if (kind < 0.213) return (random() < 0.78 ? 1 : 0) + (random() < 0.78 ? 1 : 0)
    const isThree = random() < 0.4
    const isMade = random() < (isThree ? 0.362 : 0.547) * boost
    if (isMade) return (isThree ? 3 : 2) + (random() < 0.045 && random() < 0.78 ? 1 : 0)
    if (random() >= 0.265) return 0
  }
  return 0
}

/** The whole game, possession by possession. */
export function playBasketball(plan: BasketballPlan): BasketballScript {
  const random = randomStream(`${plan.seed}|${plan.matchId}|score`)
  const { rules } = plan
  const points: BasketballPoint[] = []
  const periods: BasketballPeriod[] = []
  const score = [0, 0]
  const mean = (rules.quarterS * 4) / (2 * rules.pace)
  let at = Math.floor(random() * 240)
  let side: 1 | 2 = random() < 0.5 ? 1 : 2
  const play = (length: number, status: number, period: number) => {
    const startAt = at
    let clock = 0
    while (clock < length) {
      clock += Math.min(Math.max(mean + 5 * normal(random), 4), 24)
      if (clock >= length) break
      const own = side - 1
      const lead = (score[own] ?? 0) - (score[1 - own] ?? 0)
      const edge = (side === 1 ? plan.edge : -plan.edge) / 2 / 2.6
      const made = possession(random, edge, lead, rules.scoring)
      if (made > 0) {
        score[own] = (score[own] ?? 0) + made
        points.push({ at: Math.round(startAt + clock * stretch), side, points: made, period })
      }
      side = side === 1 ? 2 : 1
    }
    at = Math.round(startAt + length * stretch)
    periods.push({ at: startAt, until: at, status, length })
  }
  statuses.forEach((status, quarter) => {
    play(rules.quarterS, status, quarter)
    const pause = breaks[quarter]
    if (pause === undefined) return
    periods.push({ at, until: at + pause, status: status + 1, length: 0 })
    at += pause
  })
  while (score[0] === score[1]) play(300, 9, 4)
  return { periods, points, endAt: at }
}
