import { call } from '@pitchside/http'
import type { TableLine } from '../../parts/live-table/live-table'
import type { Replay } from './replay-fold'

const sides = ['neutral', 'home', 'away'] as const

/** Everything that folds a finished match to any minute. */
export async function fetchReplay(id: number, signal?: AbortSignal): Promise<Replay> {
  const wire = await call('getMatchReplay', { id }, { isQuiet: true, ...(signal ? { signal } : {}) })
  const table: TableLine[] = wire.table.map((row) => ({
    teamId: row.team_id,
    name: row.name,
    group: row.group,
    position: row.position,
    played: row.played,
    won: row.won,
    drawn: row.draw,
    lost: row.loss,
    scored: row.goals,
    conceded: row.goals_against,
    points: row.points,
  }))
  return {
    frames: wire.frames,
    incidents: wire.incidents.map((one) => ({
      event: {
        id: one.id,
        type: one.type,
        side: sides[one.position] ?? 'neutral',
        minute: one.added > 0 ? `${one.minute}+${one.added}` : String(one.minute),
        minuteNumber: one.minute,
        player: one.player,
        other: one.other,
        score: [one.home_score, one.away_score],
        isCancelled: false,
        ...(one.var_result === undefined ? {} : { review: { reason: one.var_reason ?? 0, result: one.var_result } }),
      },
      frame: one.frame,
      cancelledFrame: one.cancelled_frame,
    })),
    trend: wire.trend,
    odds: wire.odds.map(({ type, points }) => ({ market: type, points })),
    companyId: wire.company_id,
    table,
  }
}
