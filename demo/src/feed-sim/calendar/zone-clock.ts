import { civilDay, dayS, yearOf } from './days'

/** From a day on, the clocks of a zone are so many seconds ahead of UTC at noon. */
interface Offset {
  from: number
  aheadS: number
}
const noonS = 43_200
const formats = new Map<string, Intl.DateTimeFormat>()
const years = new Map<string, readonly Offset[]>()

/** Reads `GMT-03:30`. */
function aheadOn(zone: string, day: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset', year: 'numeric' })
  formats.set(zone, format)
  const [, sign, hours = '0', minutes = '0'] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(format.format((day * dayS + noonS) * 1_000)) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60
}

/** The first day after `low`, at `high` at the latest, on which the clocks stand as on `high`. */
function change(zone: string, low: number, high: number): Offset {
  const aheadS = aheadOn(zone, high)
  let [before, after] = [low, high]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (aheadOn(zone, middle) === aheadS) after = middle
    else before = middle
  }
  return { from: after, aheadS }
}

/** Asking for every day what the clocks say costs a second at the start; they are put forward once a year and back once. */
function offsetsOf(zone: string, year: number): readonly Offset[] {
  const [first, middle, last] = [civilDay(year, 1, 1), civilDay(year, 7, 1), civilDay(year, 12, 31)]
  const list: Offset[] = [{ from: first, aheadS: aheadOn(zone, first) }]
  for (const [low, high] of [
    [first, middle],
    [middle, last],
  ] as const)
    if (aheadOn(zone, low) !== aheadOn(zone, high)) list.push(change(zone, low, high))
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
