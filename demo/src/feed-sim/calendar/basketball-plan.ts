import type { Fixture, StandingsRow, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import { once } from '@pitchside/base'
import { randomStream, shuffled } from '../random-stream'
import { dayIn, dayS, onOrAfter } from './days'
import { drawnRounds, knownRound, labelOf } from './league-plan'
import { nbaGames } from './nba-games'
import type { Pairing, PlannedRound, Played, SeasonPlan } from './season-plan'
import { type SeriesCourse, seriesRounds } from './series-plan'
import { epochIn } from './zone-clock'

/** What a play-off asks others. */
export interface PlayOffDesk {
  /** The table when all its rounds are over. */
  finalRows(plan: SeasonPlan): readonly StandingsRow[]
  winner(fixture: Fixture): Team
}

type Numbering = (index: number) => number
const newYork = 'America/New_York'
const conferences = ['E', 'W'] as const
const perConference = 15
const minutesOf = (hour: number, minute = 0) => hour * 60 + minute
/** First whistle by division, from the Atlantic to the Southwest, in the time of New York. */
const divisionMinutes = [
  minutesOf(19, 30),
  minutesOf(20),
  minutesOf(19),
  minutesOf(21),
  minutesOf(22),
  minutesOf(20, 30),
]

/** A season of which only the days are known until somebody looks at its games. */
const plan = (
  competition: Played,
  season: number,
  days: { first: number; last: number; counted: number },
  make: () => readonly PlannedRound[],
  groupOf: (team: Team) => string,
): SeasonPlan => {
  const rounds = once(make)
  return {
    competition,
    season,
    label: labelOf(season, true),
    start: days.first * dayS,
    end: (days.last + 1) * dayS + dayS / 2,
    counted: days.counted,
    get rounds() {
      return rounds()
    },
    teams: () => competition.teams,
    groupOf,
  }
}

/** Last day on which a play-off can have a game. */
const lastDayOf = ({ firstDay, bestOf, gameEvery, pause }: SeriesCourse): number =>
  bestOf.reduce((day, games) => day + (games - 1) * gameEvery + pause, firstDay) - pause

/** Days on which the league plays: not on Thanksgiving, not on Christmas Eve, not around the All-Star weekend. */
function nbaDays(season: number): number[] {
  const first = onOrAfter(dayIn(season, '10-19'), 'Tue')
  const last = onOrAfter(dayIn(season + 1, '04-08'), 'Sun')
  const allStar = onOrAfter(dayIn(season + 1, '02-12'), 'Fri')
  const free = new Set([onOrAfter(dayIn(season, '11-22'), 'Thu'), dayIn(season, '12-24')])
  return Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(
    (day) => !free.has(day) && (day < allStar || day >= allStar + 6),
  )
}

/** 82 games in weeks, seven to ten of each conference in the play-in, then series of seven. */
export function planNba(
  seed: string,
  competition: Played,
  season: number,
  number: Numbering,
  desk: PlayOffDesk,
): SeasonPlan {
  const { teams } = competition
  const days = nbaDays(season)
  const [first = 0] = days
  const monday = onOrAfter(first - 6, 'Mon')
  const playInDay = (days.at(-1) ?? 0) + 2
  const course: SeriesCourse = {
    zone: newYork,
    size: 16,
    bestOf: [7, 7, 7, 7],
    firstDay: playInDay + 4,
    gameEvery: 2,
    pause: 3,
    minutes: [minutesOf(19), minutesOf(21, 30), minutesOf(20), minutesOf(22)],
  }
  const conferenceOf = (team: Team) => conferences[Math.floor(teams.indexOf(team) / perConference)] ?? 'E'
  const weeks = new Set(days.map((day) => Math.floor((day - monday) / 7))).size
  const dates = { days, monday, playInDay, course }
  const whole: SeasonPlan = plan(
    competition,
    season,
    { first, last: lastDayOf(course), counted: weeks },
    () => nbaRounds(seed, competition, season, dates, number, desk, () => whole),
    conferenceOf,
  )
  return whole
}

interface NbaDates {
  days: readonly number[]
  /** First day of the first week. */
  monday: number
  playInDay: number
  course: SeriesCourse
}

function nbaRounds(
  seed: string,
  competition: Played,
  season: number,
  { days, monday, playInDay, course }: NbaDates,
  number: Numbering,
  desk: PlayOffDesk,
  whole: () => SeasonPlan,
): PlannedRound[] {
  const { teams } = competition
  const games = nbaGames(teams, days, randomStream(`${seed}|nba|${season}|games`))
  const rounds: PlannedRound[] = []
  let first = 0
  for (let week = 0; first < games.length; week += 1) {
    const pairs = games
      .filter(({ day }) => Math.floor((day - monday) / 7) === week)
      .map(({ day, home, away }): Pairing => {
        const minute = divisionMinutes[Math.floor(teams.indexOf(home) / 5)] ?? minutesOf(20)
        return { home, away, kickoff: epochIn(newYork, day, minute) }
      })
    if (pairs.length > 0) rounds.push(knownRound({ round: week + 1, stage: '', first }, pairs, number, competition))
    first += pairs.length
  }
  const rowsOf = once(() => desk.finalRows(whole()))
  const seeds = (conference: string) =>
    rowsOf()
      .filter((row) => row.group === conference)
      .map(({ team }) => team)
  const loserOf = (fixture: Fixture) => (desk.winner(fixture).id === fixture.home.id ? fixture.away : fixture.home)
  const game = (index: number, home: Team, away: Team, day: number, minute: number): Fixture => ({
    id: number(index),
    sport: 'basketball',
    competitionId: competition.id,
    home,
    away,
    kickoff: epochIn(newYork, day, minute),
    round: 0,
    stage: 'playIn',
  })
  const playIn = (
    day: number,
    at: number,
    count: number,
    make: (conference: string, place: number) => Fixture[],
  ): PlannedRound => {
    const from = epochIn(newYork, day, 0)
    const fixtures = once(() => conferences.flatMap((conference, place) => make(conference, place)))
    return { round: rounds.length + 1, stage: 'playIn', from, to: from + dayS, id: number(at), count, fixtures }
  }
  const opening = playIn(playInDay, first, 4, (conference, place) => {
    const [, , , , , , seventh, eighth, ninth, tenth] = seeds(conference)
    const at = first + place * 2
    return seventh && eighth && ninth && tenth
      ? [
          game(at, seventh, eighth, playInDay, minutesOf(19) + place * 150),
          game(at + 1, ninth, tenth, playInDay, minutesOf(19, 30) + place * 150),
        ]
      : []
  })
  const deciding = playIn(playInDay + 2, first + 4, 2, (_conference, place) => {
    const [one, two] = opening.fixtures().slice(place * 2, place * 2 + 2)
    if (!one || !two) return []
    return [game(first + 4 + place, loserOf(one), desk.winner(two), playInDay + 2, minutesOf(19, 30) + place * 150)]
  })
  /** One to six of a conference, then who won the play-in, in the order of a bracket of eight. */
  const bracket = (place: number): Team[] => {
    const [one, two, three, four, five, six] = seeds(conferences[place] ?? 'E')
    const [first7, last] = [opening.fixtures()[place * 2], deciding.fixtures()[place]]
    const order = [one, last && desk.winner(last), four, five, two, first7 && desk.winner(first7), three, six]
    return order.filter((team): team is Team => team !== undefined)
  }
  const playOff = seriesRounds(competition, course, { round: rounds.length + 2, first: first + 6 }, number, {
    starters: once(() => [...bracket(0), ...bracket(1)]),
    isBracketOrder: true,
    winner: desk.winner,
  })
  return [...rounds, opening, deciding, ...playOff]
}

/** A league with rounds on two days of a week, and a play-off of the best. */
export interface BasketballCalendar {
  zone: string
  from: string
  /** Days after Monday of the rounds of a week; each round takes two days. */
  weekdays: readonly number[]
  /** Weeks in which only the first of them is played come one in so many. */
  legs: number
  rounds: number
  minutes: readonly number[]
  bestOf: readonly number[]
}

export const basketballCalendars: Readonly<Record<string, BasketballCalendar>> = {
  cba: {
    zone: 'Asia/Shanghai',
    from: '10-18',
    weekdays: [1, 4],
    legs: 3,
    rounds: 46,
    minutes: [minutesOf(19, 35), minutesOf(19, 35), minutesOf(20), minutesOf(15), minutesOf(17)],
    bestOf: [5, 5, 7],
  },
  euroleague: {
    zone: 'Europe/Madrid',
    from: '10-01',
    weekdays: [3],
    legs: 2,
    rounds: 38,
    minutes: [minutesOf(18), minutesOf(19), minutesOf(20), minutesOf(20, 30), minutesOf(20, 45)],
    bestOf: [5, 1, 1],
  },
}

export function planBasketball(
  seed: string,
  competition: Played,
  calendar: BasketballCalendar,
  season: number,
  number: Numbering,
  desk: PlayOffDesk,
): SeasonPlan {
  const monday = onOrAfter(dayIn(season, calendar.from), 'Mon')
  // Weeks with one date more, so that all rounds fit before the play-off.
  const weeks = 29
  const extra = calendar.rounds - weeks * calendar.weekdays.length
  const dates = Array.from({ length: weeks }, (_, week) => {
    const isFull = extra > 0 && Math.floor(((week + 1) * extra) / weeks) > Math.floor((week * extra) / weeks)
    return [...(isFull ? [Math.min(...calendar.weekdays) - 3] : []), ...calendar.weekdays].map(
      (day) => monday + week * 7 + day,
    )
  }).flat()
  const course: SeriesCourse = {
    zone: calendar.zone,
    size: 8,
    bestOf: calendar.bestOf,
    firstDay: (dates[calendar.rounds - 1] ?? 0) + 5,
    gameEvery: 3,
    pause: 4,
    minutes: [minutesOf(19, 30), minutesOf(20, 45)],
  }
  const whole: SeasonPlan = plan(
    competition,
    season,
    { first: monday, last: lastDayOf(course), counted: calendar.rounds },
    () => {
      const random = randomStream(`${seed}|${competition.key}|${season}|draw`)
      const drawn = drawnRounds(competition.teams, calendar.legs, random).slice(0, calendar.rounds)
      const rounds: PlannedRound[] = []
      let first = 0
      drawn.forEach((pairs, index) => {
        const day = dates[index] ?? 0
        const placed = shuffled(pairs(), random)
          .map((pair, place) => ({
            ...pair,
            kickoff: epochIn(calendar.zone, day + (place % 2), calendar.minutes[place % calendar.minutes.length] ?? 0),
          }))
          .sort((a, b) => a.kickoff - b.kickoff)
        rounds.push(knownRound({ round: index + 1, stage: '', first }, placed, number, competition))
        first += placed.length
      })
      const playOff = seriesRounds(competition, course, { round: drawn.length + 1, first }, number, {
        starters: once(() =>
          desk
            .finalRows(whole)
            .slice(0, 8)
            .map(({ team }) => team),
        ),
        isBracketOrder: false,
        winner: desk.winner,
      })
      return [...rounds, ...playOff]
    },
    () => '',
  )
  return whole
}
