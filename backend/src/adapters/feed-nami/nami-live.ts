import type { MatchState } from '../../modules/scores/ports/feed.port'
import type { CommentaryLine, Statistic } from '../../modules/scores/ports/match-parts.port'
import { isReachable } from '../../modules/scores/status-edges'
import type { FieldReader } from './field-reader'

const scorePlaces = 7
const unseen: MatchState = { status: 1, periodStart: 0, added: 0, home: [], away: [], clock: 0 }
export const notStarted: MatchState = {
  ...unseen,
  home: new Array(scorePlaces).fill(0),
  away: new Array(scorePlaces).fill(0),
}

/** Goals, half-time goals, red, yellow, corners (-1: not counted), after 120 minutes, shoot-out. */
function sideOf(reader: FieldReader, value: unknown, before: readonly number[]): number[] {
  const list = reader.list(value, 'live.score')
  return Array.from({ length: scorePlaces }, (_, place) => {
    const number = reader.integer(list[place], 'live.score', -1, 99)
    return number === undefined ? (before[place] ?? 0) : Math.max(0, number)
  })
}

/** The score row of the provider: `[id, status, home[7], away[7], start of the running half, note]`. */
export function stateOf(reader: FieldReader, value: unknown, before: MatchState): MatchState {
  const row = reader.list(value, 'live.row')
  if (row.length === 0) return before
  const said = reader.integer(row[1], 'live.status', 0, 13)
  const isLegal = said !== undefined && isReachable('football', before.status, said)
  if (said !== undefined && !isLegal) reader.refuse('live.status.order')
  const status = isLegal ? said : before.status
  const start = reader.integer(row[4], 'live.start', 0, 1e11)
  return {
    ...before,
    status,
    periodStart: start !== undefined && start > 0 && (isLegal || said === undefined) ? start : before.periodStart,
    home: sideOf(reader, row[2], before.home),
    away: sideOf(reader, row[3], before.away),
  }
}

/** Statistics by the provider's code, which is ours. */
export function statisticsOf(reader: FieldReader, value: unknown): Statistic[] {
  return reader.records(value, 'live.stats').flatMap((row) => {
    const type = reader.integer(row.type, 'live.stats.type', 1, 200)
    const home = reader.integer(row.home, 'live.stats.home', 0, 2_000)
    const away = reader.integer(row.away, 'live.stats.away', 0, 2_000)
    return type === undefined || home === undefined || away === undefined ? [] : [{ type, home, away }]
  })
}

/** "67", "45+2", 67: minute and minutes beyond. */
export function minuteOf(reader: FieldReader, value: unknown): { minute: number; added: number } | undefined {
  const parts = /^(\d{1,3})(?:['’])?(?:\+(\d{1,2}))?(?:['’])?$/.exec(
    typeof value === 'number' ? String(value) : String(value ?? '').trim(),
  )
  if (!parts) return value === undefined || value === '' ? { minute: 0, added: 0 } : reader.refuse('live.minute')
  return { minute: Number(parts[1]), added: Number(parts[2] ?? 0) }
}

/** Commentary is in the language of the plan: it stands in all three until another one brings more. */
export function commentaryOf(reader: FieldReader, value: unknown, at: number): CommentaryLine[] {
  return reader.records(value, 'live.tlive').flatMap((row, place) => {
    const text = reader.text(row.data, 'live.tlive.data', 300)
    const when = minuteOf(reader, row.time)
    if (!text || !when) return []
    const side = (reader.integer(row.position, 'live.tlive.position', 0, 2) ?? 0) as 0 | 1 | 2
    const isMain = row.main === 1
    return [{ seq: place + 1, at, ...when, side, isMain, incident: 0, text: { zh: text, en: text, vi: text } }]
  })
}

/** One value a minute, home positive; halves follow each other. */
export function trendOf(reader: FieldReader, value: unknown): number[] {
  return reader
    .list(value, 'trend.data')
    .flatMap((half) => reader.list(half, 'trend.half'))
    .flatMap((point) => {
      const number = reader.decimal(point, 'trend.point', -1_000, 1_000)
      return number === undefined ? [] : [Math.max(-100, Math.min(100, Math.round(number)))]
    })
    .slice(0, 150)
}
