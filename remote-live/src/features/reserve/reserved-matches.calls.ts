import { call } from '@pitchside/http'

/** A match the member wants to be reminded of. */
export interface ReservedMatch {
  id: number
  isBasketball: boolean
  competition: string
  home: { id: number; name: string }
  away: { id: number; name: string }
  /** Epoch ms. */
  startsAt: number
  /** 0 not started, 1 in progress, 2 over, 3 abnormal. */
  stage: 0 | 1 | 2 | 3
}

export async function fetchReservedMatches(signal?: AbortSignal): Promise<ReservedMatch[]> {
  const rows = await call('listReservedMatches', {}, { isQuiet: true, signal })
  return rows.map((row) => ({
    id: row.match_id,
    isBasketball: row.type === 1,
    competition: row.name,
    home: { id: row.home_id, name: row.home_name },
    away: { id: row.away_id, name: row.away_name },
    startsAt: row.match_time * 1_000,
    stage: row.status as ReservedMatch['stage'],
  }))
}

/** Takes the reminder back. */
export async function forgetMatch({ id, isBasketball }: ReservedMatch): Promise<void> {
  await call('reserveMatch', { match_id: id, type: isBasketball ? 1 : 0 })
}
