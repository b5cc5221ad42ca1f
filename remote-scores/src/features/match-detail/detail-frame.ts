import { deltaField, type MatchDelta } from '@pitchside/contract'
import type { MatchDetail, MatchEvent } from './match-detail.calls'
import type { CommentaryLine, Figure } from './match-parts.calls'
import { minuteText } from './match-parts.calls'

const sides = ['neutral', 'home', 'away'] as const
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
const words = (value: unknown): string => (typeof value === 'string' ? value : '')
/** What a frame of `match.<id>` says beyond score, clock and prices. */
export interface DetailNews {
  events: readonly MatchEvent[]
  /** Incidents that were taken back. */
  cancelled: readonly number[]
  lines: readonly CommentaryLine[]
  figures: readonly Figure[] | undefined
  /** Minute index and value. */
  trend: readonly (readonly [index: number, value: number])[]
}

function eventOf(value: readonly unknown[]): MatchEvent {
  const [id, type, side, minute, added, player, other, home, away] = value
  return {
    id: number(id),
    type: number(type),
    side: sides[number(side)] ?? 'neutral',
    minute: minuteText(number(minute), number(added)),
    minuteNumber: number(minute),
    player: words(player),
    other: words(other),
    score: [number(home), number(away)],
    isCancelled: false,
  }
}

function lineOf(value: readonly unknown[], place: 0 | 1 | 2): CommentaryLine {
  const [seq, minute, added, side, isMain, incident] = value
  return {
    seq: number(seq),
    minute: minuteText(number(minute), number(added)),
    side: sides[number(side)] ?? 'neutral',
    isMain: isMain === 1,
    incident: number(incident),
    text: words(value[6 + place]),
  }
}

const inThrees = (value: readonly unknown[]): Figure[] =>
  Array.from({ length: Math.floor(value.length / 3) }, (_, i) => ({
    type: number(value[i * 3]),
    home: number(value[i * 3 + 1]),
    away: number(value[i * 3 + 2]),
  }))

/** Reads a row of a frame. `place` chooses the language of the commentary: 0 zh, 1 en, 2 vi. */
export function detailNews(delta: MatchDelta, place: 0 | 1 | 2): DetailNews {
  const events: MatchEvent[] = []
  const cancelled: number[] = []
  const lines: CommentaryLine[] = []
  const trend: [number, number][] = []
  let figures: Figure[] | undefined
  for (let i = 1; i + 1 < delta.length; i += 2) {
    const [field, value] = [delta[i], delta[i + 1]]
    if (field === deltaField.incidentCancelled) cancelled.push(number(value))
    if (!Array.isArray(value)) continue
    if (field === deltaField.incident) events.push(eventOf(value))
    else if (field === deltaField.commentary) lines.push(lineOf(value, place))
    else if (field === deltaField.statistics) figures = inThrees(value)
    else if (field === deltaField.trend)
      for (let at = 0; at + 1 < value.length; at += 2) trend.push([number(value[at]), number(value[at + 1])])
  }
  return { events, cancelled, lines, figures, trend }
}

/** A detail with the news in it. What it knows already is not doubled. */
export function withNews(detail: MatchDetail, news: DetailNews): MatchDetail {
  if (news.events.length + news.cancelled.length + news.trend.length === 0) return detail
  const known = new Set(detail.events.map(({ id }) => id))
  const isCancelled = new Set(news.cancelled)
  const events = [...detail.events, ...news.events.filter(({ id }) => !known.has(id))].map((event) =>
    isCancelled.has(event.id) ? { ...event, isCancelled: true } : event,
  )
  const trend = [...detail.trend]
  // A value may come again with the next; one beyond the end waits for the reload that brings those before it.
  for (const [index, value] of news.trend) if (index <= trend.length) trend[index] = value
  return { ...detail, events, trend }
}

/** The commentary with new lines; each number once, in order. */
export function withLines(known: readonly CommentaryLine[], fresh: readonly CommentaryLine[]): CommentaryLine[] {
  const last = known.at(-1)?.seq ?? 0
  const next = fresh.filter(({ seq }) => seq > last).toSorted((a, b) => a.seq - b.seq)
  // A hole means a line was missed: the next fetch since the last known number brings it.
  const joined = next.filter(({ seq }, index) => known.length > 0 && seq === last + 1 + index)
  return joined.length === 0 ? [...known] : [...known, ...joined]
}
