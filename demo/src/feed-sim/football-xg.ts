import { rounded } from '@pitchside/base'
import { normal, type RandomStream, randomStream } from './random-stream'

/** Where a shot is taken, per cent of the pitch with the goal at x = 100, and its chance. */
export interface Mould {
  x: number
  y: number
  xg: number
}

const length = 105
const width = 68
const goalWidth = 7.32

/** Chance of a shot from open play by its distance and the angle between the posts. */
export function xgOf(fromLineM: number, asideM: number): number {
  const distance = Math.hypot(fromLineM, asideM)
  const angle = Math.abs(Math.atan2(asideM + goalWidth / 2, fromLineM) - Math.atan2(asideM - goalWidth / 2, fromLineM))
  return 1 / (1 + Math.exp(-(-1.05 - 0.13 * distance + 0.9 * angle)))
}

/** Two clusters: in the box and from a distance. */
function spotIn(random: RandomStream, isNear: boolean): Mould {
  const fromLine = Math.min(Math.max(isNear ? 10 + 3.6 * normal(random) : 23 + 4.5 * normal(random), 2), 40)
  const aside = (isNear ? 5.5 : 9) * normal(random)
  const xg = rounded(xgOf(fromLine, aside), 3)
  return {
    x: rounded(100 - (fromLine / length) * 100, 1),
    y: rounded(Math.min(Math.max(50 + (aside / width) * 100, 2), 98), 1),
    xg: Math.max(0.01, xg),
  }
}

const averages = [true, false].map((isNear) => {
  const random = randomStream(`xg|${isNear}`)
  let sum = 0
  for (let i = 0; i < 4_000; i += 1) sum += spotIn(random, isNear).xg
  return sum / 4_000
})

/** Share of shots from the box with which a side's chances add up to the goals it scores. */
export function xgMix(goals: number, misses: number): number {
  const [near = 0.15, far = 0.03] = averages
  return Math.min(Math.max((goals / (goals + misses) - far) / (near - far), 0.2), 0.95)
}

export const spotOf = (random: RandomStream, mix: number): Mould => spotIn(random, random() < mix)
