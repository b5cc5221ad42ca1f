import type { Competition, MatchState } from '../ports/feed.port'
import type { SeasonParts } from '../ports/season-parts.port'
import type { SeasonArchive } from './season-archive'

export interface SeasonSource extends SeasonParts {
  /** Competitions of the archive that the live feed does not have. */
  extraCompetitions(): readonly Competition[]
}

interface LiveSide {
  parts: SeasonParts
  competitions(): readonly Competition[]
  state(id: number, at: number): MatchState
}

/** Seasons of the live feed and imported ones behind one door; the number of a season says whose it is. */
export function createSeasonSource(
  { parts: live, competitions, state }: LiveSide,
  archive: SeasonArchive,
): SeasonSource {
  const sideOf = (seasonId: number): SeasonParts => (archive.has(seasonId) ? archive : live)
  return {
    extraCompetitions() {
      const known = new Set(competitions().map(({ id }) => id))
      return archive.competitions().filter(({ id }) => !known.has(id))
    },
    seasons(competitionId, at) {
      const own = live.seasons(competitionId, at)
      // Where the archive is the feed itself, a season is known twice.
      return [...own, ...archive.seasons(competitionId, at).filter(({ id }) => !own.some((one) => one.id === id))]
    },
    seasonFixtures: (id, until) => sideOf(id).seasonFixtures(id, until),
    seasonTable: (id, at, venue, throughRound) => sideOf(id).seasonTable(id, at, venue, throughRound),
    scorers: (id, at) => sideOf(id).scorers(id, at),
    bracket: (id, at) => sideOf(id).bracket(id, at),
    seasonResults: (id, at) =>
      sideOf(id).seasonResults?.(id, at) ??
      live.seasonFixtures(id).map((fixture) => ({ fixture, state: state(fixture.id, at) })),
    team(id) {
      const [own, imported] = [live.team(id), archive.team(id)]
      if (!own || !imported) return own ?? imported
      const others = imported.competitions.filter((one) => !own.competitions.some(({ id: known }) => known === one.id))
      return {
        team: own.team,
        competitions: [...own.competitions, ...others],
        get squad() {
          return own.squad
        },
      }
    },
    player: (id) => live.player(id) ?? archive.player(id),
  }
}
