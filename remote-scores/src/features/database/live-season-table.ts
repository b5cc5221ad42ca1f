import { liveTable, type RunningScore } from '../../parts/live-table/live-table'
import type { SeasonTable } from './season-table.calls'

/** The table if every running match ended as it stands. Zones follow the places; what decides between level teams waits for the end. */
export function liveSeasonTable(table: SeasonTable, running: readonly RunningScore[]): SeasonTable {
  if (running.length === 0) return table
  const rows = liveTable(table.rows, running).map((row) => ({
    ...row,
    decidedBy: 'points',
    zone: table.zones.find(({ from, to }) => from <= row.position && row.position <= to)?.kind ?? '',
  }))
  return { ...table, rows }
}
