import type {
  Feed,
  Fixture,
  InjectedGoal,
  MatchDetail,
  MatchState,
  SeasonTable,
  Sport,
} from '../../modules/scores/ports/feed.port'
import type { SeasonParts, SeasonResult } from '../../modules/scores/ports/match-parts.port'
import { basketballOdds } from './basketball-odds'
import { type BasketballScript, basketballRules, playBasketball } from './basketball-script'
import { basketballChances, basketballStateAt } from './basketball-state'
import { dayOf, dayOfMatch, fixturesOfDay, seasonDay, sportOf } from './calendar'
import { basketballCompetitions, bigLeagueKeys, footballCompetitions, type SimCompetition } from './competitions'
import { isKnockoutStage } from './cup'
import { footballChancesAt, footballOddsAt, type PhaseQuotes, quoteStep } from './football-odds'
import type { FootballScript } from './football-plan'
import { goalRates } from './football-rates'
import { playFootball } from './football-script'
import { footballIncidentsAt, footballStateAt, footballTallyAt, footballTrendAt } from './football-state'
import { oddsCompanies } from './odds-companies'
import { normal, randomStream } from './random-stream'
import { SeasonBook } from './season-book'
import { type MatchPeople, peopleOf } from './season-scorers'
import { Seasons } from './seasons'

const allCompetitions = new Map([...footballCompetitions, ...basketballCompetitions].map((one) => [one.id, one]))
const scriptsKept = 1_200
const quotesKept = 8_000

/** A feed that plays its own matches. Everything follows from the seed and the injected goals. */
export class SimFeed implements Feed, SeasonParts {
  readonly #seed: string
  readonly #days = new Map<string, Fixture[]>()
  readonly #football = new Map<number, FootballScript>()
  readonly #basketball = new Map<number, BasketballScript>()
  readonly #injected = new Map<number, { at: number; side: 1 | 2 }[]>()
  readonly #quotes = new Map<string, { step: string; quotes: PhaseQuotes }>()
  readonly #seasons: Seasons
  readonly #book: SeasonBook

  constructor(seed = 'pitchside') {
    this.#seed = seed
    const source = {
      fixturesOfDay: (sport: Sport, day: number) => this.#fixturesOfDay(sport, day),
      finalOf: (fixture: Fixture) => this.#finalOf(fixture),
    }
    this.#seasons = new Seasons(source)
    this.#book = new SeasonBook({
      ...source,
      competitions: allCompetitions,
      seasons: this.#seasons,
      state: (id, at) => this.state(id, at),
    })
  }

  competitions(sport: Sport): readonly SimCompetition[] {
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
    return fixture.sport === 'football'
      ? footballStateAt(this.#footballScript(fixture), fixture.kickoff, at - fixture.kickoff)
      : basketballStateAt(this.#basketballScript(fixture), fixture.kickoff, at - fixture.kickoff)
  }

  detail(id: number, at: number): MatchDetail {
    const fixture = this.#known(id)
    if (fixture.sport === 'basketball') return { incidents: [], tally: undefined, trend: [] }
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
    if (fixture.sport === 'basketball')
      return basketballOdds(id, companyId, this.#edgeOf(fixture), this.state(id, at), fixture, this.#rulesOf(fixture))
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
    if (fixture.sport === 'football')
      return footballChancesAt({ id, rates: this.#ratesOf(fixture), script: this.#footballScript(fixture) }, elapsed)
    const state = this.state(id, at)
    const sum = (list: readonly number[]) => list.reduce((total, points) => total + points, 0)
    const endAt = this.#basketballScript(fixture).endAt
    const left = Math.min(1, Math.max(0, 1 - elapsed / endAt))
    return basketballChances(this.#edgeOf(fixture), sum(state.home) - sum(state.away), left)
  }

  table(competitionId: number, at: number): SeasonTable | undefined {
    const competition = allCompetitions.get(competitionId)
    return competition && this.#seasons.table(competition, at)
  }

  rank(competitionId: number, teamId: number, at: number): number {
    const competition = allCompetitions.get(competitionId)
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
      list = fixturesOfDay(this.#seed, sport, day, (competition, season, round) =>
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

  /** Team quality has a spread of 4.3 points per hundred possessions; home is worth 2.4. */
  #edgeOf(fixture: Fixture): number {
    const quality = (team: Fixture['home']) =>
      (team.strength - 4) * 1.2 + 2.8 * normal(randomStream(`${this.#seed}|${team.id}|basketball`))
    return quality(fixture.home) - quality(fixture.away) + 2.4
  }

  #rulesOf(fixture: Fixture) {
    const key = allCompetitions.get(fixture.competitionId)?.key ?? 'nba'
    return basketballRules[key] ?? { quarterS: 720, pace: 100, scoring: 1 }
  }

  #basketballScript(fixture: Fixture): BasketballScript {
    let script = this.#basketball.get(fixture.id)
    if (!script) {
      const plan = { seed: this.#seed, matchId: fixture.id, edge: this.#edgeOf(fixture), rules: this.#rulesOf(fixture) }
      script = playBasketball(plan)
      if (this.#basketball.size > scriptsKept) this.#basketball.clear()
      this.#basketball.set(fixture.id, script)
    }
    return script
  }

  /** How a match ends, and when, and who played; for tables and scorers. */
  #finalOf(fixture: Fixture): { state: MatchState; endsAt: number; people: MatchPeople } {
    const at = fixture.kickoff + 20_000
    if (fixture.sport === 'basketball') {
      const script = this.#basketballScript(fixture)
      const state = basketballStateAt(script, fixture.kickoff, 20_000)
      return { state, endsAt: fixture.kickoff + script.endAt, people: { goals: [], shirts: [[], []] } }
    }
    const script = this.#football.get(fixture.id) ?? this.#play(fixture, true)
    const end = script.events.at(-1)?.at ?? 0
    return {
      state: footballStateAt(script, fixture.kickoff, at - fixture.kickoff),
      endsAt: fixture.kickoff + end,
      people: peopleOf(script.events),
    }
  }
}
