import type { GameModel, GameStep, Pair } from './esports-plan'
import type { RandomStream } from './random-stream'

const halfRounds = 12
const overtimeHalf = 3
/** Log odds of a won round that a game's edge is worth: rounds are many, so a little goes far. */
const roundShare = 0.3
/** 51 of 100 rounds are the defenders'. */
const defenceEdge = 0.04
const winBonus = 0.11

/** Rounds a side needs after the given ones: 13, then four of each further six. */
const isOver = ([home, away]: Pair): boolean => {
  const overtimes = Math.max(0, Math.ceil((home + away - 2 * halfRounds) / (2 * overtimeHalf)))
  const needed = halfRounds + 1 + overtimes * overtimeHalf
  return Math.max(home, away) >= needed && home !== away
}

/** 1 while the first side defends, -1 after the change of sides. */
function defending(round: number): 1 | -1 {
  if (round < 2 * halfRounds) return round < halfRounds ? 1 : -1
  return Math.floor((round - 2 * halfRounds) / overtimeHalf) % 2 === 0 ? -1 : 1
}

function killsOf(random: RandomStream): { winner: number; loser: number } {
  return { winner: 3 + Math.floor(random() * 3), loser: Math.floor(random() * 4.6) }
}

/** A map of Counter-Strike: rounds one by one, with the money of the last round in the chance of the next. */
export const playRounds: GameModel = (random, _game, edge, firstSide) => {
  const score: Pair = [0, 0]
  const kills: Pair = [0, 0]
  const steps: GameStep[] = [{ at: 0, score: [0, 0], kills: [0, 0] }]
  let at = 20
  let momentum = 0
  while (!isOver(score)) {
    const round = score[0] + score[1]
    if (round === halfRounds) at += 60
    const home = firstSide === 1 ? 1 : -1
    const log = edge * roundShare + defenceEdge * defending(round) * home + momentum * winBonus
    const winner = random() < 1 / (1 + Math.exp(-log)) ? 0 : 1
    // Whoever won has the better weapons next, up to three rounds of them; the pistol rounds start even.
    momentum = round + 1 === halfRounds ? 0 : Math.max(-3, Math.min(3, momentum + (winner === 0 ? 1 : -1)))
    const fallen = killsOf(random)
    score[winner] += 1
    kills[winner] += fallen.winner
    kills[1 - winner] = (kills[1 - winner] ?? 0) + fallen.loser
    at += Math.round(62 + random() * 75)
    steps.push({ at, score: [...score], kills: [...kills] })
  }
  return { steps, length: at + 10, winner: score[0] > score[1] ? 1 : 2 }
}
