import type {
  Feed,
  Fixture,
  InjectedGoal,
  MatchDetail,
  MatchState,
  SeasonTable,
  Sport,
} from '../../modules/scores/ports/feed.port'
import { basketballOdds } from './basketball-odds'
import { type BasketballScript, basketballRules, playBasketball } from './basketball-script'
import { basketballChances, basketballStateAt } from './basketball-state'
import { dayOf, dayOfMatch, fixturesOfDay, seasonDay, sportOf } from './calendar'
import {
  basketballCompetitions,
  bigLeagueKeys,
  footballCompetitions,
  nationFlags,
  type SimCompetition,
} from './competitions'
import { isKnockoutStage } from './cup'
import { FootballMatches } from './football-matches'
import type { MatchPlan } from './football-plan'
import { goalRates } from './football-rates'
import { footballStateAt } from './football-state'
import { oddsCompanies } from './odds-companies'
import { normal, randomStream } from './random-stream'
import { Seasons } from './seasons'

const allCompetitions = new Map([...footballCompetitions, ...basketballCompetitions].map((one) => [one.id, one]))
const scriptsKept = 1_200
const detailsKept = 150

/** A feed that plays its own matches. Everything follows from the seed and the injected goals. */
export class SimFeed implements Feed {
  readonly #seed: string
  readonly #days = new Map<string, Fixture[]>()
  readonly #football: FootballMatches
  readonly #basketball = new Map<number, BasketballScript>()
  readonly #seasons: Seasons

  constructor(seed = 'pitchside') {
    this.#seed = seed
    this.#football = new FootballMatches(
      (fixture) => this.#planOf(fixture),
      (fixture) => this.#flagsOf(fixture),
      { scripts: scriptsKept, details: detailsKept },
    )
    this.#seasons = new Seasons({
      fixturesOfDay: (sport, day) => this.#fixturesOfDay(sport, day),
      finalOf: (fixture) => this.#finalOf(fixture),
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
      ? this.#football.state(fixture, at)
      : basketballStateAt(this.#basketballScript(fixture), fixture.kickoff, at - fixture.kickoff)
  }

  detail(id: number, at: number): MatchDetail {
    const fixture = this.#known(id)
    if (fixture.sport === 'basketball') return { incidents: [], tally: undefined, trend: [] }
    return this.#football.detail(fixture, at)
  }

  odds(id: number, companyId: number, at: number): ReturnType<Feed['odds']> {
    const fixture = this.#known(id)
    if (fixture.sport === 'basketball')
      return basketballOdds(id, companyId, this.#edgeOf(fixture), this.state(id, at), fixture, this.#rulesOf(fixture))
    return this.#football.odds(fixture, companyId, at)
  }

  oddsHistory(id: number, companyId: number, at: number): ReturnType<Feed['oddsHistory']> {
    const fixture = this.#known(id)
    if (fixture.sport !== 'football') return { asia: [], eu: [], bs: [] }
    return this.#football.oddsHistory(fixture, companyId, at)
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
    const elapsed = at - fixture.kickoff
    if (fixture.sport === 'football') return this.#football.chances(fixture, at)
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

  #flagsOf(fixture: Fixture): readonly [string, string] {
    const flag = allCompetitions.get(fixture.competitionId)?.flag ?? ''
    return [nationFlags.get(fixture.home.id) ?? flag, nationFlags.get(fixture.away.id) ?? flag]
  }

  #planOf(fixture: Fixture): MatchPlan {
    const competition = allCompetitions.get(fixture.competitionId) as SimCompetition
    const { season } = seasonDay(competition, dayOfMatch(fixture.id))
    return {
      seed: this.#seed,
      matchId: fixture.id,
      homeTeamId: fixture.home.id,
      awayTeamId: fixture.away.id,
      rates: goalRates(this.#seed, competition, fixture.home, fixture.away, season),
      means: competition.means,
      isKnockout: isKnockoutStage(fixture.stage),
      canFail: competition.kind === 'league' && !bigLeagueKeys.includes(competition.key),
    }
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

  /** How a match ends, and when; for tables. */
  #finalOf(fixture: Fixture): { state: MatchState; endsAt: number } {
    const at = fixture.kickoff + 20_000
    if (fixture.sport === 'basketball') {
      const script = this.#basketballScript(fixture)
      return { state: basketballStateAt(script, fixture.kickoff, 20_000), endsAt: fixture.kickoff + script.endAt }
    }
    const script = this.#football.script(fixture)
    const end = script.events.at(-1)?.at ?? 0
    return { state: footballStateAt(script, fixture.kickoff, at - fixture.kickoff), endsAt: fixture.kickoff + end }
  }
}
