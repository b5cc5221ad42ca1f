import type {
  Feed,
  Fixture,
  InjectedGoal,
  MatchDetail,
  MatchState,
  SeasonTable,
  Sport,
} from '../../modules/scores/ports/feed.port'
import type {
  BasketballParts,
  EsportsGame,
  EsportsParts,
  OddsParts,
  PlayLine,
} from '../../modules/scores/ports/match-parts.port'
import { BasketballMatches } from './basketball-matches'
import { dayOf, dayOfMatch, fixturesOfDay, seasonDay, sportOf } from './calendar'
import { basketballCompetitions, bigLeagueKeys, footballCompetitions, type SimCompetition } from './competitions'
import { isKnockoutStage } from './cup'
import { esportsOfDay } from './esports-calendar'
import { esportsCompetitions, type SimEsports } from './esports-competitions'
import { EsportsMatches } from './esports-matches'
import { footballChancesAt, footballOddsAt, type PhaseQuotes, quoteStep } from './football-odds'
import type { FootballScript } from './football-plan'
import { goalRates } from './football-rates'
import { playFootball } from './football-script'
import { footballIncidentsAt, footballStateAt, footballTallyAt, footballTrendAt } from './football-state'
import { oddsCompanies } from './odds-companies'
import { Seasons } from './seasons'

const allCompetitions = new Map([...footballCompetitions, ...basketballCompetitions].map((one) => [one.id, one]))
const esportsById = new Map(esportsCompetitions.map((one) => [one.id, one]))
const scriptsKept = 1_200
const quotesKept = 8_000

/** A feed that plays its own matches. Everything follows from the seed and the injected goals. */
export class SimFeed implements Feed, BasketballParts, EsportsParts, OddsParts {
  readonly #seed: string
  readonly #days = new Map<string, Fixture[]>()
  readonly #football = new Map<number, FootballScript>()
  readonly #injected = new Map<number, { at: number; side: 1 | 2 }[]>()
  readonly #quotes = new Map<string, { step: string; quotes: PhaseQuotes }>()
  readonly #seasons: Seasons
  readonly #basketball: BasketballMatches
  readonly #esports: EsportsMatches

  constructor(seed = 'pitchside') {
    this.#seed = seed
    this.#basketball = new BasketballMatches(seed, (id) => allCompetitions.get(id)?.key ?? 'nba')
    this.#esports = new EsportsMatches(seed)
    this.#seasons = new Seasons({
      fixturesOfDay: (sport, day) => this.#fixturesOfDay(sport, day),
      finalOf: (fixture) => this.#finalOf(fixture),
    })
  }

  competitions(sport: Sport): readonly (SimCompetition | SimEsports)[] {
    if (sport === 'esports') return esportsCompetitions
    return sport === 'football' ? footballCompetitions : basketballCompetitions
  }

  companies(): typeof oddsCompanies {
    return oddsCompanies
  }

  fixtures(sport: Sport, from: number, to: number): readonly Fixture[] {
    const list: Fixture[] = []
    for (let day = dayOf(from); day <= dayOf(to - 1); day += 1)
      for (const fixture of this.#fixturesOfDay(sport, day))
        if (fixture.kickoff >= from && fixture.kickoff < to) list.push(fixture)
    return list
  }

  fixture(id: number): Fixture | undefined {
    const sport = sportOf(id)
    if (!sport) return undefined
    return this.#fixturesOfDay(sport, dayOfMatch(id)).find((fixture) => fixture.id === id)
  }

  state(id: number, at: number): MatchState {
    const fixture = this.#known(id)
    if (fixture.sport === 'esports') return this.#esports.state(fixture, at)
    if (fixture.sport === 'basketball') return this.#basketball.state(fixture, at)
    return footballStateAt(this.#footballScript(fixture), fixture.kickoff, at - fixture.kickoff)
  }

  detail(id: number, at: number): MatchDetail {
    const fixture = this.#known(id)
    if (fixture.sport !== 'football') return { incidents: [], tally: undefined, trend: [] }
    const script = this.#footballScript(fixture)
    const elapsed = at - fixture.kickoff
    return {
      incidents: footballIncidentsAt(script, elapsed),
      tally: footballTallyAt(script, elapsed),
      trend: footballTrendAt(script, elapsed),
    }
  }

  odds(id: number, companyId: number, at: number): ReturnType<Feed['odds']> {
    const fixture = this.#known(id)
    if (fixture.sport === 'esports') return this.#esports.odds(fixture, companyId, at)
    if (fixture.sport === 'basketball') return this.#basketball.odds(fixture, companyId, at)
    const match = { id, rates: this.#ratesOf(fixture), script: this.#footballScript(fixture) }
    const key = `${id} ${companyId}`
    const step = quoteStep(match, companyId, at - fixture.kickoff)
    const known = this.#quotes.get(key)
    if (known?.step === step) return known.quotes
    const quotes = footballOddsAt(match, companyId, at - fixture.kickoff)
    if (this.#quotes.size > quotesKept) this.#quotes.clear()
    this.#quotes.set(key, { step, quotes })
    return quotes
  }

  chances(id: number, at: number): [number, number, number] {
    const fixture = this.#known(id)
    const elapsed = at - fixture.kickoff
    if (fixture.sport === 'esports') return this.#esports.chances(fixture, at)
    if (fixture.sport === 'basketball') return this.#basketball.chances(fixture, at)
    return footballChancesAt({ id, rates: this.#ratesOf(fixture), script: this.#footballScript(fixture) }, elapsed)
  }

  table(competitionId: number, at: number): SeasonTable | undefined {
    const competition = allCompetitions.get(competitionId) ?? esportsById.get(competitionId)
    return competition && this.#seasons.table(competition, at)
  }

  rank(competitionId: number, teamId: number, at: number): number {
    const competition = allCompetitions.get(competitionId) ?? esportsById.get(competitionId)
    return competition ? this.#seasons.rank(competition, teamId, at) : 0
  }

  boxScore(id: number, at: number): ReturnType<BasketballParts['boxScore']> {
    const fixture = this.#known(id)
    return fixture.sport === 'basketball' ? this.#basketball.boxScore(fixture, at) : undefined
  }

  plays(id: number, at: number, since?: number): readonly PlayLine[] {
    const fixture = this.#known(id)
    return fixture.sport === 'basketball' ? this.#basketball.plays(fixture, at, since) : []
  }

  oddsHistory(id: number, companyId: number, at: number): ReturnType<OddsParts['oddsHistory']> {
    const fixture = this.#known(id)
    if (fixture.sport === 'esports') return this.#esports.oddsHistory(fixture, companyId, at)
    if (fixture.sport === 'basketball') return this.#basketball.oddsHistory(fixture, companyId, at)
    return { asia: [], eu: [], bs: [] }
  }

  games(id: number, at: number): readonly EsportsGame[] {
    const fixture = this.#known(id)
    return fixture.sport === 'esports' ? this.#esports.games(fixture, at) : []
  }

  inject({ matchId, side, at }: InjectedGoal): void {
    const fixture = this.fixture(matchId)
    if (fixture?.sport !== 'football') return
    this.#injected.set(matchId, [...(this.#injected.get(matchId) ?? []), { at: at - fixture.kickoff, side }])
    this.#football.delete(matchId)
    this.#seasons.forget(fixture)
  }

  #known(id: number): Fixture {
    const fixture = this.fixture(id)
    if (!fixture) throw new Error(`no match ${id} in the simulated feed`)
    return fixture
  }

  #fixturesOfDay(sport: Sport, day: number): Fixture[] {
    const key = `${sport}|${day}`
    let list = this.#days.get(key)
    if (!list) {
      list =
        sport === 'esports'
          ? esportsOfDay(this.#seed, day)
          : fixturesOfDay(this.#seed, sport, day, (competition, season, round) =>
              this.#seasons.cupPairs(competition, season, round),
            )
      this.#days.set(key, list)
    }
    return list
  }

  #footballScript(fixture: Fixture): FootballScript {
    let script = this.#football.get(fixture.id)
    if (!script) {
      script = this.#play(fixture, false)
      if (this.#football.size > scriptsKept) this.#football.clear()
      this.#football.set(fixture.id, script)
    }
    return script
  }

  #ratesOf(fixture: Fixture) {
    const competition = allCompetitions.get(fixture.competitionId) as SimCompetition
    const { season } = seasonDay(competition, dayOfMatch(fixture.id))
    return goalRates(this.#seed, competition, fixture.home, fixture.away, season)
  }

  #play(fixture: Fixture, isResultOnly: boolean): FootballScript {
    const competition = allCompetitions.get(fixture.competitionId) as SimCompetition
    return playFootball(
      {
        seed: this.#seed,
        matchId: fixture.id,
        homeTeamId: fixture.home.id,
        awayTeamId: fixture.away.id,
        rates: this.#ratesOf(fixture),
        means: competition.means,
        isKnockout: isKnockoutStage(fixture.stage),
        canBePostponed: competition.kind === 'league' && !bigLeagueKeys.includes(competition.key),
      },
      this.#injected.get(fixture.id),
      isResultOnly,
    )
  }

  /** How a match ends, and when; for tables. */
  #finalOf(fixture: Fixture): { state: MatchState; endsAt: number } {
    const at = fixture.kickoff + 20_000
    if (fixture.sport === 'esports') {
      const endsAt = this.#esports.endsAt(fixture)
      return { state: this.#esports.state(fixture, endsAt), endsAt }
    }
    if (fixture.sport === 'basketball') return this.#basketball.final(fixture)
    const script = this.#football.get(fixture.id) ?? this.#play(fixture, true)
    const end = script.events.at(-1)?.at ?? 0
    return { state: footballStateAt(script, fixture.kickoff, at - fixture.kickoff), endsAt: fixture.kickoff + end }
  }
}
