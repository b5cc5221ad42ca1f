import { pitch } from '../../parts/pitch/pitch'
import type { LineupPlayer } from './match-parts.calls'

/** Where somebody of a line-up stands. Home attacks to the right; each side's left is its own. */
export function placeOf({ x, y }: Pick<LineupPlayer, 'x' | 'y'>, isAway: boolean): { x: number; y: number } {
  const within = (value: number) => Math.min(100, Math.max(0, value)) / 100
  // Formations keep to the middle; the drawing has room for the whole width.
  const spread = 50 + (x - 50) * 1.24
  const half = pitch.width / 2 - 54
  const depth = 46 + within(y) * (half - 22)
  const across = 50 + within(spread) * (pitch.height - 112)
  return isAway ? { x: pitch.width - depth, y: pitch.height - 12 - across } : { x: depth, y: across }
}

/** Where somebody had the ball on average: `x` towards the goal he attacks, `y` from his left. Home attacks to the right. */
export function averagePlace({ x, y }: { x: number; y: number }, isAway: boolean): { x: number; y: number } {
  const [along, across] = [(x / 100) * pitch.width, (y / 100) * pitch.height]
  return isAway ? { x: pitch.width - along, y: pitch.height - across } : { x: along, y: across }
}
