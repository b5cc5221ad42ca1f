import { clockOf, goalTypes, type MatchPlan, type MinuteTally, type ScriptEvent } from './football-plan'
import { normal, poisson, randomStream } from './random-stream'

interface HalfLayout {
  index: 0 | 1
  startAt: number
  minutes: number
}

/** Shots, corners, attacks and possession, minute by minute. They follow the goals and never move them. */
export function playMinuteTally(
  plan: MatchPlan,
  halves: readonly HalfLayout[],
  goals: readonly ScriptEvent[],
): { minutes: MinuteTally[]; events: ScriptEvent[] } {
  const random = randomStream(`${plan.seed}|${plan.matchId}|stats`)
  const { home, away } = plan.rates
  const share = home / (home + away)
  const minutes: MinuteTally[] = []
  const events: ScriptEvent[] = []
  const factor = [(home / away) ** 0.25, (away / home) ** 0.25] as const
  const counted = goals.filter((goal) => goalTypes.has(goal.type) && !goal.cancelAt)
  let drift = 0
  const total = halves.reduce((sum, half) => sum + half.minutes, 0)
  for (const half of halves)
    for (let minute = 0; minute < half.minutes; minute += 1) {
      const at = half.startAt + minute * 60
      const clock = clockOf(half.index, minute)
      let lead = 0
      for (const goal of counted) if (goal.at < at) lead += goal.side === 1 ? 1 : -1
      drift = 0.8 * drift + 3 * 0.6 * normal(random)
      const tally: MinuteTally = {
        at,
        attacks: [0, 0],
        dangerous: [0, 0],
        fouls: [0, 0],
        possession: 50 + 18 * (share - 0.5) + drift,
      }
      for (const side of [1, 2] as const) {
        const own = side - 1
        const press = (factor[own] ?? 1) * (own === 0 ? pressOf(lead) : pressOf(-lead))
        const draw = (mean: number) => poisson(random, (mean / total) * press)
        const emit = (type: number, count: number) => {
          for (let i = 0; i < count; i += 1)
            events.push({
              at: Math.round(at + 1 + random() * 57),
              type,
              side,
              ...clock,
              shirt: 0,
              otherShirt: 0,
              player: '',
              other: '',
            })
        }
        const { means } = plan
        const scored = own === 0 ? means.home : means.away
        tally.attacks[own] = draw(102)
        tally.dangerous[own] = draw(47)
        tally.fouls[own] = poisson(random, (means.fouls[own] ?? 11) / total)
        emit(2, draw(means.corners[own] ?? 5))
        emit(21, draw(Math.max(0.5, (means.onTarget[own] ?? 4.5) - scored)))
        emit(22, draw((means.shots[own] ?? 12) - (means.onTarget[own] ?? 4.5)))
      }
      minutes.push(tally)
    }
  return { minutes, events }
}

const pressOf = (lead: number): number => (lead < 0 ? 1.12 : lead > 0 ? 0.94 : 1)
