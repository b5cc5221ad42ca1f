import type {
  Feed,
  Fixture,
  InjectedGoal,
  MatchDetail,
  MatchState,
  SeasonTable,
  Sport,
} from '@pitchside/backend/modules/scores/ports/feed.port'
import type {
  BasketballParts,
  EsportsGame,
  EsportsParts,
  OddsParts,
  PlaceParts,
  PlayLine,
} from '@pitchside/backend/modules/scores/ports/match-parts.port'
import type { SeasonParts, SeasonResult } from '@pitchside/backend/modules/scores/ports/season-parts.port'
import { BasketballMatches } from './basketball-matches'
import { dayOf, dayOfMatch, fixturesOfDay, sportOf } from './calendar'
import { basketballCompetitions, type SimCompetition } from './competitions'
import { denseFixtures } from './dense-leagues'
import { esportsOfDay } from './esports-calendar'
import { esportsCompetitions, type SimEsports } from './esports-competitions'
import { EsportsMatches } from './esports-matches'
import { FootballMatches } from './football-matches'
import { placeOf } from './football-place'
import { footballStateAt } from './football-state'
import { oddsCompanies } from './odds-companies'
import { SeasonBook } from './season-book'
import { type MatchPeople, nobody, peopleOf } from './season-scorers'
import { Seasons } from './seasons'
import { SimLeagues } from './sim-leagues'

const esportsById = new Map(esportsCompetitions.map((one) => [one.id, one]))
/** Matches kept played: some days of lists, and those somebody looks at closely. */
const daysKept = 5
const detailsKept = 150

export interface SimOptions {
  /** Football matches a day. Without it the usual leagues play, some two hundred; at most 2,000 for large sites. */
  matchesPerDay?: number
}

/** A feed that plays its own matches. Everything follows from the seed and the injected goals. */
export class SimFeed implements Feed, BasketballParts, EsportsParts, OddsParts, PlaceParts, SeasonParts {
  readonly #seed: string
  readonly #days = new Map<string, { list: Fixture[]; byId: Map<number, Fixture> }>()
  readonly #leagues: SimLeagues
  readonly #football: FootballMatches
  readonly #seasons: Seasons
  readonly #basketball: BasketballMatches
  readonly #esports: EsportsMatches

  readonly #book: SeasonBook

  constructor(seed = 'pitchside', { matchesPerDay = 0 }: SimOptions = {}) {
    this.#seed = seed
    this.#leagues = new SimLeagues(seed, matchesPerDay)
    this.#football = new FootballMatches(
      (fixture) => this.#leagues.planOf(fixture),
      (fixture) => this.#leagues.flagsOf(fixture),
      { scripts: daysKept * Math.max(matchesPerDay, 240), details: detailsKept },
    )
    this.#basketball = new BasketballMatches(seed, (id) => this.#leagues.byId.get(id)?.key ?? 'nba')
    this.#esports = new EsportsMatches(seed)
    const source = {
      fixturesOfDay: (sport: Sport, day: number) => this.#dayOf(sport, day).list,
      finalOf: (fixture: Fixture) => this.#finalOf(fixture),
      moreLeagues: this.#leagues.dense.length,
    }
    this.#seasons = new Seasons(source)
    this.#book = new SeasonBook({
      ...source,
      competitions: this.#leagues.byId,
      seasons: this.#seasons,
      state: (id, at) => this.state(id, at),
    })
  }

  competitions(sport: Sport): readonly (SimCompetition | SimEsports)[] {
    if (sport === 'esports') return esportsCompetitions
    return sport === 'football' ? this.#leagues.football : basketballCompetitions
  }

  companies(): typeof oddsCompanies {
    return oddsCompanies
  }

  fixtures(sport: Sport, from: number, to: number): readonly Fixture[] {
    const list: Fixture[] = []
    for (let day = dayOf(from); day <= dayOf(to - 1); day += 1)
      for (const fixture of this.#dayOf(sport, day).list)
        if (fixture.kickoff >= from && fixture.kickoff < to) list.push(fixture)
    return list
  }

  fixture(id: number): Fixture | undefined {
    const sport = sportOf(id)
    if (!sport) return undefined
    return this.#dayOf(sport, dayOfMatch(id)).byId.get(id)
  }

  state(id: number, at: number): MatchState {
    const fixture = this.#known(id)
    if (fixture.sport === 'esports') return this.#esports.state(fixture, at)
    if (fixture.sport === 'basketball') return this.#basketball.state(fixture, at)
    return this.#football.state(fixture, at)
  }

  detail(id: number, at: number): MatchDetail {
    const fixture = this.#known(id)
    if (fixture.sport !== 'football') return { incidents: [], tally: undefined, trend: [] }
    return this.#football.detail(fixture, at)
  }

  odds(id: number, companyId: number, at: number): ReturnType<Feed['odds']> {
    const fixture = this.#known(id)
    if (fixture.sport === 'esports') return this.#esports.odds(fixture, companyId, at)
    if (fixture.sport === 'basketball') return this.#basketball.odds(fixture, companyId, at)
    return this.#football.odds(fixture, companyId, at)
  }

  lineup(id: number, at: number): ReturnType<Feed['lineup']> {
    const fixture = this.#known(id)
    return fixture.sport === 'football' ? this.#football.lineup(fixture, at) : undefined
  }

  commentary(id: number, at: number, since = 0): ReturnType<Feed['commentary']> {
    const fixture = this.#known(id)
    return fixture.sport === 'football' ? this.#football.commentary(fixture, at, since) : []
  }

  shots(id: number, at: number): ReturnType<Feed['shots']> {
    const fixture = this.#known(id)
    return fixture.sport === 'football' ? this.#football.shots(fixture, at) : []
  }

  statistics(id: number, at: number): ReturnType<Feed['statistics']> {
    const fixture = this.#known(id)
    return fixture.sport === 'football' ? this.#football.statistics(fixture, at) : { full: [], first: [], second: [] }
  }

  chances(id: number, at: number): [number, number, number] {
    const fixture = this.#known(id)
    if (fixture.sport === 'esports') return this.#esports.chances(fixture, at)
    if (fixture.sport === 'basketball') return this.#basketball.chances(fixture, at)
    return this.#football.chances(fixture, at)
  }

  table(competitionId: number, at: number): SeasonTable | undefined {
    const competition = this.#leagues.byId.get(competitionId) ?? esportsById.get(competitionId)
    return competition && this.#seasons.table(competition, at)
  }

  rank(competitionId: number, teamId: number, at: number): number {
    const competition = this.#leagues.byId.get(competitionId) ?? esportsById.get(competitionId)
    return competition ? this.#seasons.rank(competition, teamId, at) : 0
  }

  seasons: SeasonParts['seasons'] = (competitionId, at) => this.#book.seasons(competitionId, at)
  seasonFixtures: SeasonParts['seasonFixtures'] = (seasonId) => this.#book.seasonFixtures(seasonId)
  seasonTable: SeasonParts['seasonTable'] = (seasonId, at, venue, throughRound) =>
    this.#book.seasonTable(seasonId, at, venue, throughRound)
  seasonResults = (seasonId: number, at: number): SeasonResult[] => this.#book.seasonResults(seasonId, at)
  scorers: SeasonParts['scorers'] = (seasonId, at) => this.#book.scorers(seasonId, at)
  bracket: SeasonParts['bracket'] = (seasonId, at) => this.#book.bracket(seasonId, at)
  team: SeasonParts['team'] = (id) => this.#book.team(id)
  player: SeasonParts['player'] = (id) => this.#book.player(id)

  boxScore(id: number, at: number): ReturnType<BasketballParts['boxScore']> {
    const fixture = this.#known(id)
    return fixture.sport === 'basketball' ? this.#basketball.boxScore(fixture, at) : undefined
  }

  plays(id: number, at: number, since?: number): readonly PlayLine[] {
    const fixture = this.#known(id)
    return fixture.sport === 'basketball' ? this.#basketball.plays(fixture, at, since) : []
  }

  place: PlaceParts['place'] = (id) => {
    const fixture = this.#known(id)
    return placeOf(this.#seed, fixture, this.#leagues.byId.get(fixture.competitionId)?.key ?? '')
  }

  oddsHistory(id: number, companyId: number, at: number): ReturnType<OddsParts['oddsHistory']> {
    const fixture = this.#known(id)
    if (fixture.sport === 'esports') return this.#esports.oddsHistory(fixture, companyId, at)
    if (fixture.sport === 'basketball') return this.#basketball.oddsHistory(fixture, companyId, at)
    return this.#football.oddsHistory(fixture, companyId, at)
  }

  games(id: number, at: number): readonly EsportsGame[] {
    const fixture = this.#known(id)
    return fixture.sport === 'esports' ? this.#esports.games(fixture, at) : []
  }

  inject({ matchId, side, at }: InjectedGoal): void {
    const fixture = this.fixture(matchId)
    if (fixture?.sport !== 'football') return
    this.#football.inject(fixture, { at: at - fixture.kickoff, side })
    this.#seasons.forget(fixture)
  }

  #known(id: number): Fixture {
    const fixture = this.fixture(id)
    if (!fixture) throw new Error(`no match ${id} in the simulated feed`)
    return fixture
  }

  #dayOf(sport: Sport, day: number): { list: Fixture[]; byId: Map<number, Fixture> } {
    const key = `${sport}|${day}`
    const known = this.#days.get(key)
    if (known) return known
    const usual =
      sport === 'esports'
        ? esportsOfDay(this.#seed, day)
        : fixturesOfDay(this.#seed, sport, day, (competition, season, round) =>
            this.#seasons.cupPairs(competition, season, round),
          )
    const more = sport === 'football' ? denseFixtures(this.#seed, this.#leagues.dense, day) : []
    const list = more.length > 0 ? [...usual, ...more].sort((a, b) => a.kickoff - b.kickoff || a.id - b.id) : usual
    const made = { list, byId: new Map(list.map((fixture) => [fixture.id, fixture])) }
    this.#days.set(key, made)
    return made
  }

  /** How a match ends, and when, and who played; for tables and scorers. */
  #finalOf(fixture: Fixture): { state: MatchState; endsAt: number; people: MatchPeople } {
    const at = fixture.kickoff + 20_000
    if (fixture.sport === 'esports') {
      const endsAt = this.#esports.endsAt(fixture)
      return { state: this.#esports.state(fixture, endsAt), endsAt, people: nobody }
    }
    if (fixture.sport === 'basketball') return { ...this.#basketball.final(fixture), people: nobody }
    const script = this.#football.script(fixture)
    const end = script.events.at(-1)?.at ?? 0
    return {
      state: footballStateAt(script, fixture.kickoff, at - fixture.kickoff),
      endsAt: fixture.kickoff + end,
      // Leagues that only fill a large feed have no lists of scorers: who played is too much to keep of all.
      people: this.#leagues.isDense(fixture) ? nobody : peopleOf(script),
    }
  }
}
