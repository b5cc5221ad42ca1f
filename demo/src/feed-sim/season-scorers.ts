import type { Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { Player } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import type { ScorerRow } from '@pitchside/backend/modules/scores/ports/season-parts.port'
import { type FootballScript, goalTypes, type ScriptEvent } from './football-plan'

/** A goal as a list of scorers needs it. */
export type GoalFact = Pick<ScriptEvent, 'at' | 'type' | 'side' | 'shirt' | 'otherShirt' | 'cancelAt'>

/** Who took part in a match and who scored. */
export interface MatchPeople {
  goals: readonly GoalFact[]
  /** Shirts that were on the pitch and the second after kick-off at which each came on. */
  shirts: readonly [home: readonly ShirtOn[], away: readonly ShirtOn[]]
}
type ShirtOn = readonly [shirt: number, at: number]

/** A match without anybody: other sports count theirs elsewhere. */
export const nobody: MatchPeople = { goals: [], shirts: [[], []] }

/** People of a played match, from its line-ups and events. */
export function peopleOf({ events, sides }: Pick<FootballScript, 'events' | 'sides'>): MatchPeople {
  const playing = (side: 1 | 2): ShirtOn[] => [
    ...(sides[side - 1]?.first ?? []).map((shirt): ShirtOn => [shirt, 0]),
    ...events.filter((one) => one.type === 9 && one.side === side).map((one): ShirtOn => [one.otherShirt, one.at]),
  ]
  return {
    goals: events
      .filter((one) => goalTypes.has(one.type))
      .map(({ at, type, side, shirt, otherShirt, cancelAt }) => ({
        at,
        type,
        side,
        shirt,
        otherShirt,
        ...(cancelAt === undefined ? {} : { cancelAt }),
      })),
    shirts: [playing(1), playing(2)],
  }
}

export interface CountedMatch extends MatchPeople {
  home: Team
  away: Team
  kickoff: number
}

type CountedScorer = Required<ScorerRow>
type Tally = Omit<CountedScorer, 'player'> & { shirt: number }
const ownGoal = 17
const penalty = 8

/**
 * Goals and assists of everybody who was on the pitch up to a moment, most goals first: who scored none has played all the
 * same. Own goals count for nobody, nor those taken back.
 */
export function countScorers(
  matches: readonly CountedMatch[],
  at: number,
  playerOf: (team: Team, shirt: number) => Player | undefined,
): CountedScorer[] {
  const tallies = new Map<string, Tally>()
  const of = (team: Team, shirt: number): Tally => {
    const key = `${team.id}:${shirt}`
    let tally = tallies.get(key)
    if (!tally) {
      tally = { team, shirt, goals: 0, assists: 0, penalties: 0, played: 0 }
      tallies.set(key, tally)
    }
    return tally
  }
  for (const match of matches) {
    const elapsed = at - match.kickoff
    if (elapsed < 0) continue
    match.shirts.forEach((list, index) => {
      const team = index === 0 ? match.home : match.away
      for (const [shirt, since] of list) if (since <= elapsed) of(team, shirt).played += 1
    })
    for (const goal of match.goals) {
      const isTakenBack = goal.cancelAt !== undefined && goal.cancelAt <= elapsed
      if (goal.at > elapsed || isTakenBack || goal.type === ownGoal) continue
      const team = goal.side === 1 ? match.home : match.away
      const tally = of(team, goal.shirt)
      tally.goals += 1
      if (goal.type === penalty) tally.penalties += 1
      if (goal.otherShirt > 0) of(team, goal.otherShirt).assists += 1
    }
  }
  return [...tallies.values()]
    .sort((a, b) => b.goals - a.goals || b.assists - a.assists || a.played - b.played || a.team.id - b.team.id)
    .flatMap(({ shirt, ...counts }) => {
      const player = playerOf(counts.team, shirt)
      return player ? [{ ...counts, player }] : []
    })
}
