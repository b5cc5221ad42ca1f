import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { language } from '@pitchside/i18n'
import { zoneMinutes } from '../../parts/matches/match.calls'
import { seasonName } from './season-name'

type Wire = CallData<'getSeasonTable'>
export type Venue = 'all' | 'home' | 'away'

export interface StandingsRow {
  position: number
  teamId: number
  name: string
  group: string
  played: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  points: number
  wonShare: number
  gamesBehind: number
  form: readonly string[]
  /** What put level teams in this order; `points` when nothing had to. */
  decidedBy: string
  deducted: number
  /** Kind of the zone it stands in, empty = none. */
  zone: string
  /** Places gained or lost by matches that run; only where they count. */
  moved?: number
}

/** Places that mean something; `colour` is the number of the zone colour. */
export interface TableZone {
  from: number
  to: number
  kind: string
  colour: number
}

export interface SeasonTable {
  id: number
  key: string
  name: string
  flag: string
  colour: string
  seasonId: number
  label: string
  isCurrent: boolean
  round: number
  rounds: number
  asOfMs: number
  zones: readonly TableZone[]
  deductions: readonly { teamId: number; name: string; points: number; reason: string; date: string }[]
  tieBreak: readonly string[]
  rows: StandingsRow[]
}

const toRow = (row: Wire['list'][number]): StandingsRow => ({
  position: row.position,
  teamId: row.team_id,
  name: row.name,
  group: row.group,
  played: row.played,
  won: row.won,
  drawn: row.draw,
  lost: row.loss,
  scored: row.goals,
  conceded: row.goals_against,
  points: row.points,
  wonShare: row.won_rate,
  gamesBehind: row.game_back,
  form: row.form,
  decidedBy: row.decided_by,
  deducted: row.deducted,
  zone: row.zone,
})

/** Which table: of a season, of one ground, as of a round or a day. */
export interface TableWish {
  season?: number | undefined
  venue?: Venue | undefined
  round?: number | undefined
  date?: string | undefined
}

/** Standings of a competition, as they are now unless a moment is asked for. */
export async function fetchTable(id: number, signal?: AbortSignal, wish: TableWish = {}): Promise<SeasonTable> {
  const { season, venue, round, date } = wish
  const input = {
    id,
    ...(season ? { season_id: season } : {}),
    ...(venue && venue !== 'all' ? { venue } : {}),
    ...(round ? { round } : {}),
    ...(date ? { date, zone: zoneMinutes() } : {}),
  }
  const wire = await call('getSeasonTable', input, { isQuiet: true, ...(signal ? { signal } : {}) })
  return {
    id,
    key: wire.competition_key,
    name: wire[`competition_name_${language()}`],
    flag: wire.flag,
    colour: wire.primary_color,
    seasonId: wire.season_id,
    label: seasonName(wire.label),
    isCurrent: wire.is_current === 1,
    round: wire.round,
    rounds: wire.rounds,
    asOfMs: wire.as_of * 1_000,
    zones: wire.zones.map(({ from, to, kind, color }) => ({ from, to, kind, colour: color })),
    deductions: wire.deductions.map(({ team_id, ...one }) => ({ teamId: team_id, ...one })),
    tieBreak: wire.tie_break,
    rows: wire.list.map(toRow),
  }
}
