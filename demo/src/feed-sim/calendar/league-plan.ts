import type { Fixture, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import { once } from '@pitchside/base'
import { type RandomStream, randomStream, shuffled } from '../random-stream'
import { isCupWeekOf } from './cup-weeks'
import { dayIn, hourS, onOrAfter } from './days'
import { roundRobin } from './round-robin'
import type { Pairing, PlannedRound, Played, SeasonPlan } from './season-plan'
import { readSlots, type Slot } from './slots'
import { isNationalWeekend } from './weeks'
import { epochIn } from './zone-clock'

/** How a league lays out its year. */
export interface LeagueCalendar {
  zone: string
  /** Dates `MM-DD` of the season: one that ends before it begins goes over the winter. */
  from: string
  to: string
  /** Dates without matches. */
  pause?: readonly [from: string, to: string]
  legs: number
  /** Fewer rounds than the legs have. */
  rounds?: number
  weekend: string
  midweek: string
}

/** Nobody plays again before. */
export const restS = 60 * hourS

/** A weekend by its Saturday, or the middle of a week by its Wednesday. */
interface Date {
  day: number
  isWeekend: boolean
}

export const overTheWinter = ({ from, to }: Pick<LeagueCalendar, 'from' | 'to'>): boolean => to < from

export const labelOf = (season: number, isOverTheWinter: boolean): string =>
  isOverTheWinter ? `${season}/${String((season + 1) % 100).padStart(2, '0')}` : String(season)

/** First and last day of a season. */
export function spanOf(calendar: LeagueCalendar, season: number): [first: number, last: number] {
  const isWinter = overTheWinter(calendar)
  return [dayIn(season, calendar.from), dayIn(isWinter ? season + 1 : season, calendar.to)]
}

function isPaused(calendar: LeagueCalendar, season: number, day: number): boolean {
  if (!calendar.pause) return false
  const [from, to] = calendar.pause
  const begin = dayIn(overTheWinter(calendar) && from < calendar.from ? season + 1 : season, from)
  const end = dayIn(overTheWinter(calendar) && to < calendar.from ? season + 1 : season, to)
  return day >= begin && day <= end
}

const evenly = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => list[Math.floor(((i + 0.5) * list.length) / count)]).filter(
    (one): one is T => one !== undefined,
  )

type IsCupWeek = (wednesday: number) => boolean

/** Dates of the rounds: weekends first, and so many midweeks as are still needed, spread over the season. */
function datesOf(calendar: LeagueCalendar, season: number, rounds: number, isCup: IsCupWeek): Date[] {
  const [first, last] = spanOf(calendar, season)
  const weekends: Date[] = []
  const midweeks: Date[] = []
  for (let day = onOrAfter(first, 'Sat'); day <= last; day += 7) {
    if (isPaused(calendar, season, day)) continue
    if (!isNationalWeekend(day)) weekends.push({ day, isWeekend: true })
    const wednesday = day + 4
    const isFree = !isCup(wednesday) && !isNationalWeekend(day + 7) && !isPaused(calendar, season, wednesday)
    if (isFree && wednesday < last - 14) midweeks.push({ day: wednesday, isWeekend: false })
  }
  const chosen =
    weekends.length >= rounds ? evenly(weekends, rounds) : [...weekends, ...evenly(midweeks, rounds - weekends.length)]
  return chosen.sort((a, b) => a.day - b.day)
}

/** The days of a round that are safe: not Thursday or Friday after a match in the week, not Monday before one. */
function slotsOf(calendar: LeagueCalendar, { day, isWeekend }: Date, dates: readonly Date[], isCup: IsCupWeek): Slot[] {
  const isBusy = (wednesday: number) => isCup(wednesday) || dates.some((one) => !one.isWeekend && one.day === wednesday)
  return readSlots(isWeekend ? calendar.weekend : calendar.midweek).filter(({ weekday }) => {
    if (!isWeekend) return true
    if (weekday === 3 || weekday === 4) return !isBusy(day - 3)
    return weekday !== 0 || (!isBusy(day + 4) && !isNationalWeekend(day + 7))
  })
}

function epochOfSlot(zone: string, { day, isWeekend }: Date, slot: Slot): number {
  const monday = isWeekend ? day - 5 : day - 2
  // The Monday of a weekend is the one after it.
  return epochIn(zone, isWeekend && slot.weekday === 0 ? day + 2 : monday + slot.weekday, slot.minute)
}

/** Gives each match of a round its time: first those times that take one match, each to teams that have rested. */
function placed(
  pairs: readonly { home: Team; away: Team }[],
  slots: readonly Slot[],
  when: (slot: Slot) => number,
  isRested: (team: Team, at: number) => boolean,
): Pairing[] {
  const waiting = [...pairs]
  const list: Pairing[] = []
  for (const slot of slots.filter(({ isOpen }) => !isOpen)) {
    const kickoff = when(slot)
    const index = waiting.findIndex(({ home, away }) => isRested(home, kickoff) && isRested(away, kickoff))
    const [pair] = index < 0 ? [] : waiting.splice(index, 1)
    if (pair) list.push({ ...pair, kickoff })
  }
  const open = slots.filter(({ isOpen }) => isOpen)
  waiting.forEach((pair, index) => {
    const slot = open[index % open.length]
    if (slot) list.push({ ...pair, kickoff: when(slot) })
  })
  return list
}

export const byKickoff = (a: Pairing, b: Pairing): number => a.kickoff - b.kickoff || a.home.id - b.home.id

/** Makes a round whose matches are known. */
export function knownRound(
  place: { round: number; stage: string; first: number },
  pairs: readonly Pairing[],
  number: (index: number) => number,
  competition: Played,
): PlannedRound {
  const { round, stage, first } = place
  const fixtures = once(() =>
    pairs.map(
      ({ home, away, kickoff, bestOf }, index): Fixture => ({
        id: number(first + index),
        sport: competition.sport,
        competitionId: competition.id,
        home,
        away,
        kickoff,
        round,
        stage,
        ...(bestOf === undefined ? {} : { bestOf }),
      }),
    ),
  )
  const times = pairs.map(({ kickoff }) => kickoff)
  const [from, to] = [Math.min(...times), Math.max(...times) + 1]
  return { round, stage, from, to, id: number(first), count: pairs.length, fixtures }
}

/** Rounds of a league, with the order of the teams drawn; the matches of each are made when somebody asks for them. */
export function drawnRounds(
  teams: readonly Team[],
  legs: number,
  random: RandomStream,
): (() => { home: Team; away: Team }[])[] {
  const order = shuffled(teams, random)
  return roundRobin(order.length, legs).map(
    (round) => () =>
      round.flatMap(([home, away]) => {
        const [one, two] = [order[home], order[away]]
        return one && two ? [{ home: one, away: two }] : []
      }),
  )
}

/** A season of a football league: a round each weekend, some in the week, nobody twice within 60 hours. */
export function planLeague(
  seed: string,
  competition: Played,
  calendar: LeagueCalendar,
  season: number,
  number: (index: number) => number,
): SeasonPlan {
  const all = calendar.legs * (competition.teams.length - 1)
  const dates = datesOf(calendar, season, Math.min(calendar.rounds ?? all, all), isCupWeekOf(competition.key))
  const rounds = once(() => leagueRounds(seed, competition, calendar, season, dates, number))
  return {
    competition,
    season,
    label: labelOf(season, overTheWinter(calendar)),
    start: epochIn(calendar.zone, (dates[0]?.day ?? 0) - 2, 0),
    end: epochIn(calendar.zone, (dates.at(-1)?.day ?? 0) + 2, 0),
    counted: dates.length,
    get rounds() {
      return rounds()
    },
    teams: () => competition.teams,
    groupOf: () => '',
  }
}

function leagueRounds(
  seed: string,
  competition: Played,
  calendar: LeagueCalendar,
  season: number,
  dates: readonly Date[],
  number: (index: number) => number,
): PlannedRound[] {
  const random = randomStream(`${seed}|${competition.key}|${season}|draw`)
  const drawn = drawnRounds(competition.teams, calendar.legs, random)
  const last = new Map<Team, number>()
  const isRested = (team: Team, at: number) => at - (last.get(team) ?? 0) >= restS
  const rounds: PlannedRound[] = []
  const isCup = isCupWeekOf(competition.key)
  let first = 0
  dates.forEach((date, index) => {
    const isLast = index === dates.length - 1
    const slots = shuffled(slotsOf(calendar, date, dates, isCup), random)
    // Everybody at once on the last day.
    const open = slots.filter((slot) => slot.isOpen).slice(0, 1)
    const pairs = placed(
      shuffled(drawn[index]?.() ?? [], random),
      isLast ? open : slots,
      (slot) => epochOfSlot(calendar.zone, date, slot),
      isRested,
    ).sort(byKickoff)
    for (const { home, away, kickoff } of pairs) {
      last.set(home, kickoff)
      last.set(away, kickoff)
    }
    rounds.push(knownRound({ round: index + 1, stage: '', first }, pairs, number, competition))
    first += pairs.length
  })
  return rounds
}
