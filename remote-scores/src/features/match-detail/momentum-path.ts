/** One bar of the chart, in its own units. */
export interface MomentumBar {
  x: number
  y: number
  width: number
  height: number
  isHome: boolean
  strength: number
}

export interface MomentumLayout {
  /** Minutes the axis spans: the whole match, longer when it was played longer. */
  minutes: number
  bars: readonly MomentumBar[]
  /** Where the present is. */
  nowX: number
  xOf(minute: number): number
}

const regular = 95

/**
 * Places one bar a minute: home upward from the middle, away downward. Values beyond -100 to 100 are cut, so that a bar
 * never leaves the chart.
 */
export function momentumLayout(
  trend: readonly number[],
  size: { width: number; middle: number; reach: number },
): MomentumLayout {
  const minutes = Math.max(regular, trend.length)
  const xOf = (minute: number) => (Math.min(Math.max(minute, 0), minutes) / minutes) * size.width
  const width = Math.max(1.2, size.width / minutes - 1.6)
  const bars = trend.map((raw, minute): MomentumBar => {
    const value = Number.isFinite(raw) ? Math.min(100, Math.max(-100, raw)) : 0
    const height = (Math.abs(value) / 100) * size.reach
    const isHome = value > 0
    return {
      x: xOf(minute),
      y: isHome ? size.middle - height : size.middle + 0.5,
      width,
      height,
      isHome,
      strength: Math.abs(value),
    }
  })
  return { minutes, bars, nowX: xOf(trend.length), xOf }
}
