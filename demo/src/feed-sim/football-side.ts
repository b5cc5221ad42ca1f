import { type Condition, looseCondition } from './football-condition'
import { playSide } from './football-discipline'
import { layOut } from './football-halves'
import type { MatchPlan, Side, SideDiscipline } from './football-plan'
import { type Selection, selectSide } from './football-selection'

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
