import { normal, type RandomStream } from './random-stream'

export interface Substitution {
  /** Minute of the second half, from 0. */
  minute: number
  side: 1 | 2
}

const windows = 3

/** At most five changes a side in at most three stops of play; changes at half-time cost no stop. */
export function planSubstitutions(random: RandomStream, lastMinute: number): Substitution[] {
  const list: Substitution[] = []
  for (const side of [1, 2] as const) {
    const count = 3 + (random() < 0.75 ? 1 : 0) + (random() < 0.65 ? 1 : 0)
    const minutes: number[] = []
    for (let i = 0; i < count; i += 1) {
      const isHalfTime = random() < 0.12
      const minute = Math.round(68 + 11 * normal(random)) - 45
      minutes.push(isHalfTime ? 0 : Math.min(Math.max(minute, 1), lastMinute))
    }
    for (const minute of inWindows(minutes)) list.push({ minute, side })
  }
  return list.sort((a, b) => a.minute - b.minute)
}

/** Moves the changes that lie nearest to each other together until three stops are enough. */
function inWindows(minutes: readonly number[]): number[] {
  const moved = [...minutes]
  for (;;) {
    const stops = [...new Set(moved.filter((minute) => minute > 0))].sort((a, b) => a - b)
    if (stops.length <= windows) return moved
    let nearest = 1
    for (let i = 2; i < stops.length; i += 1)
      if ((stops[i] ?? 0) - (stops[i - 1] ?? 0) < (stops[nearest] ?? 0) - (stops[nearest - 1] ?? 0)) nearest = i
    const [from, to] = [stops[nearest - 1], stops[nearest]]
    moved.forEach((minute, i) => {
      if (minute === from) moved[i] = to ?? minute
    })
  }
}
