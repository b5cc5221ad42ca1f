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
import { dayOf, startOfDay } from './calendar'
import type { SimCompetition } from './competitions'
import { bracketAt } from './season-bracket'
import { firstDayOf, knownSeasons, roundsOf, seasonIdOf, seasonLabel, splitSeasonId } from './season-numbers'
import { type CountedMatch, countScorers } from './season-scorers'
import type { DatedResult, SeasonSource, Seasons } from './seasons'
import { squadOf, teamOfPlayer } from './squad-players'

interface BookSource extends SeasonSource {
  competitions: ReadonlyMap<number, SimCompetition>
  seasons: Seasons
  state(id: number, at: number): MatchState
}

const groupDays = 3
const notStarted = { status: 1, home: [], away: [] }

/** Seasons of the simulated competitions, and their people. */
export class SeasonBook implements SeasonParts {
  readonly #source: BookSource

  constructor(source: BookSource) {
    this.#source = source
  }

  seasons(competitionId: number, at: number): SeasonInfo[] {
    const competition = this.#source.competitions.get(competitionId)
    if (!competition) return []
    return knownSeasons(competition, at).map((season, back): SeasonInfo => {
      const first = firstDayOf(competition, season)
      const rounds = roundsOf(competition)
      return {
        id: seasonIdOf(competition, season),
        competitionId,
        label: seasonLabel(competition, season),
        start: startOfDay(first),
        end: startOfDay(first + rounds),
        isCurrent: back === 0,
        source: 'feed',
        rounds,
      }
    })
  }

  seasonFixtures(seasonId: number): Fixture[] {
    const { competition, firstDay, rounds } = this.#season(seasonId) ?? {}
    if (!competition) return []
    return Array.from({ length: rounds ?? 0 }, (_, round) =>
      this.#fixturesOn(competition, (firstDay ?? 0) + round),
    ).flat()
  }

  seasonResults(seasonId: number, at: number): SeasonResult[] {
    const known = this.#season(seasonId)
    if (!known) return []
    const finals = new Map<number, DatedResult>()
    for (let day = known.firstDay; day <= Math.min(known.firstDay + known.rounds - 1, dayOf(at)); day += 1)
      for (const result of this.#source.seasons.results(known.competition, day)) finals.set(result.matchId, result)
    return this.seasonFixtures(seasonId).map((fixture) => {
      const final = finals.get(fixture.id)
      if (final && final.endsAt <= at) return { fixture, state: final.state }
      return { fixture, state: fixture.kickoff > at ? notStarted : this.#source.state(fixture.id, at) }
    })
  }

  seasonTable(seasonId: number, at: number, venue: Venue = 'all', throughRound?: number): SeasonTable | undefined {
    const known = this.#season(seasonId)
    return known && this.#source.seasons.tableOf(known.competition, known.season, at, { venue, throughRound })
  }

  scorers(seasonId: number, at: number): ScorerRow[] {
    const known = this.#season(seasonId)
    if (known?.competition.sport !== 'football') return []
    const matches: CountedMatch[] = []
    const lastDay = Math.min(known.firstDay + known.rounds - 1, dayOf(at))
    for (let day = known.firstDay; day <= lastDay; day += 1)
      matches.push(...this.#source.seasons.results(known.competition, day))
    const squads = new Map(
      known.competition.teams.map((team) => [
        team.id,
        new Map(squadOf(known.competition, team).map((player) => [player.shirt, player])),
      ]),
    )
    return countScorers(matches, at, (team, shirt) => squads.get(team.id)?.get(shirt))
  }

  bracket(seasonId: number, at: number): BracketTie[] {
    const known = this.#season(seasonId)
    if (known?.competition.kind !== 'cup') return []
    const { competition, firstDay } = known
    const groupMatches = Array.from({ length: groupDays }, (_, i) => this.#fixturesOn(competition, firstDay + i)).flat()
    const isGroupStageOver =
      dayOf(at) >= firstDay + groupDays || groupMatches.every((one) => this.#source.finalOf(one).endsAt <= at)
    return bracketAt(
      this.seasonFixtures(seasonId),
      (fixture) => this.#source.state(fixture.id, at),
      (fixture) => this.#source.finalOf(fixture),
      at,
      isGroupStageOver,
    )
  }

  team(id: number): ReturnType<SeasonParts['team']> {
    const known = this.#team(id)
    if (!known) return undefined
    return { team: known.team, competitions: [known.competition], squad: squadOf(known.competition, known.team) }
  }

  player(id: number): { player: Player; team: Team } | undefined {
    const known = this.#team(teamOfPlayer(id))
    const player = known && squadOf(known.competition, known.team).find((one) => one.id === id)
    return player && { player, team: known.team }
  }

  #season(seasonId: number) {
    const { competitionId, season } = splitSeasonId(seasonId)
    const competition = this.#source.competitions.get(competitionId)
    if (!competition) return undefined
    const firstDay = firstDayOf(competition, season)
    return firstDay < 0 ? undefined : { competition, season, firstDay, rounds: roundsOf(competition) }
  }

  #fixturesOn(competition: SimCompetition, day: number): Fixture[] {
    return this.#source.fixturesOfDay(competition.sport, day).filter((one) => one.competitionId === competition.id)
  }

  #team(id: number): { competition: SimCompetition; team: Team } | undefined {
    const competition = this.#source.competitions.get(Math.floor(id / 100))
    const team = competition?.teams.find((one) => one.id === id)
    return competition && team && { competition, team }
  }
}
