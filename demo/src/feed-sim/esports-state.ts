import type { GameTitle, MatchState } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { EsportsGame, EsportsSide } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { economyOf } from './esports-economy'
import { type EsportsPlay, type EsportsScript, type GameStep, type Pair, sideEdge } from './esports-plan'

/** How long before its start the time of a match is fixed. */
const fixedS = 6 * 86_400

const stepAt = (play: EsportsPlay, elapsed: number): GameStep | undefined =>
  play.steps.findLast((step) => play.startAt + step.at <= elapsed)

const wonUntil = (script: EsportsScript, elapsed: number): Pair => {
  const over = script.games.filter((game) => game.endAt <= elapsed)
  return [over.filter((game) => game.winner === 1).length, over.filter((game) => game.winner === 2).length]
}

/** What the lists show beside the games: rounds where rounds decide, else kills. */
const figure = (title: GameTitle, step: GameStep | undefined): Pair =>
  step === undefined ? [0, 0] : title === 'cs2' ? step.score : step.kills

/** The match `elapsed` seconds after its scheduled start. */
export function esportsStateAt(script: EsportsScript, title: GameTitle, kickoff: number, elapsed: number): MatchState {
  const first = script.games[0]
  const state = { status: 1, periodStart: 0, added: 0, home: [0, 0], away: [0, 0], clock: 0 }
  if (script.standing) return { ...state, status: elapsed >= -7_200 ? script.standing : 1 }
  if (!first || elapsed < first.startAt) return { ...state, status: elapsed < -fixedS ? 13 : 1 }
  const [home, away] = wonUntil(script, elapsed)
  if (elapsed >= script.endAt)
    return { ...state, status: 3, periodStart: kickoff + script.endAt, home: [home, 0], away: [away, 0] }
  const running = script.games.find((game) => game.startAt <= elapsed && game.endAt > elapsed)
  if (!running) return { ...state, status: 2, home: [home, 0], away: [away, 0] }
  const [own, other] = figure(title, stepAt(running, elapsed))
  return {
    ...state,
    status: 2,
    periodStart: kickoff + running.startAt,
    added: running.no,
    home: [home, own],
    away: [away, other],
  }
}

function sideOf(step: GameStep, side: 0 | 1): EsportsSide {
  const optional = (name: 'gold' | 'towers' | 'dragons' | 'barons') => {
    const pair = step[name]
    return pair ? { [name]: pair[side] } : {}
  }
  return {
    score: step.score[side],
    kills: step.kills[side],
    ...optional('gold'),
    ...optional('towers'),
    ...optional('dragons'),
    ...optional('barons'),
  }
}

/** Lead of the home side so far, one value a step: gold, or rounds. */
const curveOf = (steps: readonly GameStep[]): number[] =>
  steps.map(({ gold, score }) => (gold ? gold[0] - gold[1] : score[0] - score[1]))

/** Who plays in a game, by what stands on its board. */
export type PeopleOf = (play: EsportsPlay, step: GameStep) => Pick<EsportsGame, 'draft' | 'players'>

/** Games that have begun, in order. */
export function esportsGamesAt(
  script: EsportsScript,
  title: GameTitle,
  elapsed: number,
  peopleOf: PeopleOf,
): EsportsGame[] {
  return script.games
    .filter((game) => game.startAt <= elapsed)
    .map((game) => {
      const steps = game.steps.filter((step) => game.startAt + step.at <= elapsed)
      const last = steps.at(-1) ?? (game.steps[0] as GameStep)
      const isOver = game.endAt <= elapsed
      return {
        no: game.no,
        map: game.map,
        status: isOver ? 3 : 2,
        length: Math.min(elapsed, game.endAt) - game.startAt,
        winner: isOver ? game.winner : 0,
        firstSide: game.firstSide,
        home: sideOf(last, 0),
        away: sideOf(last, 1),
        curve: curveOf(steps),
        ...(title === 'cs2' ? { economy: economyOf(steps, isOver) } : {}),
        ...peopleOf(game, last),
      }
    })
}

/** Chance that a lead of this share of all gold, or of these rounds, wins the running game. */
function gameChance(title: GameTitle, edge: number, play: EsportsPlay, step: GameStep): number {
  const side = sideEdge[title] * (play.firstSide === 1 ? 1 : -1)
  const { gold, score } = step
  const lead = gold ? (gold[0] - gold[1]) / Math.max(12_000, gold[0] + gold[1]) / 0.045 : (score[0] - score[1]) * 0.33
  return 1 / (1 + Math.exp(-(edge + side + lead)))
}

/** Chances of every final score from here: `[home games, away games, chance]`. */
export function seriesOutcomes(won: Pair, bestOf: number, next: number, others: number): [number, number, number][] {
  const needed = Math.floor(bestOf / 2) + 1
  const [home, away] = won
  if (home >= needed || away >= needed) return [[home, away, 1]]
  const branch = (pair: Pair, chance: number) =>
    seriesOutcomes(pair, bestOf, others, others).map(([h, a, c]): [number, number, number] => [h, a, c * chance])
  return [...branch([home + 1, away], next), ...branch([home, away + 1], 1 - next)]
}

/** Final scores and their chances at a moment. */
export function esportsOutcomesAt(
  script: EsportsScript,
  title: GameTitle,
  bestOf: number,
  edge: number,
  elapsed: number,
): [number, number, number][] {
  const fair = 1 / (1 + Math.exp(-edge))
  const running = script.games.find((game) => game.startAt <= elapsed && game.endAt > elapsed)
  const step = running && stepAt(running, elapsed)
  const next = running && step ? gameChance(title, edge, running, step) : fair
  return seriesOutcomes(wonUntil(script, elapsed), bestOf, next, fair)
}
