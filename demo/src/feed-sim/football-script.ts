import { cardsOf } from './football-cards'
import { playCorners } from './football-corners'
import { inOrder, type PlayedCourse, playCourse } from './football-course'
import { disciplineOf } from './football-discipline'
import { aroundBreak } from './football-fate'
import { playPenaltyMisses } from './football-goals'
import { withPeople } from './football-people'
import {
  blankEvent,
  endOf,
  type FootballScript,
  type FootballSheet,
  type Half,
  type MatchPlan,
  type OutsideGoal,
  type ScriptEvent,
} from './football-plan'
import { sideOf } from './football-side'

/** Whistles and announcements. */
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

/** What a match has beside its course and its cards, and nobody's name. */
const between = (plan: MatchPlan, { halves, goals }: PlayedCourse): ScriptEvent[] => [
  ...marks(halves),
  ...playPenaltyMisses(plan, halves),
  ...playCorners(plan, halves, goals),
]

/** What a list shows of a match: its course, with cards and corners. Nobody in it has a name. */
export function playSheet(plan: MatchPlan, injected: readonly OutsideGoal[] = []): FootballSheet {
  const { played, events, spells, standing } = playCourse(plan, injected)
  if (!played) return { events, spells, standing }
  const { halves, break_ } = played
  const more = [...between(plan, played), ...cardsOf(plan, halves, 1), ...cardsOf(plan, halves, 2)]
  return { events: inOrder([...events, ...aroundBreak(more, break_)]), spells, standing }
}

/** The whole match, from its seed alone: the sheet, and the people who make it. */
export function playFootball(plan: MatchPlan, injected: readonly OutsideGoal[] = []): FootballScript {
  const { played, events, spells, standing } = playCourse(plan, injected)
  const [home, away] = [sideOf(plan, 1), sideOf(plan, 2)]
  const sides = [home.selection, away.selection] as const
  if (!played) return { events, spells, standing, sides }
  const discipline = disciplineOf(home.discipline(), away.discipline())
  const named = [...withPeople(plan, between(plan, played), discipline), ...discipline.events]
  const all = [...withPeople(plan, events, discipline), ...aroundBreak(named, played.break_)]
  return { events: inOrder(all), spells, standing, sides }
}
