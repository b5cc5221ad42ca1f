import { clockOf, goalTypes, type Half, type MatchPlan, type ScriptEvent } from './football-plan'
import { poisson, randomStream } from './random-stream'

/** A side that trails presses, one that leads holds; the level keeps the league's averages. */
const level = 0.976
const pressOf = (lead: number): number => level * (lead < 0 ? 1.12 : lead > 0 ? 0.94 : 1)

/** How much more than usual each side attacks, home first, when the home side leads by so much. */
export function pressureOf({ rates, means }: MatchPlan, lead: number): readonly [number, number] {
  // The averages of the league hold the home side's advantage already: only what these two differ beyond it counts.
  const strength = (rates.home / rates.away / (means.home / means.away)) ** 0.25
  return [strength * pressOf(lead), pressOf(-lead) / strength]
}

/** Tells the lead at moments that come in order. */
export function leadOver(goals: readonly ScriptEvent[]): (at: number) => number {
  const counted = goals.filter((goal) => goalTypes.has(goal.type) && !goal.cancelAt).sort((a, b) => a.at - b.at)
  let next = 0
  let lead = 0
  return (at) => {
    for (let goal = counted[next]; goal && goal.at < at; goal = counted[next]) {
      lead += goal.side === 1 ? 1 : -1
      next += 1
    }
    return lead
  }
}

/** Corners have a stream of their own; they follow the score and never move it. */
export function playCorners(plan: MatchPlan, halves: readonly Half[], goals: readonly ScriptEvent[]): ScriptEvent[] {
  const random = randomStream(`${plan.seed}|${plan.matchId}|corners`)
  const total = halves.reduce((sum, half) => sum + half.minutes, 0)
  const leadAt = leadOver(goals)
  const pressures = new Map([-1, 0, 1].map((lead) => [lead, pressureOf(plan, lead)]))
  const events: ScriptEvent[] = []
  for (const half of halves)
    for (let minute = 0; minute < half.minutes; minute += 1) {
      const start = half.startAt + minute * 60
      const pressure = pressures.get(Math.sign(leadAt(start))) ?? [1, 1]
      for (const side of [1, 2] as const) {
        const mean = ((plan.means.corners[side - 1] ?? 5) / total) * (pressure[side - 1] ?? 1)
        for (let count = poisson(random, mean); count > 0; count -= 1)
          events.push({
            at: start + 1 + Math.floor(random() * 57),
            type: 2,
            side,
            ...clockOf(half.index, minute),
            shirt: 0,
            otherShirt: 0,
          })
      }
    }
  return events
}
