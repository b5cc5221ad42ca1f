import { footballState } from '@pitchside/contract'
import { extraTimeBreakS, playExtraTime } from './football-extra-time'
import { aroundBreak, beforeTheStart, breakEvents, fateOf, type Interruption, interruptionOf } from './football-fate'
import { playGoals } from './football-goals'
import { layOut } from './football-halves'
import {
  blankEvent,
  type CoursePlan,
  clockOf,
  endOf,
  type FootballSheet,
  goalTypes,
  type Half,
  type OutsideGoal,
  type ScriptEvent,
  type Spell,
} from './football-plan'
import { sendingsOff } from './football-reds'

/** How a match was laid out. */
export interface PlayedCourse {
  halves: readonly [Half, Half]
  break_: Interruption | undefined
  /** Goals of the model, before a break moves them. */
  goals: readonly ScriptEvent[]
}

/** Clock and score of a match. Nobody in it has a name; cards and the whistles between start and end are not in it. */
export interface FootballCourse extends FootballSheet {
  /** Absent: it was not played. */
  played?: PlayedCourse
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
 * What decides a match: all a table asks for, at a hundredth of the price of the whole. Goals made from outside take part
 * in whether extra time is played.
 */
export function playCourse(plan: CoursePlan, injected: readonly OutsideGoal[] = []): FootballCourse {
  const { fate, draw } = fateOf(plan)
  const before = beforeTheStart(fate, draw)
  if (fate === 'postponed' || fate === 'cancelled') return { ...before, spells: [] }
  const halves = layOut(plan)
  const goals = playGoals(plan, halves, [sendingsOff(plan, halves, 1), sendingsOff(plan, halves, 2)])
  const break_ = interruptionOf(fate, draw, halves, goals)
  const events = [...before.events, ...aroundBreak(goals, break_)]
  if (break_) events.push(...breakEvents(break_))
  const spells = spellsOf(halves, break_)
  const endAt = spells.at(-1)?.until ?? 0
  const outside = (list: readonly OutsideGoal[]) => list.map((goal) => outsideGoal(halves, spells, goal))
  if (break_?.isFinal) events.push(...outside(injected.filter((goal) => goal.at < break_.at)))
  else {
    events.push(...outside(injected.filter((goal) => goal.at <= endAt)))
    if (plan.isKnockout && isLevel(events)) {
      const late = injected.filter((goal) => goal.at > endAt)
      events.push(...playExtraTime(plan, endAt, late))
      const from = endAt + extraTimeBreakS
      spells.push({ period: 2, from, until: from + 31 * 60, played: 0 })
    } else events.push({ ...blankEvent, at: endAt, type: 12, side: 0, minute: 90, status: 8, added: halves[1].added })
  }
  return { events: inOrder(events), spells, standing: before.standing, played: { halves, break_, goals } }
}

/** At the same second the end comes last, and a start first. */
const order = (event: ScriptEvent): number => (event.type === 12 ? 100 : event.status === undefined ? event.type : 0)

/** By time, up to the end. */
export function inOrder(events: ScriptEvent[]): readonly ScriptEvent[] {
  events.sort((a, b) => a.at - b.at || order(a) - order(b))
  const last = events.findIndex(({ status }) => status === footballState.over || status === footballState.abandoned)
  return last < 0 ? events : events.slice(0, last + 1)
}

function isLevel(events: readonly ScriptEvent[]): boolean {
  let lead = 0
  for (const event of events) if (goalTypes.has(event.type) && !event.cancelAt) lead += event.side === 1 ? 1 : -1
  return lead === 0
}

function outsideGoal(halves: readonly [Half, Half], spells: readonly Spell[], { at, side }: OutsideGoal): ScriptEvent {
  const spell = spells.findLast((one) => one.from <= at) ?? spells[0]
  const half = halves[spell?.period === 1 ? 1 : 0]
  const played = spell ? spell.played + Math.min(at, spell.until) - spell.from : 0
  const minute = Math.min(Math.max(Math.floor(played / 60), 0), half.minutes - 1)
  return { ...blankEvent, at, type: 1, side, ...clockOf(half.index, minute), isOutside: true }
}
