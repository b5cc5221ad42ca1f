import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'

export type Sport = 'football' | 'basketball' | 'esports'
const sports: readonly Sport[] = ['football', 'basketball', 'esports']
const wireSport: Record<Sport, number> = { basketball: 1, football: 2, esports: 3 }

interface Side {
  id: number
  name: string
  score: number
}

/** A followed match. */
export interface FollowedMatch {
  id: number
  sport: Sport
  competition: string
  home: Side
  away: Side
  startsAt: number
  stage: 'upcoming' | 'live' | 'over' | 'abnormal'
}

const stages = ['upcoming', 'live', 'over', 'abnormal'] as const

export async function fetchFollowedMatches(page: number, signal?: AbortSignal): Promise<ListPage<FollowedMatch>> {
  const reply = await call('listCollectedMatches', { page }, { isQuiet: true, signal })
  return pageFrom(reply, (row) => ({
    id: row.id,
    sport: sports[row.type] ?? 'football',
    competition: row.name,
    home: { id: row.home_id, name: row.home_name, score: row.home_score },
    away: { id: row.away_id, name: row.away_name, score: row.away_score },
    startsAt: row.match_time * 1_000,
    stage: stages[row.status] ?? 'abnormal',
  }))
}

/** A followed team or league. */
export interface FollowedSource {
  id: number
  kind: 'team' | 'league'
  name: string
  sport: Sport
  href: string
}

const perPage = 10
const sportOf = (text: string): Sport => sports.find((sport) => sport === text) ?? 'football'
/** Esports have no data base: they lead to their schedule. */
const databasePage = (sport: Sport, what: string) =>
  sport === 'esports' ? '/schedule?type=3' : `/base-${sport}?${what}`

/** Teams, then leagues. They come all at once and are shown page by page. */
export async function fetchFollowedSources(page: number, signal?: AbortSignal): Promise<ListPage<FollowedSource>> {
  const { team, league } = await call('listCollected', {}, { isQuiet: true, signal })
  const all: FollowedSource[] = [
    ...team.map(({ id, name, sport }) => ({
      id,
      kind: 'team' as const,
      name,
      sport: sportOf(sport),
      href: databasePage(sportOf(sport), `team=${id}`),
    })),
    ...league.map(({ id, name, sport }) => ({
      id,
      kind: 'league' as const,
      name,
      sport: sportOf(sport),
      href: databasePage(sportOf(sport), `id=${id}`),
    })),
  ]
  const rows = all.slice((page - 1) * perPage, page * perPage)
  return { rows, total: all.length, page, pages: Math.ceil(all.length / perPage) }
}

/** Follows or stops; true: followed now. */
export async function toggleMatch({ id, sport }: FollowedMatch): Promise<boolean> {
  return (await call('toggleCollect', { id, type: wireSport[sport] })).is_collect === 1
}

export async function toggleSource({ id, kind, sport }: FollowedSource): Promise<boolean> {
  const input = { id, type: wireSport[sport], kind: kind === 'team' ? 1 : 2 }
  return (await call('toggleCollect', input)).is_collect === 1
}
