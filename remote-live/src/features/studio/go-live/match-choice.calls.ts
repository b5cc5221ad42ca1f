import { call } from '@pitchside/http'

/** A match an anchor can broadcast. */
export interface MatchChoice {
  id: number
  kind: 0 | 1
  competition: string
  home: string
  away: string
  /** Epoch ms. */
  startsAt: number
  isInPlay: boolean
}

/** Matches in play and those that begin soon, of one kind; none for other sports. */
export async function fetchMatchChoices(kind: number, signal?: AbortSignal): Promise<MatchChoice[]> {
  if (kind !== 0 && kind !== 1) return []
  const { type1, type2 } = await call('listRecommendedMatches', { type: kind }, { isQuiet: true, signal })
  const coming = [...type2].sort((a, b) => a.match_time - b.match_time)
  return [...type1, ...coming].map((item) => ({
    id: item.sourceid,
    kind,
    competition: item.competition,
    home: item.home_team_name,
    away: item.away_team_name,
    startsAt: item.match_time * 1_000,
    isInPlay: item.status_type === 1,
  }))
}
