import { call } from '@pitchside/http'
import type { Match } from '../matches/match'
import { toScheduled } from '../matches/match.calls'

/** A match to come with what the model expects of it. */
export interface Foresight {
  match: Match
  chances: { home: number; draw: number; away: number }
  homeForm: readonly string[]
  awayForm: readonly string[]
  handicap: readonly [number, number, number] | undefined
  total: readonly [number, number, number] | undefined
}

type Quote = { win: number; draw: number; fail: number } | undefined
const valuesOf = (quote: Quote) => (quote ? ([quote.win, quote.draw, quote.fail] as const) : undefined)

/** A page of forecasts. */
export async function fetchForesights(
  page: number,
  signal?: AbortSignal,
): Promise<{ list: Foresight[]; pages: number }> {
  const reply = await call('listForesights', { page }, { isQuiet: true, ...(signal ? { signal } : {}) })
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
