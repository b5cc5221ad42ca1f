import { readStored, writeStored } from '@pitchside/base'
import type { Sport } from '../../parts/matches/match'

/** Matches on top of the lists, as specified: `topList` football, `topList1` basketball. */
const keys: Record<Sport, string> = { football: 'topList', basketball: 'topList1' }
const most = 50

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

export function readPinned(sport: Sport, storage: Storage = localStorage): ReadonlySet<number> {
  const stored = readStored(storage, keys[sport], isList) ?? []
  return new Set(stored.map(Number).filter((id) => Number.isInteger(id) && id > 0))
}

/** Keeps the newest: matches of last month need no place. */
export function writePinned(sport: Sport, pinned: ReadonlySet<number>, storage: Storage = localStorage): void {
  writeStored(storage, keys[sport], [...pinned].slice(-most))
}
