import { footballState } from '@pitchside/contract'
import { playCorners } from './football-corners'
import { type Discipline, playDiscipline } from './football-discipline'
import { extraTimeBreakS, playExtraTime } from './football-extra-time'
import { beforeTheStart, fateOf, type Interruption, interruptionOf, withInterruption } from './football-fate'
import { chosenShirt, playGoals, playPenaltyMisses } from './football-goals'
import {
  blankEvent,
  clockOf,
  endOf,
  type FootballScript,
  goalTypes,
  type Half,
  type MatchPlan,
  type OutsideGoal,
  type ScriptEvent,
  type Spell,
} from './football-plan'
import { selectSide } from './football-selection'
import { poisson, randomStream } from './random-stream'

/** Halves as they are played: the start is a little late, stoppages and the break have their own length. */
export function layOut(plan: MatchPlan): [Half, Half] {
  const random = randomStream(`${plan.seed}|${plan.matchId}|clock`)
  const startAt = Math.floor(random() * 120)
  const added = [1 + poisson(random, 1.5), 3 + poisson(random, 2.8)] as const
  const breakS = 840 + Math.floor(random() * 120)
  const first: Half = { index: 0, startAt, minutes: 45 + added[0], added: added[0] }
  const second: Half = { index: 1, startAt: endOf(first) + breakS, minutes: 45 + added[1], added: added[1] }
  return [first, second]
}

function marks(halves: readonly [Half, Half]): ScriptEvent[] {
  const [first, second] = halves
  const mark = (at: number, type: number, minute: number, more: Partial<ScriptEvent> = {}): ScriptEvent => ({
    ...blankEvent,
    at,
    type,
    side: 0,
    minute,
    ...more,
  })
  return [
    mark(first.startAt, 10, 0, { status: 2 }),
    mark(first.startAt + 44 * 60, 19, 45, { added: first.added }),
    mark(endOf(first), 11, 45, { status: 3, added: first.added }),
    mark(second.startAt, 10, 45, { status: 4 }),
    mark(second.startAt + 44 * 60, 19, 90, { added: second.added }),
  ]
}

/** Where the clock runs: each half in one piece, or in two around a break. */
function spellsOf(halves: readonly Half[], break_: Interruption | undefined): Spell[] {
  const list: Spell[] = []
  for (const half of halves) {
    const shift = break_ && break_.half.index < half.index ? break_.length : 0
    const [from, until] = [half.startAt + shift, endOf(half) + shift]
    if (break_?.half.index !== half.index) list.push({ period: half.index, from, until, played: 0 })
    else {
      list.push({ period: half.index, from, until: break_.at, played: 0 })
      const resumed = { period: half.index, from: break_.at + break_.length, until: until + break_.length }
      if (!break_.isFinal) list.push({ ...resumed, played: break_.at - half.startAt })
    }
    if (break_?.isFinal && break_.half.index === half.index) break
  }
  return list
}

/**
 * The whole match, from its seed alone; goals made from outside take part in whether extra time is played.
 * `isResultOnly` leaves out what decides nothing: tables need thousands of results.
 */
export function playFootball(
  plan: MatchPlan,
  injected: readonly OutsideGoal[] = [],
  isResultOnly = false,
): FootballScript {
  const { fate, draw } = fateOf(plan)
  const before = beforeTheStart(fate, draw)
  const sides = [
    selectSide(plan.seed, plan.matchId, plan.homeTeamId),
    selectSide(plan.seed, plan.matchId, plan.awayTeamId),
  ] as const
  if (fate === 'postponed' || fate === 'cancelled') return { ...before, spells: [], sides }
  const halves = layOut(plan)
  const discipline = playDiscipline(plan, halves, sides)
  const goals = playGoals(plan, halves, discipline)
  const misses = isResultOnly ? [] : playPenaltyMisses(plan, halves, discipline)
  const corners = isResultOnly ? [] : playCorners(plan, halves, goals)
  const break_ = interruptionOf(fate, draw, halves, goals)
  let events = [...before.events, ...marks(halves), ...discipline.events, ...goals, ...misses, ...corners]
  if (break_) events = withInterruption(events, break_)
  const spells = spellsOf(halves, break_)
  const endAt = spells.at(-1)?.until ?? 0
  const pitches = [discipline.onPitch(1, 999, 1), discipline.onPitch(1, 999, 2)] as const
  const played = (goals: readonly OutsideGoal[]) =>
    goals.map((goal) => injectedGoal(plan, halves, spells, discipline, goal))
  if (break_?.isFinal) events.push(...played(injected.filter((goal) => goal.at < break_.at)))
  else {
    const inTime = injected.filter((goal) => goal.at <= endAt)
    events.push(...played(inTime))
    if (plan.isKnockout && isLevel(events)) {
      const late = injected.filter((goal) => goal.at > endAt)
      events.push(...playExtraTime(plan, endAt, pitches, late))
      const from = endAt + extraTimeBreakS
      spells.push({ period: 2, from, until: from + 31 * 60, played: 0 })
    } else events.push({ ...blankEvent, at: endAt, type: 12, side: 0, minute: 90, status: 8, added: halves[1].added })
  }
  events.sort((a, b) => a.at - b.at || order(a) - order(b))
  const last = events.findIndex(
    (event) => event.status === footballState.over || event.status === footballState.abandoned,
  )
  return { events: last < 0 ? events : events.slice(0, last + 1), spells, standing: before.standing, sides }
}

/** At the same second the end comes last, and a start first. */
const order = (event: ScriptEvent): number => (event.type === 12 ? 100 : event.status === undefined ? event.type : 0)

function isLevel(events: readonly ScriptEvent[]): boolean {
  let lead = 0
  for (const event of events) if (goalTypes.has(event.type) && !event.cancelAt) lead += event.side === 1 ? 1 : -1
  return lead === 0
}

function injectedGoal(
  plan: MatchPlan,
  halves: readonly [Half, Half],
  spells: readonly Spell[],
  discipline: Discipline,
  goal: OutsideGoal,
): ScriptEvent {
  const spell = spells.findLast((one) => one.from <= goal.at) ?? spells[0]
  const half = halves[spell?.period === 1 ? 1 : 0]
  const played = spell ? spell.played + Math.min(goal.at, spell.until) - spell.from : 0
  const minute = Math.min(Math.max(Math.floor(played / 60), 0), half.minutes - 1)
  const random = randomStream(`${plan.seed}|${plan.matchId}|${goal.at}`)
  const shirt = chosenShirt(random, discipline.onPitch(half.index, minute, goal.side))
  const clock = clockOf(half.index, minute)
  return { at: goal.at, type: 1, side: goal.side, ...clock, shirt, otherShirt: 0, isOutside: true }
}
