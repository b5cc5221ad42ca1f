import { footballState, isGoalType } from '@pitchside/contract'
import type { Language } from '../../../kernel/messages'
import { placeOf } from '../match-parts'
import type { Feed, Incident, Names } from '../ports/feed.port'
import type { SideLineup, Statistic } from '../ports/match-parts.port'
import { incidentMinute } from '../scores.rules'
import type { ListedMatch } from '../scores.service'

export type Pair = readonly [home: number, away: number]

/** Somebody did something. */
export interface Deed {
  minute: string
  side: 0 | 1
  player: string
}

/** A goal that stood, with the score it made. */
export interface GoalFact extends Deed {
  kind: 'goal' | 'penalty' | 'own'
  assist: string
  score: Pair
}

/** What is known of a match that is over, in one language. What a feed does not tell is absent, never zero. */
export interface ReportFacts {
  sides: readonly [string, string]
  score: Pair
  half: Pair
  end: 'regular' | 'extra' | 'kicks'
  kicks: Pair
  /** Undefined when the feed does not name as many as the score says. */
  goals: readonly GoalFact[] | undefined
  sentOff: readonly Deed[]
  missed: readonly Deed[]
  takenBack: readonly Deed[]
  possession: Pair | undefined
  shots: Pair | undefined
  onTarget: Pair | undefined
  xg: Pair | undefined
  best: { name: string; side: 0 | 1; rating: number } | undefined
  venue: string
  attendance: number | undefined
}

const at = { goals: 0, half: 1, extra: 5, kicks: 6 } as const
/** Codes of the feed's statistics. */
const figure = { possession: 25, onTarget: 21, offTarget: 22, blocked: 37 } as const
const code = { red: 4, penalty: 8, secondYellow: 15, missed: 16, own: 17 } as const

const sideOf = ({ side }: Incident): 0 | 1 => (side === 2 ? 1 : 0)

function goalsOf(incidents: readonly Incident[], nameOf: (names: Names) => string): GoalFact[] {
  const score: [number, number] = [0, 0]
  return incidents
    .filter((one) => isGoalType(one.type) && !one.isCancelled)
    .map((one) => {
      score[sideOf(one)] += 1
      return {
        minute: incidentMinute(one),
        side: sideOf(one),
        player: nameOf(one.player),
        kind: one.type === code.own ? 'own' : one.type === code.penalty ? 'penalty' : 'goal',
        assist: one.type === code.own ? '' : nameOf(one.other),
        score: [...score] as const,
      }
    })
}

const pairOf = (figures: readonly Statistic[], type: number): Pair | undefined => {
  const found = figures.find((one) => one.type === type)
  return found && [found.home, found.away]
}

const sumOf = (...pairs: readonly (Pair | undefined)[]): Pair | undefined =>
  pairs.reduce((sum, pair) => (sum && pair ? [sum[0] + pair[0], sum[1] + pair[1]] : undefined))

function bestOf(sides: readonly (SideLineup | undefined)[], language: Language): ReportFacts['best'] {
  const rated = sides.flatMap((lineup, index) =>
    (lineup?.players ?? []).flatMap(({ name, rating }) =>
      rating === undefined ? [] : [{ name: name[language], side: index === 0 ? (0 as const) : (1 as const), rating }],
    ),
  )
  return rated.sort((a, b) => b.rating - a.rating)[0]
}

function xgOf(feed: Feed, id: number, now: number): Pair | undefined {
  const shots = feed.shots(id, now)
  if (shots.length === 0) return undefined
  const of = (side: 1 | 2) => shots.reduce((sum, shot) => sum + (shot.side === side ? shot.xg : 0), 0)
  return [of(1), of(2)]
}

/** Facts of a finished match; undefined while it is not over. */
export function reportFacts(
  feed: Feed,
  { fixture, state }: ListedMatch,
  now: number,
  language: Language,
): ReportFacts | undefined {
  if (state.status !== footballState.over) return undefined
  const { id, home, away } = fixture
  const nameOf = (names: Names) => names[language]
  const pair = (index: number): Pair => [state.home[index] ?? 0, state.away[index] ?? 0]
  const { incidents } = feed.detail(id, now)
  const goals = goalsOf(incidents, nameOf)
  const [regular, extra, kicks] = [pair(at.goals), pair(at.extra), pair(at.kicks)]
  const score: Pair = [Math.max(regular[0], extra[0]), Math.max(regular[1], extra[1])]
  const count = (side: 0 | 1) => goals.filter((one) => one.side === side).length
  const deeds = (passes: (one: Incident) => boolean): Deed[] =>
    incidents
      .filter((one) => passes(one) && nameOf(one.player) !== '')
      .map((one) => ({ minute: incidentMinute(one), side: sideOf(one), player: nameOf(one.player) }))
  const { full } = feed.statistics(id, now)
  const lineup = feed.lineup(id, now)
  const place = placeOf(feed, id, now)
  const onTarget = pairOf(full, figure.onTarget)
  return {
    sides: [nameOf(home.names), nameOf(away.names)],
    score,
    half: pair(at.half),
    end: kicks[0] + kicks[1] > 0 ? 'kicks' : incidents.some((one) => one.minute > 90) ? 'extra' : 'regular',
    kicks,
    goals: count(0) === score[0] && count(1) === score[1] ? goals : undefined,
    sentOff: deeds(({ type }) => type === code.red || type === code.secondYellow),
    missed: deeds(({ type }) => type === code.missed),
    takenBack: deeds((one) => isGoalType(one.type) && one.isCancelled === true),
    possession: pairOf(full, figure.possession),
    shots: sumOf(onTarget, pairOf(full, figure.offTarget), pairOf(full, figure.blocked)),
    onTarget,
    xg: xgOf(feed, id, now),
    best: bestOf([lineup?.home, lineup?.away], language),
    venue: place?.venue?.[language] ?? '',
    attendance: place?.attendance,
  }
}
