import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type PerMatch = Record<string, number | [number, number]>

const file = fileURLToPath(new URL('../../assets/sim-targets.json', import.meta.url))
const read = JSON.parse(readFileSync(file, 'utf8')) as {
  perMatch: Record<string, PerMatch>
  tolerance_for_2000_simulated_matches: Record<string, number>
}

/** Measured averages of real leagues and how far 2,000 simulated matches may be from them. */
export const targets = { perMatch: read.perMatch, tolerance: read.tolerance_for_2000_simulated_matches }

/** Names of a league's averages; those counted for each side stand as `name home` and `name away`. */
export function averageNames(key: string): string[] {
  return Object.keys(targets.tolerance).flatMap((name) =>
    Array.isArray(targets.perMatch[key]?.[name]) ? [`${name} home`, `${name} away`] : [name],
  )
}

/** The band for a sample of this size: the tolerance grows with the root of what the sample lacks. */
export function bandOf(key: string, name: string, sample: number): { centre: number; width: number } {
  const [word = '', side] = name.split(' ')
  const value = targets.perMatch[key]?.[word] ?? 0
  const centre = typeof value === 'number' ? value : value[side === 'away' ? 1 : 0]
  return { centre, width: (targets.tolerance[word] ?? 0) * Math.sqrt(Math.max(1, 2000 / sample)) }
}
