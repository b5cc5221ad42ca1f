import { crestOf, inkOn } from '@pitchside/base/crest'
import type { Team } from '../../parts/matches/match'

/** Colours of a shirt on the pitch and of its number. */
export interface Kit {
  shirt: string
  ink: string
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** How far apart two colours are, 0 to about 441. */
export function colourDistance(a: string, b: string): number {
  const other = channels(b)
  return Math.hypot(...channels(a).map((value, index) => value - (other[index] ?? 0)))
}

/** Colours one can take for each other at a glance. */
const tooClose = 120

/** The shirt follows from the crest; where it looks like the opponent's, the second colour is worn, then white or black. */
export function kitOf({ id, name }: Pick<Team, 'id' | 'name'>, against?: Kit): Kit {
  const { first, second } = crestOf(id, name)
  const choices = [first, second, '#f4f5f7', '#16191d']
  const shirt = choices.find((colour) => !against || colourDistance(colour, against.shirt) > tooClose) ?? first
  return { shirt, ink: inkOn(shirt) }
}
