import type { Fixture, MatchState } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { BracketTie } from '@pitchside/backend/modules/scores/ports/season-parts.port'
import { knockoutStages } from './cup'

interface Outcome {
  state: MatchState
  endsAt: number
}

/** Rounds from first to last; the match for the third place stands before the final. */
const order = [...knockoutStages.slice(0, -1), 'third', 'final']

const goals = (list: readonly number[]) => Math.max(list[0] ?? 0, list[5] ?? 0)
const decisive = (list: readonly number[]) => goals(list) + (list[6] ?? 0) / 100

/** The ties of a round that come after it need its winners: they show nobody before all of it is over. */
export function bracketAt(
  fixtures: readonly Fixture[],
  stateOf: (fixture: Fixture) => MatchState,
  outcomeOf: (fixture: Fixture) => Outcome,
  at: number,
  isGroupStageOver: boolean,
): BracketTie[] {
  const byStage = (stage: string) => fixtures.filter((one) => one.stage === stage).sort((a, b) => a.id - b.id)
  const isOver = (fixture: Fixture | undefined) => fixture !== undefined && outcomeOf(fixture).endsAt <= at
  const feedersOf = (stage: string, index: number): [Fixture | undefined, Fixture | undefined] | undefined => {
    if (stage === knockoutStages[0]) return undefined
    const before = byStage(stage === 'third' || stage === 'final' ? 'semi' : (order[order.indexOf(stage) - 1] ?? ''))
    return [before[index * 2], before[index * 2 + 1]]
  }
  return order.flatMap((stage) =>
    byStage(stage).map((fixture, index): BracketTie => {
      const feeders = feedersOf(stage, index)
      const isHomeKnown = feeders ? isOver(feeders[0]) : isGroupStageOver
      const isAwayKnown = feeders ? isOver(feeders[1]) : isGroupStageOver
      // Its state may only be asked for when both are known: the match itself follows from who plays.
      const isOpen = !(isHomeKnown && isAwayKnown) || fixture.kickoff > at
      const state = isOpen ? undefined : stateOf(fixture)
      const winner = !state || !isOver(fixture) ? 0 : decisive(state.home) > decisive(state.away) ? 1 : 2
      return {
        round: stage,
        order: index + 1,
        home: isHomeKnown ? fixture.home : undefined,
        away: isAwayKnown ? fixture.away : undefined,
        legs: [fixture.id],
        homeScore: state ? goals(state.home) : 0,
        awayScore: state ? goals(state.away) : 0,
        winner,
      }
    }),
  )
}
