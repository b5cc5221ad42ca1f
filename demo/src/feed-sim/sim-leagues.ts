import type { Fixture } from '@pitchside/backend/modules/scores/ports/feed.port'
import { dayOfMatch, seasonDay } from './calendar'
import {
  basketballCompetitions,
  bigLeagueKeys,
  footballCompetitions,
  nationFlags,
  type SimCompetition,
} from './competitions'
import { isKnockoutStage } from './cup'
import { denseCompetitions } from './dense-leagues'
import type { MatchPlan } from './football-plan'
import { goalRates } from './football-rates'

/** The competitions a feed plays, and what a match gets from them. */
export class SimLeagues {
  readonly football: readonly SimCompetition[]
  /** Football leagues beyond the usual ones. */
  readonly dense: readonly SimCompetition[]
  readonly byId: ReadonlyMap<number, SimCompetition>
  readonly #seed: string
  readonly #denseIds: ReadonlySet<number>

  constructor(seed: string, matchesPerDay: number) {
    this.#seed = seed
    this.dense = denseCompetitions(matchesPerDay)
    this.#denseIds = new Set(this.dense.map((one) => one.id))
    this.football = [...footballCompetitions, ...this.dense]
    this.byId = new Map([...this.football, ...basketballCompetitions].map((one) => [one.id, one]))
  }

  isDense({ competitionId }: Fixture): boolean {
    return this.#denseIds.has(competitionId)
  }

  flagsOf({ competitionId, home, away }: Fixture): readonly [string, string] {
    const flag = this.byId.get(competitionId)?.flag ?? ''
    return [nationFlags.get(home.id) ?? flag, nationFlags.get(away.id) ?? flag]
  }

  planOf(fixture: Fixture): MatchPlan {
    const competition = this.byId.get(fixture.competitionId)
    if (!competition) throw new Error(`no competition ${fixture.competitionId} in the simulated feed`)
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
}
