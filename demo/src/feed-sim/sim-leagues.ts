import type { Fixture } from '@pitchside/backend/modules/scores/ports/feed.port'
import { splitMatchId } from './calendar/numbers'
import type { Competitions } from './calendar/world-calendar'
import { basketballCompetitions, bigLeagueKeys, footballCompetitions, type SimCompetition } from './competitions'
import { isKnockoutStage } from './cup'
import { basketballYouth, denseCompetitions, youthCompetitions } from './dense-leagues'
import { esportsCompetitions } from './esports-competitions'
import type { CoursePlan, MatchPlan } from './football-plan'
import { goalRates } from './football-rates'
import { strictnessIn } from './football-referees'

/** The competitions a feed plays, and what a match gets from them. */
export class SimLeagues {
  readonly football: readonly SimCompetition[]
  readonly basketball: readonly SimCompetition[] = [...basketballCompetitions, ...basketballYouth]
  /** Football leagues beyond the usual ones. */
  readonly dense: readonly SimCompetition[]
  readonly byId: ReadonlyMap<number, SimCompetition>
  readonly #seed: string
  readonly #layerIds: ReadonlySet<number>

  constructor(seed: string, matchesPerDay: number) {
    this.#seed = seed
    this.dense = denseCompetitions(matchesPerDay)
    this.#layerIds = new Set([...youthCompetitions, ...this.dense].map((one) => one.id))
    this.football = [...footballCompetitions, ...youthCompetitions, ...this.dense]
    this.byId = new Map([...this.football, ...this.basketball].map((one) => [one.id, one]))
  }

  /** As the calendar numbers them. */
  get inCalendar(): Competitions {
    return {
      football: footballCompetitions,
      layers: [...youthCompetitions, ...this.dense],
      basketball: this.basketball,
      esports: esportsCompetitions,
    }
  }

  /** Whether it is of a league beside those of first teams. */
  isLayer({ competitionId }: Fixture): boolean {
    return this.#layerIds.has(competitionId)
  }

  /** The season a match belongs to: its number, a name for it, and whether it is a league's or a cup's. */
  seasonOf(fixture: Fixture): { season: number; key: string; kind: SimCompetition['kind'] } {
    const { competition, season } = this.#seasonOf(fixture)
    return { season, key: `${this.#seed}|${competition.id}|${season}`, kind: competition.kind }
  }

  /** What the score of a match follows from. */
  courseOf(fixture: Fixture): CoursePlan {
    const { competition, season } = this.#seasonOf(fixture)
    return {
      seed: this.#seed,
      matchId: fixture.id,
      rates: goalRates(this.#seed, competition, fixture.home, fixture.away, season),
      means: competition.means,
      isKnockout: isKnockoutStage(fixture.stage),
      canFail: competition.kind === 'league' && !bigLeagueKeys.includes(competition.key),
    }
  }

  planOf(fixture: Fixture): MatchPlan {
    const { competition } = this.#seasonOf(fixture)
    const { means } = competition
    const strictness = strictnessIn(competition, fixture)
    return {
      ...this.courseOf(fixture),
      homeTeamId: fixture.home.id,
      awayTeamId: fixture.away.id,
      means: { ...means, yellow: [means.yellow[0] * strictness, means.yellow[1] * strictness] },
    }
  }

  #seasonOf(fixture: Fixture): { competition: SimCompetition; season: number } {
    const competition = this.byId.get(fixture.competitionId)
    if (!competition) throw new Error(`no competition ${fixture.competitionId} in the simulated feed`)
    return { competition, season: splitMatchId(fixture.id)?.season ?? 0 }
  }
}
