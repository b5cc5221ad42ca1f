import { epochOf } from '@pitchside/backend/modules/scores/open-data/local-time'
import { civilDay, dayS, isoDay, yearOf } from './days'

/** From a day on, noon in the zone is so many seconds before noon in UTC. */
interface Offset {
  from: number
  aheadS: number
}
const noonS = 43_200
const years = new Map<string, readonly Offset[]>()

const aheadOn = (zone: string, day: number): number =>
  day * dayS + noonS - (epochOf(isoDay(day), '12:00', zone) ?? day * dayS + noonS)

/** The first day after `low`, at `high` at the latest, on which the clocks stand as on `high`. */
function change(zone: string, low: number, high: number, aheadS: number): number {
  let [before, after] = [low, high]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (aheadOn(zone, middle) === aheadS) after = middle
    else before = middle
  }
  return after
}

/** Asking for every day what the clocks say costs a second at the start: a year has two changes at most, or four. */
function offsetsOf(zone: string, year: number): readonly Offset[] {
  const first = civilDay(year, 1, 1)
  const list: Offset[] = [{ from: first, aheadS: aheadOn(zone, first) }]
  for (let month = 2; month <= 13; month += 1) {
    const day = civilDay(year, month, 1)
    const aheadS = aheadOn(zone, day)
    if (aheadS !== list.at(-1)?.aheadS)
      list.push({ from: change(zone, civilDay(year, month - 1, 1), day, aheadS), aheadS })
  }
  return list
}

/** Epoch seconds of a minute of a day in a zone, after the hours in which clocks are put forward or back. */
export function epochIn(zone: string, day: number, minute: number): number {
  const year = yearOf(day)
  const key = `${zone} ${year}`
  let offsets = years.get(key)
  if (!offsets) {
    offsets = offsetsOf(zone, year)
    years.set(key, offsets)
  }
  const aheadS = offsets.findLast(({ from }) => from <= day)?.aheadS ?? 0
  return day * dayS + minute * 60 - aheadS
}
