import { deltaField, footballState, groupOfState, isExtraTime, type MatchDelta } from '@pitchside/contract'
import type { Incident, MarketQuotes, MatchState, Quote, Sport } from './ports/feed.port'
import { pauseOf } from './status-edges'

/** As {@link groupOfState}, for who waits for the end: an interrupted match still runs, `off` never will. */
export function stageOf(sport: Sport, status: number): 'upcoming' | 'live' | 'finished' | 'off' {
  if (status === pauseOf[sport]) return 'live'
  const group = groupOfState(sport, status)
  return group === 'abnormal' ? 'off' : group
}

/** Seconds a match may run beyond its kick-off: list "live" looks that far back. */
export const longestMatchS = 4 * 3_600
/** Five games of an hour, with their breaks, are the longest evening. */
const longestSeriesS = 7 * 3_600
export const longestOf = (sport: Sport): number => (sport === 'esports' ? longestSeriesS : longestMatchS)

/** Minute of a football match as text: "67", "45+2"; empty when the clock stands. */
export function minuteText(state: MatchState, now: number): string {
  const gone = Math.floor((now - state.periodStart) / 60) + 1
  const beyond = (regular: number, minute: number) =>
    minute > regular ? `${regular}+${minute - regular}` : `${minute}`
  if (state.status === footballState.firstHalf) return beyond(45, gone)
  if (state.status === footballState.secondHalf) return beyond(90, gone + 45)
  if (isExtraTime(state.status)) return beyond(120, gone + 90)
  return ''
}

/** Minute of an incident as text. */
export const incidentMinute = ({ minute, added }: Pick<Incident, 'minute' | 'added'>): string =>
  added > 0 ? `${minute}+${added}` : `${minute}`

/** What changed between two looks at a match, as field and value one after the other. */
export function changedFields(before: MatchState, after: MatchState, sport: Sport): unknown[] {
  const fields: unknown[] = []
  const compare = (field: number, earlier: number, later: number) => {
    if (earlier !== later) fields.push(field, later)
  }
  compare(deltaField.status, before.status, after.status)
  compare(deltaField.periodStart, before.periodStart, after.periodStart)
  compare(deltaField.added, before.added, after.added)
  after.home.forEach((value, i) => {
    compare(deltaField.home + i, before.home[i] ?? 0, value)
  })
  after.away.forEach((value, i) => {
    compare(deltaField.away + i, before.away[i] ?? 0, value)
  })
  // The clock is an anchor the client counts down from: it is sent with the changes it belongs to, not every second.
  if (sport === 'basketball' && fields.length > 0) fields.push(deltaField.clock, after.clock)
  return fields
}

/** One frame goes to readers of every language: names in Chinese, as in goal events. */
export function incidentField(incident: Incident): unknown[] {
  const { id, type, side, minute, added, player, other, homeScore, awayScore } = incident
  return [deltaField.incident, [id, type, side, minute, added, player.zh, other.zh, homeScore, awayScore]]
}

/** Prices as delta fields, with the company they are of. */
export function quoteFields(quotes: MarketQuotes, companyId: number): unknown[] {
  const value = (quote: Quote) => [quote.first, quote.middle, quote.last, quote.isSealed ? 1 : 0, companyId]
  return (['asia', 'eu', 'bs'] as const).flatMap((market) => {
    const quote = quotes[market]
    return quote ? [deltaField[market], value(quote)] : []
  })
}

/** One match's part of a frame. */
export const asDelta = (id: number, fields: unknown[]): MatchDelta => [id, ...fields]

/** Start of the caller's day and its end, epoch seconds. `zone` is minutes east of UTC. */
export function dayBounds(
  date: string | undefined,
  zone: number,
  now: number,
): { from: number; to: number; isToday: boolean } {
  const local = new Date((now + zone * 60) * 1_000).toISOString().slice(0, 10)
  const from = Date.parse(`${date ?? local}T00:00:00Z`) / 1_000 - zone * 60
  return { from, to: from + 86_400, isToday: (date ?? local) === local }
}
