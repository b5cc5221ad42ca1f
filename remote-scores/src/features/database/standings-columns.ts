import { decimal } from '@pitchside/parts'
import type { Sport } from '../../parts/matches/match'
import type { StandingsRow } from './season-table.calls'

/** A column of figures. `show` is what the cell says, `value` what a file gets. */
export interface Column {
  key: string
  isMain?: boolean
  isWide?: boolean
  show(row: StandingsRow): string | number
}

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
const percent = (share: number): string => `${decimal(share * 100, 1)}%`

const football: readonly Column[] = [
  { key: 'played', show: (row) => row.played },
  { key: 'won', show: (row) => row.won },
  { key: 'drawn', show: (row) => row.drawn },
  { key: 'lost', show: (row) => row.lost },
  { key: 'goals', isWide: true, show: (row) => `${row.scored}/${row.conceded}` },
  { key: 'difference', show: (row) => signed(row.scored - row.conceded) },
  { key: 'points', isMain: true, show: (row) => row.points },
]
const basketball: readonly Column[] = [
  { key: 'played', show: (row) => row.played },
  { key: 'won', show: (row) => row.won },
  { key: 'lost', show: (row) => row.lost },
  { key: 'share', isMain: true, show: (row) => percent(row.wonShare) },
  { key: 'behind', show: (row) => (row.gamesBehind === 0 ? '–' : row.gamesBehind) },
  { key: 'scored', isWide: true, show: (row) => perGame(row.scored, row.played) },
  { key: 'conceded', isWide: true, show: (row) => perGame(row.conceded, row.played) },
]

const perGame = (points: number, played: number): string => (played > 0 ? decimal(points / played, 1) : '0.0')

/** Columns of a sport's table; a small card leaves out the wide ones. */
export const columnsOf = (sport: Sport, isSmall: boolean): Column[] =>
  (sport === 'football' ? football : basketball).filter((column) => !(isSmall && column.isWide))

/** Heads of the file, as keys of the table's texts, and the figures of a row as plain numbers. */
export const fileColumns = ['played', 'won', 'drawn', 'lost', 'scored', 'conceded', 'difference', 'points'] as const
export const fileValues = (row: StandingsRow): number[] => [
  row.played,
  row.won,
  row.drawn,
  row.lost,
  row.scored,
  row.conceded,
  row.scored - row.conceded,
  row.points,
]
