import { deltaField, type MatchDelta, type MatchDeltaData, type TopicData } from '@pitchside/contract'
import { sports } from './ports/feed.port'

const isAppended = (field: unknown) =>
  field === deltaField.incident ||
  field === deltaField.incidentCancelled ||
  field === deltaField.commentary ||
  field === deltaField.trend
const isPrice = (field: unknown) => field === deltaField.asia || field === deltaField.eu || field === deltaField.bs

/** What a later value of the same key replaces; undefined: both stay, in their order. */
function keyOf(field: unknown, value: unknown): string | undefined {
  if (isAppended(field)) return undefined
  // Prices of several companies share a field.
  return isPrice(field) && Array.isArray(value) ? `${field} ${value[4]}` : String(field)
}

function mergeRow(earlier: MatchDelta, later: MatchDelta): MatchDelta {
  const pairs = new Map<string, [field: unknown, value: unknown]>()
  let appended = 0
  for (const [, ...list] of [earlier, later])
    for (let i = 0; i + 1 < list.length; i += 2) {
      const key = keyOf(list[i], list[i + 1])
      if (key === undefined) appended += 1
      pairs.set(key ?? `+${appended}`, [list[i], list[i + 1]])
    }
  return [earlier[0], ...[...pairs.values()].flat()]
}

const deltaTypes: ReadonlySet<string> = new Set(sports.map((sport) => `${sport}_delta`))
const isDelta = (data: TopicData): data is MatchDeltaData => deltaTypes.has(data.type)

/** Two frames as one: per match the last value wins, incidents and lines follow each other. */
export function mergeFrames(earlier: TopicData, later: TopicData): TopicData | undefined {
  if (!isDelta(earlier) || !isDelta(later))
    return earlier.type === later.type && later.type === 'feed' ? later : undefined
  const rows = new Map<number, MatchDelta>()
  for (const row of [...earlier.m, ...later.m]) {
    const before = rows.get(row[0])
    rows.set(row[0], before ? mergeRow(before, row) : row)
  }
  const leagues = new Set([...(earlier.leagues ?? []), ...(later.leagues ?? [])])
  return {
    type: later.type,
    ts: later.ts,
    m: [...rows.values()],
    ...(leagues.size > 0 ? { leagues: [...leagues] } : {}),
  }
}
