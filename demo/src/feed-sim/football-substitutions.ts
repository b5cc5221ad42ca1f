import { normal, type RandomStream } from './random-stream'

/** A change of a side. `minute` of the half, from 0; the one who goes off is hurt when it comes in the first half. */
export interface Substitution {
  half: 0 | 1
  minute: number
}

const windows = 3
const hurtShare = 0.1

/** At most five changes in at most three stops of play, in order; changes at half-time cost no stop. */
export function planSubstitutions(random: RandomStream, lastMinute: number): Substitution[] {
  const hurt: Substitution[] = random() < hurtShare ? [{ half: 0, minute: 4 + Math.floor(random() * 39) }] : []
  const count = 3 + (random() < 0.75 ? 1 : 0) + (random() < 0.65 ? 1 : 0) - hurt.length
  const minutes: number[] = []
  for (let i = 0; i < count; i += 1) {
    const isHalfTime = random() < 0.12
    const minute = Math.round(68 + 11 * normal(random)) - 45
    minutes.push(isHalfTime ? 0 : Math.min(Math.max(minute, 1), lastMinute))
  }
  const planned = inWindows(minutes, windows - hurt.length).sort((a, b) => a - b)
  return [...hurt, ...planned.map((minute): Substitution => ({ half: 1, minute }))]
}

/** Moves the changes that lie nearest to each other together until the stops are enough. */
function inWindows(minutes: readonly number[], limit: number): number[] {
  const moved = [...minutes]
  for (;;) {
    const stops = [...new Set(moved.filter((minute) => minute > 0))].sort((a, b) => a - b)
    if (stops.length <= limit) return moved
    let nearest = 1
    for (let i = 2; i < stops.length; i += 1)
      if ((stops[i] ?? 0) - (stops[i - 1] ?? 0) < (stops[nearest] ?? 0) - (stops[nearest - 1] ?? 0)) nearest = i
    const [from, to] = [stops[nearest - 1], stops[nearest]]
    moved.forEach((minute, i) => {
      if (minute === from) moved[i] = to ?? minute
    })
  }
}
