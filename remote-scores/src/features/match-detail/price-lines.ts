import type { Market } from '../../parts/matches/match'
import type { PriceChange } from './match-parts.calls'

/** Data of the chart: positions, then one list a line; `null` where the market was closed. */
export interface PriceLines {
  xs: number[]
  lines: (number | null)[][]
  /** What stands at a position. */
  labels: string[]
  /** Position of the kick-off, undefined before it. */
  kickoffX: number | undefined
}

/** Share of the axis that belongs to the time before the start, in minutes of the axis. */
const beforeMinutes = 22
/** Changes before the start that are shown: the first and the latest. */
const beforeShown = 60

/** A 1X2 market draws three lines; handicap and total draw their two prices. */
export const drawnValues = (market: Market): readonly (0 | 1 | 2)[] => (market === 'eu' ? [0, 1, 2] : [0, 2])

/**
 * Lays the changes out: before the start evenly in the order they came, then by the minute of the match. The days before
 * a match would otherwise leave no room for it.
 */
export function priceLines(changes: readonly PriceChange[], market: Market): PriceLines {
  const before = changes.filter((change) => change.minute === 0)
  const kept = before.length > beforeShown ? [...before.slice(0, 1), ...before.slice(1 - beforeShown)] : before
  const during = changes.filter((change) => change.minute > 0)
  const placed = [
    ...kept.map((change, index) => ({
      change,
      x: -beforeMinutes + (index / Math.max(1, kept.length)) * beforeMinutes,
    })),
    ...during.map((change) => ({ change, x: change.minute })),
  ]
  // The chart wants positions that grow: the last change of a minute speaks for it.
  const last = placed.filter(({ x }, index) => placed[index + 1]?.x !== x)
  return {
    xs: last.map(({ x }) => x),
    lines: drawnValues(market).map((value) =>
      last.map(({ change }) => (change.isSealed ? null : change.values[value])),
    ),
    labels: last.map(({ change }) => (change.minute > 0 ? `${change.minute}′` : '')),
    kickoffX: during.length > 0 ? 0 : undefined,
  }
}
