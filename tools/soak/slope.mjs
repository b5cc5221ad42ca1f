import { median } from '../bench/median.mjs'

/**
 * Theil–Sen: the median of the slopes of all pairs, in units per hour, with the middle 80 % of them. A single peak of a
 * collector moves it little, unlike a line through all points. Samples: `{ at, value }`, `at` in ms.
 */
export function slopePerHour(samples) {
  const slopes = []
  for (let i = 0; i < samples.length; i += 1)
    for (let j = i + 1; j < samples.length; j += 1) {
      const hours = (samples[j].at - samples[i].at) / 3_600_000
      if (hours > 0) slopes.push((samples[j].value - samples[i].value) / hours)
    }
  if (slopes.length === 0) return undefined
  slopes.sort((a, b) => a - b)
  const part = (share) => slopes[Math.min(slopes.length - 1, Math.floor(slopes.length * share))]
  return { slope: median(slopes), low: part(0.1), high: part(0.9) }
}
