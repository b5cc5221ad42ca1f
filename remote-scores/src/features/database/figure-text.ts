import { type PlayerFigure, shareOf } from '../../parts/figures/figure-pairs'
import type { Sport } from '../../parts/matches/match'

/** A figure of a season as it is written: marks and means with their digits, counts without. */
export function figureText(name: string, value: number, sport: Sport): string {
  if (name === 'rating') return value.toFixed(2)
  if (name === 'xg') return value.toFixed(2)
  return sport === 'basketball' ? value.toFixed(1) : String(value)
}

/** The same with how much of it was well done, "412 (84%)", where the feed counts that. */
export function totalText(figures: readonly PlayerFigure[], key: string, value: number, sport: Sport): string {
  const share = shareOf(figures, key)
  return share === undefined ? figureText(key, value, sport) : `${figureText(key, value, sport)} (${share}%)`
}
