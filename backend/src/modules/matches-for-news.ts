import { shownScore } from '@pitchside/contract'
import { Failure } from '../kernel/failure'
import type { Matches, ShownMatch, TaggedMatch } from './content/content.module'
import { type ScoresModule, searchWords, stageOf } from './scores/scores.module'

type Fixture = ReturnType<ScoresModule['feed']['fixtures']>[number]
type Team = Fixture['home']

const aroundS = 4 * 86_400
const newsSports = ['football', 'basketball'] as const

/** Does a tag name this team, by any of its names? */
export function isNamed({ names }: Team, tag: string): boolean {
  const word = tag.toLowerCase()
  return (
    [names.zh, names.en, names.vi].some((name) => name.toLowerCase() === word) ||
    ` ${searchWords(names)} `.includes(` ${word} `)
  )
}

const places: Record<string, number> = { live: 0, upcoming: 1, finished: 2 }

/** A match as it stands, for who shows it in passing; undefined when it is off. Throws for one there isn't. */
export function shownMatch(
  service: ScoresModule['service'],
  sport: 'football' | 'basketball',
  id: number,
): ShownMatch | undefined {
  const { fixture, state } = service.match(id, sport)
  const stage = stageOf(sport, state.status)
  if (stage === 'off') return undefined
  const isAhead = stage === 'upcoming'
  const side = (team: Team, scores: readonly number[]) => ({
    id: team.id,
    names: team.names,
    crest: team.crest,
    score: isAhead ? undefined : shownScore(sport, scores),
  })
  return {
    id,
    sport,
    competition: service.competition(fixture.competitionId).names,
    state: stage,
    kickoff: fixture.kickoff,
    home: side(fixture.home, state.home),
    away: side(fixture.away, state.away),
  }
}

/** Teams with matches around now that tags name. */
export function teamsNamed(
  { service, feed }: Pick<ScoresModule, 'service' | 'feed'>,
  tags: readonly string[],
): number[] {
  const now = service.now()
  const teams = newsSports
    .flatMap((sport) => feed.fixtures(sport, now - aroundS, now + aroundS))
    .flatMap(({ home, away }) => [home, away])
    .filter((team) => tags.some((tag) => isNamed(team, tag)))
  return [...new Set(teams.map(({ id }) => id))]
}

/** So much of a table stands in an article. */
const tableRows = 8

/** Undefined where the scores say there is none. */
async function unlessUnknown<T>(ask: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

/** Gives news the matches of the teams their tags name. */
export function matchesForNews({ service, feed, table }: Pick<ScoresModule, 'service' | 'feed' | 'table'>): Matches {
  function toTagged({ id, sport }: Fixture, teamId: number): TaggedMatch | undefined {
    const match = sport === 'esports' ? undefined : shownMatch(service, sport, id)
    return match && { ...match, teamId }
  }

  return {
    match: (sport, id) => unlessUnknown(() => shownMatch(service, sport, id)),
    async table(sport, id, language) {
      const data = await unlessUnknown(() => table(id, language))
      if (data?.sport !== sport || data.list.length === 0) return undefined
      const rows = data.list.slice(0, tableRows).map(({ team_id: teamId, ...row }) => ({ ...row, teamId }))
      return { sport, name: data.name, season: data.label, rows }
    },
    ofTags(tags) {
      const now = service.now()
      for (const tag of tags) {
        const found = newsSports
          .flatMap((sport) => feed.fixtures(sport, now - aroundS, now + aroundS))
          .flatMap((fixture) => {
            const team = [fixture.home, fixture.away].find((one) => isNamed(one, tag))
            return (team && toTagged(fixture, team.id)) ?? []
          })
          .sort(
            (a, b) =>
              (places[a.state] ?? 3) - (places[b.state] ?? 3) || Math.abs(a.kickoff - now) - Math.abs(b.kickoff - now),
          )
        if (found[0]) return found[0]
      }
      return undefined
    },
  }
}
