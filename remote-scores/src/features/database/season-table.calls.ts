import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { language } from '@pitchside/i18n'
import type { Sport } from '../matches/match'

type Wire = CallData<'getSeasonTable'>

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
  form: readonly string[]
}

export interface SeasonTable {
  id: number
  key: string
  name: string
  flag: string
  colour: string
  label: string
  round: number
  rounds: number
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
  form: row.form,
})

/** Standings of a competition as they are now. */
export async function fetchTable(id: number, signal?: AbortSignal): Promise<SeasonTable> {
  const wire = await call('getSeasonTable', { id }, { isQuiet: true, ...(signal ? { signal } : {}) })
  return {
    id,
    key: wire.competition_key,
    name: wire[`competition_name_${language()}`],
    flag: wire.flag,
    colour: wire.primary_color,
    label: wire.label,
    round: wire.round,
    rounds: wire.rounds,
    rows: wire.list.map(toRow),
  }
}

export interface LeagueEntry {
  id: number
  name: string
  isHot: boolean
}

/** Competitions of a sport that play at the moment. */
export async function fetchLeagues(sport: Sport): Promise<LeagueEntry[]> {
  const reply = await call('getFootballFilter', { ball: sport === 'basketball' ? 1 : 0 }, { isQuiet: true })
  return reply.competition.flatMap(({ list }) =>
    list.map((league) => ({ id: league.id, name: league.name, isHot: league.is_hot === 1 })),
  )
}
