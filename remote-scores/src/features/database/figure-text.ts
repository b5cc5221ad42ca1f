import { decimal } from '@pitchside/parts'
import { type PlayerFigure, shareOf } from '../../parts/figures/figure-pairs'
import type { Sport } from '../../parts/matches/match'

/** A mean of many: marks and chances by hundredths, what is counted by tenths. Nothing counted is a dash. */
export function meanText(name: string, mean: number | undefined): string {
  return mean === undefined ? '–' : decimal(mean, name === 'rating' || name === 'xg' ? 2 : 1)
}

/** A figure of a season as it is written: what a sport counts by the match is a mean. */
export function figureText(name: string, value: number, sport: Sport): string {
  const isCount = sport === 'football' && name !== 'rating' && name !== 'xg'
  return isCount ? String(value) : meanText(name, value)
}

/** The same with how much of it was well done, "412 (84%)", where the feed counts that. */
export function totalText(figures: readonly PlayerFigure[], key: string, value: number, sport: Sport): string {
  const share = shareOf(figures, key)
  return share === undefined ? figureText(key, value, sport) : `${figureText(key, value, sport)} (${share}%)`
}
