import type { Sport } from '../../parts/matches/match'

/** A figure of a season as it is written: marks and means with their digits, counts without. */
export function figureText(name: string, value: number, sport: Sport): string {
  if (name === 'rating') return value.toFixed(2)
  if (name === 'xg') return value.toFixed(2)
  return sport === 'basketball' ? value.toFixed(1) : String(value)
}
