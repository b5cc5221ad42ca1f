import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type PerMatch = Record<string, number | [number, number]>

const file = fileURLToPath(new URL('../../../assets/scores/sim-targets.json', import.meta.url))
const read = JSON.parse(readFileSync(file, 'utf8')) as {
  perMatch: Record<string, PerMatch>
  tolerance_for_2000_simulated_matches: Record<string, number>
}

/** Measured averages of real leagues and how far 2,000 simulated matches may be from them. */
export const targets = { perMatch: read.perMatch, tolerance: read.tolerance_for_2000_simulated_matches }

/** The band for a sample of this size: the tolerance grows with the root of what the sample lacks. */
export function bandOf(key: string, name: string, sample: number): { centre: number; width: number } {
  const value = targets.perMatch[key]?.[name] ?? 0
  const centre = typeof value === 'number' ? value : value[0] + value[1]
  return {
    centre,
    width:
      (targets.tolerance[name] ?? 0) *
      Math.sqrt(Math.max(1, 2000 / sample)) *
      (typeof value === 'number' ? 1 : Math.SQRT2),
  }
}
