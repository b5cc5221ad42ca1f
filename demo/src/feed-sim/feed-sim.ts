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
  MatchPlace,
  OddsParts,
  PlaceParts,
  PlayerParts,
  PlayLine,
} from '@pitchside/backend/modules/scores/ports/match-parts.port'
import type { SeasonParts, SeasonResult } from '@pitchside/backend/modules/scores/ports/season-parts.port'
import { basketballState, footballState } from '@pitchside/contract'
import { BasketballMatches } from './basketball-matches'
import { hallPlaceOf } from './basketball-place'
import { dayS } from './calendar/days'
import { WorldCalendar } from './calendar/world-calendar'
import type { SimCompetition } from './competitions'
import { baseKey } from './dense-leagues'
import { esportsCompetitions, type SimEsports } from './esports-competitions'
import { EsportsMatches } from './esports-matches'
import { Diaries } from './football-diary'
import { playerLinesOf, touchesOf } from './football-lines'
import { LooseSides } from './football-loose-sides'
import { FootballMatches } from './football-matches'
import { placeOf } from './football-place'
import { refereeOf } from './football-referees'
import { oddsCompanies } from './odds-companies'
import { RecentMap } from './recent-map'
import { SeasonBook } from './season-book'
import { nobody, peopleOf } from './season-scorers'
import { Seasons } from './seasons'
import { SimLeagues } from './sim-leagues'

/** Matches kept played: some days of lists, and those somebody looks at closely. */
const daysKept = 5
const detailsKept = 150
const endsKept = 4_000

/** The crowd is counted by half-time. */
const counted: ReadonlySet<number> = new Set([3, 4, 5, 7, 8])

export interface SimOptions {
  /** Football matches a day. Without it the usual leagues play, some two hundred; at most 2,000 for large sites. */
  matchesPerDay?: number
}

/** A feed that plays its own matches. Everything follows from the seed and the injected goals. */
export class SimFeed implements Feed, BasketballParts, EsportsParts, OddsParts, PlaceParts, PlayerParts, SeasonParts {
  readonly #seed: string
  readonly #calendar: WorldCalendar
  /** When matches end. */
  readonly #ends = new RecentMap<number, number>(endsKept)
  readonly #leagues: SimLeagues
  readonly #football: FootballMatches
  readonly #seasons: Seasons
  readonly #basketball: BasketballMatches
  readonly #esports: EsportsMatches

  readonly #book: SeasonBook

  constructor(seed = 'pitchside', { matchesPerDay = 0 }: SimOptions = {}) {
    this.#seed = seed
    this.#leagues = new SimLeagues(seed, matchesPerDay)
    const diaries = new Diaries({
      seasonOf: (fixture) => this.#leagues.seasonOf(fixture),
      earlier: (fixture, teamId) => this.#calendar.earlier(fixture, teamId),
      planOf: (fixture) => this.#leagues.planOf(fixture),
    })
    const loose = new LooseSides({
      before: (fixture, teamId) => this.#calendar.before(fixture, teamId),
      planOf: (fixture) => this.#leagues.planOf(fixture),
      courseOf: (fixture) => this.#leagues.courseOf(fixture),
    })
    this.#football = new FootballMatches(
      {
        planOf: (fixture) => (this.#leagues.isLayer(fixture) ? loose : diaries).planOf(fixture),
        courseOf: (fixture) => this.#leagues.courseOf(fixture),
      },
      { scripts: daysKept * Math.max(matchesPerDay, 240), details: detailsKept },
    )
    this.#basketball = new BasketballMatches(seed, (id) => baseKey(this.#leagues.byId.get(id)?.key ?? 'nba'))
    this.#esports = new EsportsMatches(seed)
    this.#calendar = new WorldCalendar(seed, this.#leagues.inCalendar, {
      finalRows: (plan) => this.#seasons.finalRows(plan),
      winner: (fixture) => this.#seasons.winner(fixture),
    })
    this.#seasons = new Seasons({
      current: (competitionId, at) => this.#calendar.current(competitionId, at),
      finalOf: (fixture) => this.#finalOf(fixture),
      moreLeagues: this.#leagues.dense.length,
    })
    this.#book = new SeasonBook({
      calendar: this.#calendar,
      competitions: this.#leagues.byId,
      seasons: this.#seasons,
      state: (id, at) => this.state(id, at),
      endsAt: (fixture) => this.#ends.get(fixture.id) ?? this.#ends.set(fixture.id, this.#finalOf(fixture).endsAt),
      ended: (fixture) => (fixture.sport === 'football' ? this.#football.ended(fixture) : this.#finalOf(fixture).state),
      peopleOf: (fixture) => (fixture.sport === 'football' ? peopleOf(this.#football.script(fixture)) : nobody),
    })
  }

  competitions(sport: Sport): readonly (SimCompetition | SimEsports)[] {
    if (sport === 'esports') return esportsCompetitions
    return sport === 'football' ? this.#leagues.football : this.#leagues.basketball
  }

  companies(): typeof oddsCompanies {
    return oddsCompanies
  }

  fixtures(sport: Sport, from: number, to: number): readonly Fixture[] {
    const list: Fixture[] = []
    for (let day = Math.floor(from / dayS); day <= Math.floor((to - 1) / dayS); day += 1)
      for (const fixture of this.#calendar.day(sport, day))
        if (fixture.kickoff >= from && fixture.kickoff < to) list.push(fixture)
    return list
  }

  fixture(id: number): Fixture | undefined {
    return this.#calendar.fixture(id)
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
    return this.#seasons.table(competitionId, at)
  }

  rank(competitionId: number, teamId: number, at: number): number {
    return this.#seasons.rank(competitionId, teamId, at)
  }

  seasons: SeasonParts['seasons'] = (competitionId, at) => this.#book.seasons(competitionId, at)
  seasonFixtures: SeasonParts['seasonFixtures'] = (seasonId, until) => this.#book.seasonFixtures(seasonId, until)
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

  periodBox: BasketballParts['periodBox'] = (id, at, period) => {
    const fixture = this.#known(id)
    return fixture.sport === 'basketball' ? this.#basketball.periodBox(fixture, at, period) : undefined
  }

  courtShots: BasketballParts['courtShots'] = (id, at) => {
    const fixture = this.#known(id)
    return fixture.sport === 'basketball' ? this.#basketball.courtShots(fixture, at) : []
  }

  plays(id: number, at: number, since?: number): readonly PlayLine[] {
    const fixture = this.#known(id)
    return fixture.sport === 'basketball' ? this.#basketball.plays(fixture, at, since) : []
  }

  place: PlaceParts['place'] = (id, at) => {
    const fixture = this.#known(id)
    if (fixture.sport === 'basketball') return this.#hallOf(fixture, at)
    if (fixture.sport !== 'football') return undefined
    const { crowd, ...place } = placeOf(this.#seed, fixture)
    return {
      ...place,
      ...(counted.has(this.state(id, at).status) ? { attendance: crowd } : {}),
      ...this.#refereeOf(fixture),
    }
  }

  #hallOf(fixture: Fixture, at: number): MatchPlace | undefined {
    const known = hallPlaceOf(this.#seed, fixture, this.#leagues.byId.get(fixture.competitionId)?.key ?? '')
    if (!known) return undefined
    const { crowd, ...place } = known
    const { status } = this.state(fixture.id, at)
    const isCounted = status >= basketballState.afterSecond && status <= basketballState.over
    return { ...place, ...(isCounted ? { attendance: crowd } : {}) }
  }

  playerLines: PlayerParts['playerLines'] = (id, at) => {
    const fixture = this.#known(id)
    return this.#isPlayed(fixture, at) ? playerLinesOf(this.#football.played(fixture)) : undefined
  }

  touches: PlayerParts['touches'] = (id, playerId, at) => {
    const fixture = this.#known(id)
    if (!this.#isPlayed(fixture, at)) return []
    const match = this.#football.played(fixture)
    const own = playerLinesOf(match).find(({ player }) => player.id === playerId)
    return own ? touchesOf(match, own.side, own.player.shirt) : []
  }

  #isPlayed(fixture: Fixture, at: number): boolean {
    if (fixture.sport !== 'football') return false
    // Whole seasons are asked about: their matches are not kept as those of a list are.
    const { state, endsAt } = this.#football.final(fixture)
    return state.status === footballState.over && endsAt <= at
  }

  #refereeOf(fixture: Fixture): Pick<MatchPlace, 'referee'> {
    const competition = this.#leagues.byId.get(fixture.competitionId)
    if (!competition) return {}
    const { name, flag } = refereeOf(competition, fixture)
    const plan = this.#calendar.plan(competition.id, this.#leagues.seasonOf(fixture).season)
    const earlier = (plan ? this.#seasons.results(plan, fixture.kickoff) : [])
      .filter((one) => one.endsAt <= fixture.kickoff && refereeOf(competition, one.fixture).name === name)
      .map((one) => this.#football.ended(one.fixture))
    const cards = (index: number) =>
      earlier.reduce((sum, { home, away }) => sum + (home[index] ?? 0) + (away[index] ?? 0), 0)
    return { referee: { name, flag, matches: earlier.length, yellows: cards(3), reds: cards(2) } }
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

  mapVeto: EsportsParts['mapVeto'] = (id, at) => {
    const fixture = this.#known(id)
    return fixture.sport === 'esports' ? this.#esports.mapVeto(fixture, at) : []
  }

  inject({ matchId, side, at }: InjectedGoal): void {
    const fixture = this.fixture(matchId)
    if (fixture?.sport !== 'football') return
    this.#football.inject(fixture, { at: at - fixture.kickoff, side })
    this.#ends.delete(matchId)
    this.#seasons.forget(fixture)
    this.#book.forget(fixture)
  }

  #known(id: number): Fixture {
    const fixture = this.fixture(id)
    if (!fixture) throw new Error(`no match ${id} in the simulated feed`)
    return fixture
  }

  /** How a match ends, and when; for tables. */
  #finalOf(fixture: Fixture): { state: MatchState; endsAt: number } {
    if (fixture.sport === 'esports') {
      const endsAt = this.#esports.endsAt(fixture)
      return { state: this.#esports.state(fixture, endsAt), endsAt }
    }
    if (fixture.sport === 'basketball') return this.#basketball.final(fixture)
    return this.#football.final(fixture)
  }
}
