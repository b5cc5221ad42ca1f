import { type Discipline, playDiscipline } from './football-discipline'
import { playExtraTime } from './football-extra-time'
import { clockOf, type FootballScript, goalTypes, type Half, type MatchPlan, type ScriptEvent } from './football-plan'
import { goalWeight, shorthanded, urge } from './football-rates'
import { playMinuteTally } from './football-tally'
import { playerName } from './player-names'
import { poisson, type RandomStream, randomStream } from './random-stream'

const blank = { shirt: 0, otherShirt: 0, player: '', other: '' }

/** Forwards score more often than defenders; the keeper never. */
function scorer(random: RandomStream, onPitch: readonly number[]): number {
  const outfield = onPitch.filter((shirt) => shirt > 1)
  const front = outfield.filter((shirt) => shirt >= 7 && shirt < 12)
  const pool = random() < 0.72 && front.length > 0 ? front : outfield
  return pool[Math.floor(random() * pool.length)] ?? 9
}

function goalEvent(
  plan: MatchPlan,
  random: RandomStream,
  side: 1 | 2,
  at: number,
  clock: { minute: number; added: number },
  pitch: { own: readonly number[]; other: readonly number[] },
): ScriptEvent {
  const kind = random()
  const type = kind < 0.083 ? 8 : kind < 0.118 ? 17 : 1
  const own =
    type === 17 ? (side === 1 ? plan.awayTeamId : plan.homeTeamId) : side === 1 ? plan.homeTeamId : plan.awayTeamId
  const shirt = scorer(random, type === 17 ? pitch.other : pitch.own)
  const helper = type === 1 && random() < 0.75 ? scorer(random, pitch.own) : 0
  const otherShirt = helper === shirt ? 0 : helper
  return {
    at,
    type,
    side,
    ...clock,
    shirt,
    otherShirt,
    player: playerName(own, shirt),
    other: otherShirt ? playerName(own, otherShirt) : '',
  }
}

function playGoals(plan: MatchPlan, halves: readonly Half[], discipline: Discipline): ScriptEvent[] {
  const random = randomStream(`${plan.seed}|${plan.matchId}|score`)
  const detail = randomStream(`${plan.seed}|${plan.matchId}|goals`)
  const score: [number, number] = [0, 0]
  const events: ScriptEvent[] = []
  for (const half of halves)
    for (let minute = 0; minute < half.minutes; minute += 1)
      for (const side of [1, 2] as const) {
        const own = side - 1
        const rate = side === 1 ? plan.rates.home : plan.rates.away
        const reds = [discipline.redsAt(half.index, minute, 1), discipline.redsAt(half.index, minute, 2)] as const
        const factor = urge((score[own] ?? 0) - (score[1 - own] ?? 0)) * shorthanded(reds[own] ?? 0, reds[1 - own] ?? 0)
        const chance = 1 - Math.exp(-rate * goalWeight(half.index, minute) * factor)
        const draw = random()
        // One goal in a hundred more, which the review takes back.
        if (draw >= chance * 1.01) continue
        const at = Math.round(half.startAt + minute * 60 + 3 + detail() * 54)
        const pitch = {
          own: discipline.scorerOn(half.index, minute, side),
          other: discipline.scorerOn(half.index, minute, side === 1 ? 2 : 1),
        }
        const goal = goalEvent(plan, detail, side, at, clockOf(half.index, minute), pitch)
        const isTakenBack = draw >= chance
        if (isTakenBack || detail() < 0.03)
          events.push({ ...blank, at: at + 75, type: 28, side, minute: goal.minute, added: goal.added })
        if (isTakenBack) events.push({ ...goal, type: 1, cancelAt: at + 75 })
        else {
          score[own] = (score[own] ?? 0) + 1
          events.push(goal)
        }
      }
  return events
}

/**
 * The whole match, from its seed alone; goals made from outside take part in whether extra time is played.
 * `isResultOnly` leaves out shots, corners and possession: tables need thousands of results.
 */
export function playFootball(
  plan: MatchPlan,
  injected: readonly { at: number; side: 1 | 2 }[] = [],
  isResultOnly = false,
): FootballScript {
  const random = randomStream(`${plan.seed}|${plan.matchId}|clock`)
  const fate = random()
  const startAt = Math.floor(random() * 120)
  const added = [1 + poisson(random, 1.5), 3 + poisson(random, 2.8)] as const
  const breakS = 840 + Math.floor(random() * 120)
  const first: Half = { index: 0, startAt, minutes: 45 + added[0], added: added[0] }
  const secondStart = startAt + first.minutes * 60 + breakS
  const second: Half = { index: 1, startAt: secondStart, minutes: 45 + added[1], added: added[1] }
  const halves = [first, second]
  if (plan.canBePostponed && fate < 0.004) return { events: [], minutes: [], standing: 9 }
  const discipline = playDiscipline(plan, halves)
  const goals = playGoals(plan, halves, discipline)
  const at = (half: Half) => half.startAt + half.minutes * 60
  const outside = injected.map((goal) => injectedGoal(plan, halves, goal))
  const events: ScriptEvent[] = [...discipline.events, ...goals, ...outside]
  const mark = (when: number, type: number, minute: number, more: Partial<ScriptEvent> = {}) =>
    events.push({ ...blank, at: when, type, side: 0, minute, added: 0, ...more })
  mark(first.startAt, 10, 0, { status: 2 })
  mark(first.startAt + 44 * 60, 19, 45, { added: first.added })
  mark(at(first), 11, 45, { status: 3, added: first.added })
  mark(second.startAt, 10, 45, { status: 4 })
  mark(second.startAt + 44 * 60, 19, 90, { added: second.added })
  const score = [1, 2].map(
    (side) => [...goals, ...outside].filter((g) => g.side === side && goalTypes.has(g.type) && !g.cancelAt).length,
  )
  if (plan.isKnockout && score[0] === score[1]) events.push(...playExtraTime(plan, at(second)))
  else mark(at(second), 12, 90, { status: 8, added: second.added })
  if (plan.canBePostponed && fate > 0.9997) mark(second.startAt + 600, 12, 55, { status: 11 })
  const tally = isResultOnly ? { events: [], minutes: [] } : playMinuteTally(plan, halves, goals)
  events.push(...tally.events)
  events.sort((a, b) => a.at - b.at || a.type - b.type)
  const last = events.findIndex((event) => event.status === 8 || event.status === 11)
  return { events: last < 0 ? events : events.slice(0, last + 1), minutes: tally.minutes }
}

function injectedGoal(plan: MatchPlan, halves: readonly Half[], goal: { at: number; side: 1 | 2 }): ScriptEvent {
  const [first, second] = halves as [Half, Half]
  const half = goal.at < second.startAt ? first : second
  const minute = Math.min(Math.max(Math.floor((goal.at - half.startAt) / 60), 0), half.minutes - 1)
  const random = randomStream(`${plan.seed}|${plan.matchId}|${goal.at}`)
  const everybody = Array.from({ length: 10 }, (_, i) => i + 2)
  const event = goalEvent(plan, random, goal.side, goal.at, clockOf(half.index, minute), {
    own: everybody,
    other: everybody,
  })
  return { ...event, type: 1 }
}
