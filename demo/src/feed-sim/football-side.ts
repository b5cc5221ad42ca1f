import { type Condition, looseCondition } from './football-condition'
import { playSide, type SideDiscipline } from './football-discipline'
import { layOut } from './football-halves'
import type { MatchPlan } from './football-plan'
import { type Selection, selectSide } from './football-selection'

/** A side of a match: in what condition it comes, whom it sends out, what cards and changes it has. */
export interface Side {
  condition: Condition
  selection: Selection
  discipline(): SideDiscipline
}

/** What a season knows of a side. */
export interface SideSource {
  side(): Side
  /** As it stands some seconds after the scheduled kick-off, from matches that are over by then. */
  conditionAt(elapsed: number): Condition
}

export function makeSide(plan: MatchPlan, side: 1 | 2, condition: Condition): Side {
  const teamId = side === 1 ? plan.homeTeamId : plan.awayTeamId
  const selection = selectSide(plan.seed, plan.matchId, teamId, condition)
  let discipline: SideDiscipline | undefined
  return {
    condition,
    selection,
    discipline: () => {
      discipline ??= playSide(plan, layOut(plan), side, selection)
      return discipline
    },
  }
}

const looseOf = (plan: MatchPlan, side: 1 | 2) =>
  looseCondition(plan.seed, plan.matchId, side === 1 ? plan.homeTeamId : plan.awayTeamId)

export const sideOf = (plan: MatchPlan, side: 1 | 2): Side =>
  plan.sides?.[side - 1]?.side() ?? makeSide(plan, side, looseOf(plan, side))

/** The eleven one would expect at a moment before the official line-up is out. */
export function likelySide(plan: MatchPlan, side: 1 | 2, elapsed: number): Selection {
  const condition = plan.sides?.[side - 1]?.conditionAt(elapsed) ?? looseOf(plan, side)
  return selectSide(plan.seed, plan.matchId, side === 1 ? plan.homeTeamId : plan.awayTeamId, condition, 0)
}
