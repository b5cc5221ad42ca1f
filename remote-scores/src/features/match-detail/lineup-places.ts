import type { LineupPlayer } from './match-parts.calls'
import { pitch } from './pitch'

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

export type RatingGrade = 'best' | 'good' | 'fair' | 'low' | 'poor'

/** What a rating means: the colour behind it. */
export function gradeOf(rating: number): RatingGrade {
  if (rating >= 8) return 'best'
  if (rating >= 7) return 'good'
  if (rating >= 6.5) return 'fair'
  return rating >= 6 ? 'low' : 'poor'
}
