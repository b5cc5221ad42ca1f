import type { Fixture, MatchState, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { BracketTie } from '@pitchside/backend/modules/scores/ports/season-parts.port'
import { shownScore } from '@pitchside/contract'
import { isTableRound, type PlannedRound } from './calendar/season-plan'
import { knockoutStages } from './cup'
import { decisive } from './decisive'

/** Rounds from first to last; the match for the third place stands before the final. */
const order = [...knockoutStages.slice(0, -1), 'third', 'final']

const scoreOf = ({ sport }: Fixture, list: readonly number[]) =>
  sport === 'basketball' ? shownScore(sport, list) : decisive(list)

/** A tie with the games that may be played in it, by their places in the season. */
interface Tie {
  stage: string
  order: number
  rounds: readonly PlannedRound[]
}

/** How a tie stands at a moment: who is in it, the games known by then and who has won how many. */
interface Standing {
  tie: Tie
  home: Team | undefined
  away: Team | undefined
  games: readonly Fixture[]
  wins: readonly [number, number]
  winner: Team | undefined
}

function tiesOf(rounds: readonly PlannedRound[]): Tie[] {
  return order.flatMap((stage) => {
    const games = rounds.filter((round) => round.stage === stage)
    return Array.from({ length: games[0]?.count ?? 0 }, (_, index) => ({ stage, order: index + 1, rounds: games }))
  })
}

/** The ties of a round need the winners of the one before: they show nobody before these are known. */
export function bracketAt(
  rounds: readonly PlannedRound[],
  stateOf: (fixture: Fixture) => MatchState,
  endsAt: (fixture: Fixture) => number,
  at: number,
): BracketTie[] {
  const table = rounds.filter(isTableRound)
  const isOver = (fixture: Fixture) => fixture.kickoff < at && endsAt(fixture) <= at
  const isDrawn = table.every((round) => round.to <= at && round.fixtures().every(isOver))
  const ties = tiesOf(rounds)
  const stages = [...new Set(ties.map(({ stage }) => stage))].filter((stage) => stage !== 'third')
  const standings = new Map<string, Standing>()
  const before = ({ stage, order: number }: Tie): [Standing?, Standing?] => {
    const name = stage === 'third' ? 'semi' : (stages[stages.indexOf(stage) - 1] ?? '')
    return [standings.get(`${name} ${number * 2 - 1}`), standings.get(`${name} ${number * 2}`)]
  }
  const sideOf = (tie: Tie, from: Standing | undefined): Team | undefined => {
    if (!from?.winner) return undefined
    return tie.stage === 'third' ? (from.winner === from.home ? from.away : from.home) : from.winner
  }
  for (const tie of ties) {
    const isFirst = tie.stage === stages[0]
    const feeders = before(tie)
    const sides = feeders.map((one) => sideOf(tie, one))
    const areKnown = isFirst ? isDrawn && isPlayInOver(rounds, isOver) : sides.every((side) => side !== undefined)
    const games = areKnown ? gamesOf(tie, isOver) : []
    const [first] = games
    const home = first?.home ?? sides[0]
    const away = first?.away ?? sides[1]
    const wins = [home, away].map(
      (team) => games.filter((game) => isOver(game) && wonBy(game, stateOf) === team).length,
    )
    const needed = Math.floor(tie.rounds.length / 2) + 1
    const winner = (wins[0] ?? 0) >= needed ? home : (wins[1] ?? 0) >= needed ? away : undefined
    standings.set(`${tie.stage} ${tie.order}`, { tie, home, away, games, wins: [wins[0] ?? 0, wins[1] ?? 0], winner })
  }
  return [...standings.values()].map((one) => shown(one, stateOf, at))
}

const isPlayInOver = (rounds: readonly PlannedRound[], isOver: (fixture: Fixture) => boolean): boolean =>
  rounds.filter(({ stage }) => stage === 'playIn').every((round) => round.fixtures().every(isOver))

/** Games of a tie up to the first that is not over: the next ones may never be played. */
function gamesOf(tie: Tie, isOver: (fixture: Fixture) => boolean): Fixture[] {
  const list: Fixture[] = []
  for (const round of tie.rounds) {
    const game = round.fixtures().find(({ id }) => id === round.id + tie.order - 1)
    if (!game) break
    list.push(game)
    if (!isOver(game)) break
  }
  return list
}

const wonBy = (game: Fixture, stateOf: (fixture: Fixture) => MatchState): Team => {
  const { home, away } = stateOf(game)
  return scoreOf(game, home) > scoreOf(game, away) ? game.home : game.away
}

function shown(one: Standing, stateOf: (fixture: Fixture) => MatchState, at: number): BracketTie {
  const { tie, home, away, games, wins, winner } = one
  const isSeries = tie.rounds.length > 1
  const [game] = games
  const state = game && game.kickoff <= at ? stateOf(game) : undefined
  return {
    round: tie.stage,
    order: tie.order,
    home,
    away,
    legs: games.map(({ id }) => id),
    homeScore: isSeries ? wins[0] : state && game ? Math.floor(scoreOf(game, state.home)) : 0,
    awayScore: isSeries ? wins[1] : state && game ? Math.floor(scoreOf(game, state.away)) : 0,
    winner: winner === undefined ? 0 : winner === home ? 1 : 2,
  }
}
