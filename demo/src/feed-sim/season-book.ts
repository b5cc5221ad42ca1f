import type { Fixture, MatchState, SeasonTable, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { Player } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import type {
  BracketTie,
  ScorerRow,
  SeasonInfo,
  SeasonParts,
  SeasonResult,
  Venue,
} from '@pitchside/backend/modules/scores/ports/season-parts.port'
import { isTableRound, type PlannedRound, type SeasonPlan } from './calendar/season-plan'
import type { WorldCalendar } from './calendar/world-calendar'
import type { SimCompetition } from './competitions'
import { baseKey } from './dense-leagues'
import { RecentMap } from './recent-map'
import { bracketAt } from './season-bracket'
import { countScorers, type MatchPeople } from './season-scorers'
import type { Seasons } from './seasons'
import { squadOf, teamOfPlayer } from './squad-players'

interface BookSource {
  calendar: WorldCalendar
  competitions: ReadonlyMap<number, SimCompetition>
  seasons: Seasons
  state(id: number, at: number): MatchState
  endsAt(fixture: Fixture): number
  /** A match that is over. */
  ended(fixture: Fixture): MatchState
  peopleOf(fixture: Fixture): MatchPeople
}

const notStarted = { status: 1, home: [], away: [] }
/** Seasons a competition looks back on, beside the current one. */
const pastSeasons = 3
const perCompetition = 10_000
/** No season is older. */
const firstYear = 1_990

/** Seasons somebody looks into, whose matches are not played again after each goal of one of them. */
const seasonsKept = 16

/** What lists of a season count of a match; nothing of it follows from the moment. */
interface Counted {
  ended?: MatchState
  people?: MatchPeople
}

/** Number that names a season for ever: the competition's number and the season's. */
const seasonId = ({ competition, season }: SeasonPlan): number => competition.id * perCompetition + season

/** Youth and women come from where their league does. */
const squadOfTeam = (competition: SimCompetition, team: Team): Player[] =>
  squadOf({ ...competition, key: baseKey(competition.key) }, team)

/** Seasons of the simulated competitions, and their people. */
export class SeasonBook implements SeasonParts {
  readonly #source: BookSource
  /** By season and number of the match. */
  readonly #counted = new RecentMap<number, Map<number, Counted>>(seasonsKept)

  constructor(source: BookSource) {
    this.#source = source
  }

  /** A match is another one now. */
  forget({ id }: Fixture): void {
    const plan = this.#source.calendar.planOfMatch(id)
    if (plan) this.#counted.get(seasonId(plan))?.delete(id)
  }

  seasons(competitionId: number, at: number): SeasonInfo[] {
    const { calendar } = this.#source
    return calendar.seasons(competitionId, at, pastSeasons).flatMap((season, back): SeasonInfo[] => {
      const plan = calendar.plan(competitionId, season)
      if (!plan) return []
      const { label, start, end, counted: rounds } = plan
      return [{ id: seasonId(plan), competitionId, label, start, end, isCurrent: back === 0, source: 'feed', rounds }]
    })
  }

  seasonFixtures(id: number, until = Number.POSITIVE_INFINITY): Fixture[] {
    const rounds = this.#plan(id)?.rounds.filter((round) => round.from < until) ?? []
    return rounds.flatMap((round) => round.fixtures())
  }

  /** Knock-out rounds come when it is decided who plays in them. */
  seasonResults(id: number, at: number): SeasonResult[] {
    const plan = this.#plan(id)
    if (!plan) return []
    const finals = new Map(this.#source.seasons.results(plan, at).map((result) => [result.fixture.id, result]))
    return this.#decidedRounds(plan, at)
      .flatMap((round) => round.fixtures())
      .map((fixture) => {
        const final = finals.get(fixture.id)
        if (final && final.endsAt <= at) return { fixture, state: this.#ended(id, fixture) }
        return { fixture, state: fixture.kickoff > at ? notStarted : this.#source.state(fixture.id, at) }
      })
  }

  seasonTable(id: number, at: number, venue: Venue = 'all', throughRound?: number): SeasonTable | undefined {
    const plan = this.#plan(id)
    return plan && this.#source.seasons.tableOf(plan, at, { venue, throughRound })
  }

  scorers(id: number, at: number): ScorerRow[] {
    const plan = this.#plan(id)
    if (plan?.competition.sport !== 'football') return []
    const matches = this.#source.seasons
      .results(plan, at)
      .map(({ fixture }) => ({ ...fixture, ...this.#peopleOf(id, fixture) }))
    const squads = new Map<number, Map<number, Player>>()
    return countScorers(matches, at, (team, shirt) => {
      let squad = squads.get(team.id)
      if (!squad) {
        squad = new Map((this.team(team.id)?.squad ?? []).map((player) => [player.shirt, player]))
        squads.set(team.id, squad)
      }
      return squad.get(shirt)
    })
  }

  bracket(id: number, at: number): BracketTie[] {
    const plan = this.#plan(id)
    if (!plan) return []
    const { state, endsAt } = this.#source
    return bracketAt(plan.rounds, (fixture) => state(fixture.id, at), endsAt, at)
  }

  team(id: number): ReturnType<SeasonParts['team']> {
    const known = this.#team(id)
    if (!known) return undefined
    const { team, competition } = known
    const cups = [...this.#source.competitions.values()].filter(
      (one) => one.kind === 'cup' && one.id !== competition.id && one.teams.includes(team),
    )
    return {
      team,
      competitions: [competition, ...cups],
      // Most who ask for a team ask where it plays, of thousands of teams.
      get squad() {
        return squadOfTeam(competition, team)
      },
    }
  }

  player(id: number): { player: Player; team: Team } | undefined {
    const known = this.#team(teamOfPlayer(id))
    const player = known && squadOfTeam(known.competition, known.team).find((one) => one.id === id)
    return player && { player, team: known.team }
  }

  #countedOf(season: number, { id }: Fixture): Counted {
    const matches = this.#counted.get(season) ?? this.#counted.set(season, new Map<number, Counted>())
    const known = matches.get(id) ?? {}
    matches.set(id, known)
    return known
  }

  #ended(season: number, fixture: Fixture): MatchState {
    const known = this.#countedOf(season, fixture)
    known.ended ??= this.#source.ended(fixture)
    return known.ended
  }

  #peopleOf(season: number, fixture: Fixture): MatchPeople {
    const known = this.#countedOf(season, fixture)
    known.people ??= this.#source.peopleOf(fixture)
    return known.people
  }

  #plan(id: number): SeasonPlan | undefined {
    const season = id % perCompetition
    return season > firstYear ? this.#source.calendar.plan(Math.floor(id / perCompetition), season) : undefined
  }

  #decidedRounds(plan: SeasonPlan, at: number): PlannedRound[] {
    const list: PlannedRound[] = []
    let knownAt = Number.NEGATIVE_INFINITY
    for (const round of plan.rounds) {
      if (!isTableRound(round) && knownAt > at) break
      list.push(round)
      if (isTableRound(round)) knownAt = Math.max(knownAt, round.to)
      else if (round.from <= at) knownAt = Math.max(knownAt, ...round.fixtures().map(this.#source.endsAt))
      else break
    }
    return list
  }

  #team(id: number): { competition: SimCompetition; team: Team } | undefined {
    const competition = this.#source.competitions.get(Math.floor(id / 100))
    const team = competition?.teams.find((one) => one.id === id)
    return competition && team && { competition, team }
  }
}
