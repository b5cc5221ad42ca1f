import type { Fixture, StandingsRow, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import { once } from '@pitchside/base'
import { bracketOrder, knockoutStages } from '../cup'
import type { CupCourse, CupDay } from './cup-courses'
import { dayS, hourS } from './days'
import { drawGroups, groupSize } from './group-draw'
import { labelOf, restS } from './league-plan'
import { roundRobin } from './round-robin'
import type { PlannedRound, Played, SeasonPlan } from './season-plan'
import { epochIn } from './zone-clock'

/** What a cup must ask others. */
export interface CupDesk {
  /** Those who take part, the best first: groups are drawn of it in four pots, or stand four by four. */
  entrants(): readonly Team[]
  /** Table of its groups when all of them are over. */
  groupRows(plan: SeasonPlan): readonly StandingsRow[]
  winner(fixture: Fixture): Team
  zoneOf(team: Team): string
  /** Whose association a club belongs to; empty for nations. */
  countryOf(team: Team): string
  /** Kick-offs of a club in its league. */
  kickoffsOf(team: Team, from: number, to: number): readonly number[]
}

interface Pair {
  home: Team
  away: Team
  stage: string
}

const letter = (group: number) => String.fromCharCode(65 + group)

/** Those who go on, best first: winners, then runners-up, then the best thirds. */
function qualified(rows: readonly StandingsRow[], { places, thirds }: { places: number; thirds: number }): Team[] {
  const byMerit = (a: StandingsRow, b: StandingsRow) =>
    b.points - a.points ||
    b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst) ||
    b.goalsFor - a.goalsFor ||
    a.team.id - b.team.id
  const groups = [...new Set(rows.map((row) => row.group))]
  // The place in the list, not the position: level teams share one.
  const at = (place: number) =>
    groups.flatMap((group) => rows.filter((row) => row.group === group).slice(place, place + 1)).sort(byMerit)
  const direct = Array.from({ length: places }, (_, place) => at(place)).flat()
  return [...direct, ...at(places).slice(0, thirds)].map(({ team }) => team)
}

/** Winners next to each other meet. */
const paired = (teams: readonly Team[], stage: string): Pair[] =>
  teams.flatMap((home, place) => {
    const away = teams[place + 1]
    return place % 2 === 0 && away ? [{ home, away, stage }] : []
  })

/** Times of a round for a home side's zone, and the span in which it is played whatever the zone. */
const timesIn = (days: readonly CupDay[], zone: string): number[] =>
  days.flatMap(({ day, minutes }) => minutes.map((minute) => epochIn(zone, day, minute)))

function spanOf(days: readonly CupDay[], zone: string | undefined): { from: number; to: number } {
  if (zone) return { from: Math.min(...timesIn(days, zone)), to: Math.max(...timesIn(days, zone)) + 1 }
  const numbers = days.map(({ day }) => day)
  return { from: Math.min(...numbers) * dayS - 12 * hourS, to: (Math.max(...numbers) + 1) * dayS + 12 * hourS }
}

/** Times of a round's matches. A club gets one between two matches of its league; the last time of a week always is one. */
function timesOf(pairs: readonly Pair[], days: readonly CupDay[], course: CupCourse, desk: CupDesk): number[] {
  const taken = new Map<number, number>()
  return pairs.map(({ home, away }, index) => {
    const times = timesIn(days, course.zone ?? desk.zoneOf(home))
    if (!course.isOfClubs) return times[Math.floor((index * times.length) / pairs.length)] ?? 0
    const [from, to] = [Math.min(...times) - restS, Math.max(...times) + restS]
    const busy = [home, away].flatMap((team) => desk.kickoffsOf(team, from, to))
    const free = times.filter((time) => busy.every((other) => Math.abs(other - time) >= restS))
    const [first = times.at(-1) ?? 0, ...others] = free
    const use = (time: number) => taken.get(time) ?? 0
    const kickoff = others.reduce((best, time) => (use(time) < use(best) ? time : best), first)
    taken.set(kickoff, use(kickoff) + 1)
    return kickoff
  })
}

/** A season of a cup. Who plays in a knock-out round is found out when somebody asks for it. */
export function planCup(
  seed: string,
  competition: Played,
  season: number,
  course: CupCourse,
  number: (index: number) => number,
  desk: CupDesk,
): SeasonPlan {
  const { groups, knockout } = course
  const entrants = once(() => desk.entrants().slice(0, course.size))
  const grouped = once(() =>
    groups?.areDrawn ? drawGroups(entrants(), `${seed}|${competition.key}|${season}`, desk.countryOf) : [...entrants()],
  )
  const rounds: PlannedRound[] = []
  const add = (
    round: number,
    stage: string,
    days: readonly CupDay[],
    count: number,
    pairsOf: () => readonly Pair[],
  ) => {
    const id = rounds.reduce((sum, one) => sum + one.count, number(0))
    const fixtures = once(() => {
      const pairs = pairsOf()
      const times = timesOf(pairs, days, course, desk)
      return pairs.map(
        (pair, index): Fixture => ({
          id: id + index,
          sport: competition.sport,
          competitionId: competition.id,
          ...pair,
          kickoff: times[index] ?? 0,
          round: pair.stage.length > 1 ? 0 : round,
        }),
      )
    })
    rounds.push({ round, stage, ...spanOf(days, course.zone), id, count, fixtures })
  }

  const groupCount = course.size / groupSize
  const meetings = groups ? roundRobin(groupSize, groups.legs) : []
  meetings.forEach((meeting, index) => {
    add(index + 1, 'A', groups?.days[index] ?? [], course.size / 2, () =>
      Array.from({ length: groupCount }, (_, group) =>
        meeting.flatMap(([one, two]) => {
          const [home, away] = [grouped()[group * groupSize + one], grouped()[group * groupSize + two]]
          return home && away ? [{ home, away, stage: letter(group) }] : []
        }),
      ).flat(),
    )
  })

  const starters = () => {
    const seeds = groups ? qualified(desk.groupRows(plan), groups) : entrants()
    return bracketOrder(2 ** knockout.length).flatMap((seat) => seeds[seat] ?? [])
  }
  knockout.forEach((days, index) => {
    const before = index === 0 ? undefined : rounds.at(-1)
    const winners = () => before?.fixtures().map(desk.winner) ?? starters()
    const losers = () => before?.fixtures().map((one) => (desk.winner(one) === one.home ? one.away : one.home)) ?? []
    const stage = knockoutStages[knockoutStages.length - knockout.length + index] ?? 'final'
    const round = meetings.length + index + 1
    const isFinal = index === knockout.length - 1
    if (isFinal && course.hasThird) add(round, 'third', days.slice(0, 1), 1, () => paired(losers(), 'third'))
    add(round, stage, isFinal ? days.slice(-1) : days, 2 ** (knockout.length - index - 1), () =>
      paired(winners(), stage),
    )
  })

  const plan: SeasonPlan = {
    competition,
    season,
    label: labelOf(season, course.isOverTheWinter),
    start: Math.min(...rounds.map(({ from }) => from)),
    // A match with extra time and a shoot-out is over by then, and the day is still that of the final where it is played.
    end: Math.max(...rounds.map(({ to }) => to)) + 3 * hourS,
    counted: meetings.length || rounds.length,
    rounds,
    teams: () => (groups ? grouped() : []),
    groupOf: (team) => letter(Math.floor(grouped().indexOf(team) / groupSize)),
  }
  return plan
}
