import { clockOf, goalTypes, type Half, type MatchPlan, type ScriptEvent } from './football-plan'
import { poisson, randomStream } from './random-stream'

/** A side that trails presses, one that leads holds. */
const pressOf = (lead: number): number => (lead < 0 ? 1.12 : lead > 0 ? 0.94 : 1)

/** How much more than usual each side attacks at a moment, home first. */
export function pressureAt(plan: MatchPlan, goals: readonly ScriptEvent[], at: number): readonly [number, number] {
  const { home, away } = plan.rates
  let lead = 0
  for (const goal of goals)
    if (goal.at < at && goalTypes.has(goal.type) && !goal.cancelAt) lead += goal.side === 1 ? 1 : -1
  const strength = (home / away) ** 0.25
  return [strength * pressOf(lead), pressOf(-lead) / strength]
}

/** Corners have a stream of their own; they follow the score and never move it. */
export function playCorners(plan: MatchPlan, halves: readonly Half[], goals: readonly ScriptEvent[]): ScriptEvent[] {
  const random = randomStream(`${plan.seed}|${plan.matchId}|corners`)
  const total = halves.reduce((sum, half) => sum + half.minutes, 0)
  const events: ScriptEvent[] = []
  for (const half of halves)
    for (let minute = 0; minute < half.minutes; minute += 1) {
      const start = half.startAt + minute * 60
      const pressure = pressureAt(plan, goals, start)
      for (const side of [1, 2] as const) {
        const count = poisson(random, ((plan.means.corners[side - 1] ?? 5) / total) * (pressure[side - 1] ?? 1))
        for (let i = 0; i < count; i += 1)
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
