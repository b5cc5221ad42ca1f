import { isGoalType } from '@pitchside/contract'
import { type Incident, oneName } from '../../modules/scores/ports/feed.port'
import type { FieldReader } from './field-reader'
import { minuteOf } from './nami-live'

interface Told {
  key: string
  incident: Incident
}

/**
 * The provider names incidents by nothing and sends all of them each time. This gives each a number that stays, and knows
 * from a goal that is missing in a later list that it was taken back.
 */
export class IncidentLedger {
  #told: Told[] = []
  #nextId = 1

  list(): readonly Incident[] {
    return this.#told.map(({ incident }) => incident)
  }

  /** Takes over a whole list. */
  read(reader: FieldReader, value: unknown): void {
    const rows = reader.records(value, 'live.incidents')
    const seen = new Map<string, number>()
    const read = rows.flatMap((row) => {
      const incident = incidentOf(reader, row)
      if (!incident) return []
      const { type, side, minute, added, player } = incident
      const base = `${type}|${side}|${minute}|${added}|${player}`
      const nth = (seen.get(base) ?? 0) + 1
      seen.set(base, nth)
      return [{ key: `${base}|${nth}`, incident }]
    })
    const keys = new Set(read.map(({ key }) => key))
    const before = new Map(this.#told.map((told) => [told.key, told]))
    const isListWhole = rows.length > 0 || this.#told.length === 0
    const gone = this.#told.filter(({ key, incident }) => !keys.has(key) && isGoalType(incident.type))
    this.#told = [
      ...read.map(({ key, incident }) => ({
        key,
        incident: { ...incident, id: before.get(key)?.incident.id ?? this.#nextId++ },
      })),
      ...gone.map(({ key, incident }) => ({
        key,
        incident: isListWhole ? { ...incident, isCancelled: true } : incident,
      })),
    ].sort(
      (a, b) =>
        a.incident.minute - b.incident.minute || a.incident.added - b.incident.added || a.incident.id - b.incident.id,
    )
  }
}

function incidentOf(reader: FieldReader, row: Record<string, unknown>): Incident | undefined {
  const type = reader.integer(row.type, 'incident.type', 1, 60)
  const when = minuteOf(reader, row.time)
  if (type === undefined || !when) return reader.refuse('incident')
  const extra = reader.integer(row.add_time, 'incident.added', 0, 30) ?? 0
  const name = (key: string) => oneName(reader.text(row[key], 'incident.player') ?? '')
  const isSwap = type === 9
  return {
    id: 0,
    type,
    side: (reader.integer(row.position, 'incident.position', 0, 2) ?? 0) as 0 | 1 | 2,
    minute: when.minute,
    added: when.added || extra,
    player: isSwap ? name('out_player_name') : name('player_name'),
    other: isSwap ? name('in_player_name') : name('assist1_name'),
    homeScore: reader.integer(row.home_score, 'incident.score', 0, 99) ?? 0,
    awayScore: reader.integer(row.away_score, 'incident.score', 0, 99) ?? 0,
  }
}
