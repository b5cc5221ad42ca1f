import { positionOf } from './football-shirts'
import { normal, randomStream } from './random-stream'

/** What somebody did with the ball. */
export interface BallCounts {
  passes: number
  accuratePasses: number
  duels: number
  duelsWon: number
  /** Of the duels won, those that took the ball from a rival who had it. */
  tackles: number
}

/** Somebody who was on the pitch. */
interface OnPitch {
  shirt: number
  minutes: number
}

export interface BallMatch {
  seed: string
  matchId: number
  /** 90, or 120 with extra time. */
  minutes: number
  /** Share of the ball of the home side, per cent. */
  possession: number
  sides: readonly [readonly OnPitch[], readonly OnPitch[]]
}

/**
 * How often a position has the ball and meets a rival in a match, beside the others, how many passes arrive, and how many
 * of the duels it wins are tackles.
 */
const habits = {
  G: { ball: 30, duels: 2, accuracy: 0.72, tackles: 0 },
  D: { ball: 56, duels: 9, accuracy: 0.85, tackles: 0.44 },
  M: { ball: 62, duels: 11, accuracy: 0.84, tackles: 0.42 },
  F: { ball: 34, duels: 13, accuracy: 0.76, tackles: 0.2 },
} as const
/** Passes of both sides in ninety minutes, and the times two players fight for the ball. */
const passesBoth = 900
const duelsBoth = 96

/** Deals a whole number out by weights: the shares are whole and add up to it. */
export function dealt(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let [before, given] = [0, 0]
  return weights.map((weight) => {
    before += weight
    const until = sum === 0 ? 0 : Math.round((total * before) / sum)
    const share = until - given
    given = until
    return share
  })
}

/** Passes, duels and tackles of both sides by shirt. Each duel is one of both sides, and one of them wins it. */
export function ballOf({
  seed,
  matchId,
  minutes,
  possession,
  sides,
}: BallMatch): [home: ReadonlyMap<number, BallCounts>, away: ReadonlyMap<number, BallCounts>] {
  const random = randomStream(`${seed}|${matchId}|ball`)
  const tackling = randomStream(`${seed}|${matchId}|tackles`)
  const length = minutes / 90
  const duels = Math.round(length * (duelsBoth + 9 * normal(random)))
  const homeWins = Math.round(
    duels * Math.min(Math.max(0.5 + (possession - 50) / 250 + 0.03 * normal(random), 0.38), 0.62),
  )
  const counts = ([possession, 100 - possession] as const).map((share, side) => {
    const people = sides[side] ?? []
    const vary = () => 1 + 0.16 * Math.min(Math.max(normal(random), -2.5), 2.5)
    const of = (kind: 'ball' | 'duels') =>
      people.map(({ shirt, minutes: own }) => own * habits[positionOf(shirt)][kind] * vary())
    const passes = dealt(Math.round((length * passesBoth * share) / 100), of('ball'))
    const met = dealt(duels, of('duels'))
    const won = dealt(
      side === 0 ? homeWins : duels - homeWins,
      met.map((count) => count * vary()),
    )
    return new Map(
      people.map(({ shirt }, index): [number, BallCounts] => {
        const [passed, fought, taken] = [passes[index] ?? 0, met[index] ?? 0, won[index] ?? 0]
        const accuracy = Math.min(habits[positionOf(shirt)].accuracy + (share - 50) / 400 + 0.04 * normal(random), 0.97)
        return [
          shirt,
          {
            passes: passed,
            accuratePasses: Math.round(passed * accuracy),
            duels: fought,
            duelsWon: taken,
            tackles: Math.round(taken * habits[positionOf(shirt)].tackles * (0.6 + 0.8 * tackling())),
          },
        ]
      }),
    )
  })
  return [counts[0] ?? new Map(), counts[1] ?? new Map()]
}
