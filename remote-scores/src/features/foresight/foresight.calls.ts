import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { quiet } from '@pitchside/parts'
import type { Match } from '../../parts/matches/match'
import { toScheduled } from '../../parts/matches/match.calls'

export type Values = readonly [number, number, number]

/** A match to come with what the model expects of it. */
export interface Foresight {
  match: Match
  chances: { home: number; draw: number; away: number }
  homeForm: readonly string[]
  awayForm: readonly string[]
  handicap: Values | undefined
  total: Values | undefined
}

export interface SideForm {
  meetings: number
  recent: number
  season: number
  scored: number
  conceded: number
  results: readonly string[]
}

export type ModelRecord = CallData<'getForesightRecord'>

type Quote = { win: number; draw: number; fail: number } | undefined
const valuesOf = (quote: Quote) => (quote ? ([quote.win, quote.draw, quote.fail] as const) : undefined)
/** A page of forecasts. */
export async function fetchForesights(
  page: number,
  signal?: AbortSignal,
): Promise<{ list: Foresight[]; pages: number }> {
  const reply = await call('listForesights', { page }, quiet(signal))
  return {
    pages: reply.last_page,
    list: reply.data.map((row) => ({
      match: toScheduled(row),
      chances: row.chances,
      homeForm: row.home_form,
      awayForm: row.away_form,
      handicap: valuesOf(row.asia),
      total: valuesOf(row.bs),
    })),
  }
}

/** Rates and form of both sides. */
export async function fetchForms(id: number, signal?: AbortSignal): Promise<Record<'home' | 'away', SideForm>> {
  const data = await call('getForesightData', { id }, quiet(signal))
  const of = (side: 'home' | 'away'): SideForm => ({
    meetings: data[`${side}_vs_won_rate`],
    recent: data[`${side}_recent_won_rate`],
    season: data[`${side}_season_won_rate`],
    scored: data[`${side}_recent_goal`],
    conceded: data[`${side}_recent_last`],
    results: data[`${side}_recent_arr`],
  })
  return { home: of('home'), away: of('away') }
}

export const fetchRecord = (signal?: AbortSignal) => call('getForesightRecord', {}, quiet(signal))
