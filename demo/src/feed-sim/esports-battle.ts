import type { GameTitle } from '@pitchside/backend/modules/scores/ports/feed.port'
import { type GameModel, type GameStep, type Pair, sideEdge } from './esports-plan'
import { normal, poisson, type RandomStream } from './random-stream'

/** How a title of lanes, gold and towers runs. A step is 1/63 of the usual game. */
interface BattleRules {
  stepS: number
  kills: number
  /** Gold of one side in a step. */
  gold: number
  towers: number
  /** Steps before which no game ends. */
  shortest: number
  /** Beasts of the river and the great one: first step and every so many steps; 0 = the title has none. */
  dragon: readonly [number, number]
  baron: readonly [number, number]
}

const rules: Partial<Record<GameTitle, BattleRules>> = {
  lol: {
    stepS: 30,
    kills: 26,
    gold: 900,
    towers: 11,
    shortest: 40,
    dragon: [11, 11],
    baron: [42, 13],
  },
  dota2: { stepS: 36, kills: 55, gold: 950, towers: 11, shortest: 40, dragon: [0, 0], baron: [34, 15] },
  kog: { stepS: 16, kills: 22, gold: 520, towers: 9, shortest: 40, dragon: [15, 14], baron: [38, 14] },
}

const usualSteps = 63
/** A lead grows by itself: gold buys gold. */
const snowball = 0.028
const noise = 0.62
/** While everybody only farms, the sides hardly part; the lead moves as it will from this step on. */
const openedStep = 14
const farming = 0.3
const longest = 130

interface Board {
  gold: Pair
  kills: Pair
  towers: Pair
  dragons: Pair
  barons: Pair
}

const add = (pair: Pair, side: 0 | 1, value = 1) => {
  pair[side] += value
}

/** What the side ahead makes of its lead in one step. `share` = lead in all gold, home positive. */
function objectives(random: RandomStream, board: Board, step: number, share: number, own: BattleRules): void {
  const chance = 0.5 + Math.max(-0.45, Math.min(0.45, share * 4))
  const sideOf = (): 0 | 1 => (random() < chance ? 0 : 1)
  if (step > 12 && random() < 0.13) {
    const side = sideOf()
    if (board.towers[side] < own.towers - 2) add(board.towers, side)
  }
  const isTime = ([from, every]: readonly [number, number]) => every > 0 && step >= from && (step - from) % every === 0
  if (isTime(own.dragon)) add(board.dragons, sideOf())
  if (isTime(own.baron)) add(board.barons, sideOf())
}

/** The side that breaks the base in this step, 0 = nobody yet: a lead that is big enough for the hour. */
function finisher(random: RandomStream, step: number, share: number, own: BattleRules): 0 | 1 | 2 {
  if (step < own.shortest) return 0
  if (step >= longest) return share >= 0 ? 1 : 2
  const needed = Math.max(0.002, 0.158 - 0.0042 * (step - own.shortest))
  if (Math.abs(share) < needed || random() > 0.22) return 0
  return share > 0 ? 1 : 2
}

const copy = (at: number, score: Pair, board: Board, own: BattleRules): GameStep => ({
  at,
  score,
  kills: [...board.kills],
  gold: [Math.round(board.gold[0]), Math.round(board.gold[1])],
  towers: [...board.towers],
  ...(own.dragon[1] > 0 ? { dragons: [...board.dragons] as Pair } : {}),
  barons: [...board.barons],
})

/** A game of lanes: the lead in gold walks, grows, and ends the game when it is big enough. */
export const playBattle: GameModel = (random, game, edge, firstSide) => {
  const own = rules[game] ?? (rules.lol as BattleRules)
  const board: Board = { gold: [500, 500], kills: [0, 0], towers: [0, 0], dragons: [0, 0], barons: [0, 0] }
  const drift = (edge + sideEdge[game] * (firstSide === 1 ? 1 : -1)) * 0.075
  const steps: GameStep[] = [copy(0, [0, 0], board, own)]
  let lead = 0
  let step = 0
  let winner: 0 | 1 | 2 = 0
  while (winner === 0) {
    step += 1
    const opened = Math.min(1, farming + (1 - farming) * (step / openedStep))
    const move = drift + opened * noise * normal(random)
    lead += move * own.gold + lead * snowball
    const total = 1_000 + 2 * own.gold * step
    lead = Math.max(-total * 0.3, Math.min(total * 0.3, lead))
    board.gold = [(total + lead) / 2, (total - lead) / 2]
    const fights = poisson(random, (own.kills / usualSteps) * Math.min(1.5, 0.55 + step / 66))
    for (let i = 0; i < fights; i += 1)
      add(board.kills, random() < 0.5 + Math.max(-0.35, Math.min(0.35, move * 0.35)) ? 0 : 1)
    objectives(random, board, step, lead / total, own)
    winner = finisher(random, step, lead / total, own)
    if (winner > 0)
      board.towers[winner - 1] = Math.max(board.towers[winner - 1] ?? 0, own.towers - Math.floor(random() * 3))
    const at = step * own.stepS - (winner > 0 ? Math.floor(random() * own.stepS) : 0)
    steps.push(copy(at, winner === 1 ? [1, 0] : winner === 2 ? [0, 1] : [0, 0], board, own))
  }
  return { steps, length: steps.at(-1)?.at ?? 0, winner: winner as 1 | 2 }
}
