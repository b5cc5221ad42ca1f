import type { Fixture, Sport, StandingsRow, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { SimEsports } from '../esports-competitions'
import { randomStream, shuffled } from '../random-stream'
import { RecentMap } from '../recent-map'
import { basketballCalendars, planBasketball, planNba } from './basketball-plan'
import { type CupCourse, cupLines, nationsCourse, worldCupCourse, worldCupSeason } from './cup-courses'
import { type CupDesk, planCup } from './cup-plan'
import { dayIn, dayS, yearOf } from './days'
import { denseSeasonAt, planDense } from './dense-plan'
import { esportsFirstDay, planEsports } from './esports-plan'
import { leagueCalendars, youthLines } from './league-calendars'
import { planLeague, spanOf } from './league-plan'
import { type BlockName, matchId, splitMatchId } from './numbers'
import type { PlannedRound, Played, SeasonPlan } from './season-plan'
import { planYouth } from './youth-plan'

/** What a calendar must be told of matches played, to draw the next ones. */
export interface ResultDesk {
  /** Table of a season when all its rounds are over. */
  finalRows(plan: SeasonPlan): readonly StandingsRow[]
  winner(fixture: Fixture): Team
}

/** A competition in the calendar. */
interface Entry {
  competition: Played
  block: BlockName
  place: number
  /** Number of the season that runs at a moment, or ran last. */
  seasonAt(at: number): number
  /** Seasons are this far apart in number. */
  step: number
  plan(season: number): SeasonPlan
}

const plansKept = 700
const daysKept = 45
/** A season is the current one from so many days before its first match. */
const leadDays = 21
/** Everybody speaks of the next world cup from the new year on. */
const worldCupLeadDays = 162

export interface Competitions {
  football: readonly Played[]
  /** Youth and women's leagues, then those that fill a large feed. */
  layers: readonly Played[]
  basketball: readonly Played[]
  esports: readonly SimEsports[]
}

/** Every match of every season, made as it is asked for: a season, a round, a day. */
export class WorldCalendar {
  readonly #seed: string
  readonly #desk: ResultDesk
  readonly #entries = new Map<number, Entry>()
  readonly #byPlace = new Map<string, Entry>()
  readonly #bySport: Record<Sport, Entry[]> = { football: [], basketball: [], esports: [] }
  readonly #plans: RecentMap<string, SeasonPlan>
  readonly #days: RecentMap<string, readonly Fixture[]>
  readonly #byDay = new WeakMap<SeasonPlan, Map<number, PlannedRound[]>>()
  readonly #byTeam = new WeakMap<SeasonPlan, ReadonlyMap<number, readonly Fixture[]>>()
  /** League of a club. */
  readonly #leagueOf = new Map<number, Played>()

  constructor(seed: string, competitions: Competitions, desk: ResultDesk) {
    this.#seed = seed
    this.#desk = desk
    this.#plans = new RecentMap(plansKept + 2 * competitions.layers.length)
    this.#days = new RecentMap(daysKept * 3)
    const add = (list: readonly Played[], block: BlockName) => {
      for (const [place, competition] of list.entries()) this.#add(competition, block, place)
    }
    add(competitions.football, 'football')
    add(competitions.layers, 'layers')
    add(competitions.basketball, 'basketball')
    add(competitions.esports, 'esports')
    for (const one of competitions.football)
      if (leagueCalendars[one.key]) for (const team of one.teams) this.#leagueOf.set(team.id, one)
  }

  /** A season of a competition. */
  plan(competitionId: number, season: number): SeasonPlan | undefined {
    const entry = this.#entries.get(competitionId)
    return entry && this.#planOf(entry, season)
  }

  /** The season that is spoken of at a moment: the one that runs, and soon before its start the next. */
  current(competitionId: number, at: number): SeasonPlan | undefined {
    const entry = this.#entries.get(competitionId)
    if (!entry) return undefined
    const lead = entry.competition.key === 'worldcup' ? worldCupLeadDays : entry.block === 'layers' ? 0 : leadDays
    return this.#planOf(entry, entry.seasonAt(at + lead * dayS))
  }

  /** Numbers of the current season and of some before it, newest first. */
  seasons(competitionId: number, at: number, past: number): number[] {
    const entry = this.#entries.get(competitionId)
    const current = this.current(competitionId, at)
    if (!entry || !current) return []
    return Array.from({ length: past + 1 }, (_, back) => current.season - back * entry.step)
  }

  /** Matches of a day of UTC, by kick-off. */
  day(sport: Sport, day: number): readonly Fixture[] {
    const key = `${sport} ${day}`
    const known = this.#days.get(key)
    if (known) return known
    const [from, to] = [day * dayS, (day + 1) * dayS]
    const list = this.#bySport[sport].flatMap((entry) =>
      this.#roundsOn(this.#planOf(entry, entry.seasonAt(to - 1)), day).flatMap((round) =>
        round.fixtures().filter(({ kickoff }) => kickoff >= from && kickoff < to),
      ),
    )
    return this.#days.set(
      key,
      list.sort((a, b) => a.kickoff - b.kickoff || a.id - b.id),
    )
  }

  /** Rounds of a season by the days they lie on: a month of lists would else look through all of its rounds 42 times. */
  #roundsOn(plan: SeasonPlan, day: number): readonly PlannedRound[] {
    let index = this.#byDay.get(plan)
    if (!index) {
      index = new Map()
      for (const round of plan.rounds)
        for (let on = Math.floor(round.from / dayS); on * dayS < round.to; on += 1) {
          const known = index.get(on)
          if (known) known.push(round)
          else index.set(on, [round])
        }
      this.#byDay.set(plan, index)
    }
    return index.get(day) ?? []
  }

  fixture(id: number): Fixture | undefined {
    const round = this.planOfMatch(id)?.rounds.find((one) => id >= one.id && id < one.id + one.count)
    return round?.fixtures().find((one) => one.id === id)
  }

  /** What a team played in the same season of the same competition before a match, oldest first. */
  earlier({ id, kickoff }: Fixture, teamId: number): Fixture[] {
    const plan = this.planOfMatch(id)
    if (!plan) return []
    const list = plan.rounds.every(({ stage }) => stage === '')
      ? (this.#byTeamOf(plan).get(teamId) ?? [])
      : // Rounds of a cup are not even asked for before they are due.
        plan.rounds.filter((round) => round.from < kickoff).flatMap((round) => ofTeam(round.fixtures(), teamId))
    return list.filter((one) => one.kickoff < kickoff)
  }

  /** The same, newest first, drawn no further back than somebody looks. */
  *before({ id, kickoff }: Fixture, teamId: number): Generator<Fixture> {
    const rounds = this.planOfMatch(id)?.rounds ?? []
    for (let place = rounds.findLastIndex((round) => round.from < kickoff); place >= 0; place -= 1)
      for (const one of rounds[place]?.fixtures() ?? [])
        if (one.kickoff < kickoff && (one.home.id === teamId || one.away.id === teamId)) yield one
  }

  /** Matches of each team in a season that is known from its start. */
  #byTeamOf(plan: SeasonPlan): ReadonlyMap<number, readonly Fixture[]> {
    let known = this.#byTeam.get(plan)
    if (!known) {
      const fixtures = plan.rounds.flatMap((round) => round.fixtures())
      known = new Map(plan.teams().map(({ id }) => [id, ofTeam(fixtures, id)]))
      this.#byTeam.set(plan, known)
    }
    return known
  }

  /** The season a match belongs to. */
  planOfMatch(id: number): SeasonPlan | undefined {
    const number = splitMatchId(id)
    const entry = number && this.#byPlace.get(`${number.block} ${number.place}`)
    return entry && this.#planOf(entry, number.season)
  }

  #planOf(entry: Entry, season: number): SeasonPlan {
    const key = `${entry.competition.id} ${season}`
    return this.#plans.get(key) ?? this.#plans.set(key, entry.plan(season))
  }

  #add(competition: Played, block: BlockName, place: number): void {
    const entry: Entry = { competition, block, place, ...this.#course(competition, block, place) }
    this.#entries.set(competition.id, entry)
    this.#byPlace.set(`${block} ${place}`, entry)
    this.#bySport[competition.sport].push(entry)
  }

  /** How the seasons of a competition follow one another, and how one is laid out. */
  #course(competition: Played, block: BlockName, place: number): Pick<Entry, 'seasonAt' | 'step' | 'plan'> {
    const numbered = (season: number) => (index: number) => matchId({ block, season, place, index })
    const { key } = competition
    const [seed, desk] = [this.#seed, this.#desk]
    const cup = (course: (season: number) => CupCourse, cupDesk: (season: number) => CupDesk, step = 1) => ({
      step,
      plan: (season: number) => planCup(seed, competition, season, course(season), numbered(season), cupDesk(season)),
    })
    const league = leagueCalendars[key]
    if (league)
      return {
        seasonAt: yearly((year) => spanOf(league, year)[0]),
        step: 1,
        plan: (season) => planLeague(seed, competition, league, season, numbered(season)),
      }
    const youth = youthLines.get(key)
    if (youth)
      return {
        seasonAt: yearly((year) => dayIn(year, youth.from)),
        step: 1,
        plan: (season) => planYouth(seed, competition, youth, season, numbered(season)),
      }
    if (block === 'layers')
      return {
        seasonAt: (at) => denseSeasonAt(competition, at),
        step: 1,
        plan: (season) => planDense(seed, competition, season, numbered(season)),
      }
    if (key === 'worldcup')
      return {
        ...cup(worldCupCourse, () => this.#cupDesk(() => competition.teams), 4),
        seasonAt: (at) => worldCupSeason(yearly((year) => dayIn(year, '06-10'))(at)),
      }
    if (key === 'nations')
      return {
        ...cup(nationsCourse, (season) =>
          this.#cupDesk(() => byStrength(competition.teams, `${seed}|${key}|${season}`)),
        ),
        seasonAt: yearly((year) => dayIn(year, '08-31')),
      }
    const line = cupLines.find((one) => one.key === key)
    if (line) {
      const { course, places, after, leagues } = line
      const entrants = (season: number) => () =>
        places
          ? this.#placed(season, places, after)
          : leagues.flatMap((one) => byStrength(this.#teamsOf(one), `${seed}|${key}|${season}`))
      return {
        ...cup(course, (season) => this.#cupDesk(entrants(season))),
        seasonAt: yearly((year) => firstDayOf(course(year))),
      }
    }
    if (key === 'nba')
      return {
        seasonAt: yearly((year) => dayIn(year, '10-18')),
        step: 1,
        plan: (season) => planNba(seed, competition, season, numbered(season), desk),
      }
    const basketball = basketballCalendars[key]
    if (basketball)
      return {
        seasonAt: yearly((year) => dayIn(year, basketball.from)),
        step: 1,
        plan: (season) => planBasketball(seed, competition, basketball, season, numbered(season), desk),
      }
    if (competition.sport === 'esports') {
      const title = competition as SimEsports
      return {
        seasonAt: (at) => {
          const day = Math.floor(at / dayS)
          const last = yearOf(day) * 4 + 3
          const found = [0, 1, 2, 3, 4, 5].find((back) => esportsFirstDay(place, last - back) <= day)
          return last - (found ?? 5)
        },
        step: 1,
        plan: (season) => planEsports(seed, title, place, season, numbered(season), desk),
      }
    }
    throw new Error(`no calendar for ${key}`)
  }

  #cupDesk(entrants: () => readonly Team[]): CupDesk {
    return {
      entrants,
      groupRows: (plan) => this.#desk.finalRows(plan),
      winner: (fixture) => this.#desk.winner(fixture),
      zoneOf: (team) => leagueCalendars[this.#leagueOf.get(team.id)?.key ?? '']?.zone ?? 'UTC',
      countryOf: (team) => this.#leagueOf.get(team.id)?.flag ?? '',
      kickoffsOf: (team, from, to) => this.#kickoffsOf(team, from, to),
    }
  }

  #kickoffsOf(team: Team, from: number, to: number): number[] {
    const entry = this.#entries.get(this.#leagueOf.get(team.id)?.id ?? 0)
    if (!entry) return []
    const seasons = new Set([entry.seasonAt(from), entry.seasonAt(to)])
    return [...seasons].flatMap((season) =>
      this.#planOf(entry, season)
        .rounds.filter((round) => round.from < to && round.to > from)
        .flatMap((round) => round.fixtures())
        .filter(({ home, away }) => home.id === team.id || away.id === team.id)
        .map(({ kickoff }) => kickoff),
    )
  }

  #teamsOf(key: string): readonly Team[] {
    return this.#bySport.football.find((entry) => entry.competition.key === key)?.competition.teams ?? []
  }

  /** The best of leagues in the season before, all winners first. `after`: places that a greater cup takes. */
  #placed(
    season: number,
    places: Readonly<Record<string, number>>,
    after: Readonly<Record<string, number>> = {},
  ): Team[] {
    const list = Object.entries(places).flatMap(([key, count]) => {
      const entry = this.#bySport.football.find((one) => one.competition.key === key)
      if (!entry) return []
      const skip = after[key] ?? 0
      const rows = this.#desk.finalRows(this.#planOf(entry, season - 1))
      return rows.slice(skip, skip + count).map(({ team }, place) => ({ team, place }))
    })
    return list
      .sort((a, b) => a.place - b.place || b.team.strength - a.team.strength || a.team.id - b.team.id)
      .map(({ team }) => team)
  }
}

const ofTeam = (fixtures: readonly Fixture[], teamId: number): Fixture[] =>
  fixtures.filter(({ home, away }) => home.id === teamId || away.id === teamId)

const firstDayOf = ({ groups, knockout }: CupCourse): number => (groups?.days[0] ?? knockout[0])?.[0]?.day ?? 0

/** Number of the season by the day of the year on which it begins at the earliest. */
const yearly =
  (firstDay: (year: number) => number) =>
  (at: number): number => {
    const day = Math.floor(at / dayS)
    const year = yearOf(day)
    return firstDay(year) <= day ? year : year - 1
  }

/** The strong ones first, equal ones as drawn. */
const byStrength = (teams: readonly Team[], key: string): Team[] =>
  shuffled(teams, randomStream(`${key}|seeds`)).sort((a, b) => b.strength - a.strength)
