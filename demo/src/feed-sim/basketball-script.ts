import {
  type BasketballPeriod,
  type BasketballPlan,
  type BasketballPlay,
  type BasketballScript,
  freeFouls,
  overtimeS,
  scorePlace,
  wallStretch,
} from './basketball-plan'
import { possession } from './basketball-possession'
import { type RandomStream, randomStream } from './random-stream'

const breaks = [130, 900, 130] as const
const statuses = [2, 4, 6, 8] as const
const overtimeBreakS = 130
/** Share of the possessions in which the defence stops play by a foul that costs nothing yet. */
const commonFoulShare = 0.14

/** Points of a side by period; overtimes share the last place. */
const noPoints = () => [0, 0, 0, 0, 0]

/** A game while it is played. */
interface Game {
  plan: BasketballPlan
  random: RandomStream
  /** Fouls that change no score come from a stream of their own. */
  fouls: RandomStream
  score: [number, number]
  side: 1 | 2
  points: readonly [number[], number[]]
  /** Absent: only the score is asked for. */
  plays: BasketballPlay[] | undefined
}

function playPeriod(game: Game, startAt: number, length: number, period: number): void {
  const { plan, random, score, points, plays } = game
  const { rules } = plan
  const mean = (rules.quarterS * 4) / (2 * rules.pace)
  const teamFouls: [number, number] = [0, 0]
  const place = scorePlace(period)
  const add = (left: number, play: Omit<BasketballPlay, 'at' | 'period' | 'clock' | 'side'>) =>
    plays?.push({
      ...play,
      at: Math.round(startAt + (length - left) * wallStretch),
      period,
      clock: left,
      side: game.side,
    })
  let clock = length
  while (clock > 0) {
    const own = (game.side - 1) as 0 | 1
    const other = (1 - own) as 0 | 1
    const lead = score[own] - score[other]
    const edge = (game.side === 1 ? plan.edge : -plan.edge) / 2
    const isDeciding = period >= 3
    const turn = possession(random, { lead, clock, edge, scoring: rules.scoring, mean, isDeciding })
    const endClock = clock - turn.length
    if (plays && teamFouls[other] < freeFouls && turn.length > 8 && game.fouls() < commonFoulShare) {
      teamFouls[other] += 1
      add(clock - 3, { kind: 'foul', value: 0, points: 0 })
    }
    let later = turn.tries.length
    for (const one of turn.tries) {
      later -= 1
      // Earlier tries of a possession lie before its end, a few seconds apart.
      if (plays) add(endClock + Math.min(later * 3, Math.max(0, turn.length - 4)), one)
      if (one.kind === 'free-throws' || one.andOne) teamFouls[other] += 1
      score[own] += one.points
      points[own][place] = (points[own][place] ?? 0) + one.points
    }
    clock = endClock
    game.side = game.side === 1 ? 2 : 1
  }
}

/** The whole game, possession by possession; for a table without a word about each of them. */
export function playBasketball(plan: BasketballPlan, isScoreOnly = false): BasketballScript {
  const random = randomStream(`${plan.seed}|${plan.matchId}|score`)
  const fouls = randomStream(`${plan.seed}|${plan.matchId}|fouls`)
  let at = Math.floor(random() * 240)
  const first: 1 | 2 = random() < 0.5 ? 1 : 2
  const plays: BasketballPlay[] | undefined = isScoreOnly ? undefined : []
  const game: Game = { plan, random, fouls, score: [0, 0], side: first, points: [noPoints(), noPoints()], plays }
  const periods: BasketballPeriod[] = []
  const play = (length: number, status: number, period: number) => {
    playPeriod(game, at, length, period)
    const until = Math.round(at + length * wallStretch)
    periods.push({ at, until, status, length })
    at = until
  }
  const pause = (length: number, status: number) => {
    periods.push({ at, until: at + length, status, length: 0 })
    at += length
  }
  statuses.forEach((status, quarter) => {
    // The side that lost the jump has the ball after the two middle breaks.
    game.side = quarter === 1 || quarter === 2 ? (first === 1 ? 2 : 1) : first
    play(plan.rules.quarterS, status, quarter)
    const length = breaks[quarter]
    if (length !== undefined) pause(length, status + 1)
  })
  for (let period = 4; game.score[0] === game.score[1]; period += 1) {
    pause(overtimeBreakS, period === 4 ? 8 : 9)
    game.side = random() < 0.5 ? 1 : 2
    play(overtimeS, 9, period)
  }
  return { periods, points: game.points, plays: plays ?? [], endAt: at }
}
