import type { useT } from '@pitchside/i18n'
import type { SchemeRow } from './schemes.calls'

type T = ReturnType<typeof useT>
type Told = Pick<SchemeRow, 'play' | 'choice' | 'line' | 'home' | 'away'>

export const playText = (t: T, play: number, sport: string): string =>
  t(play === 3 && sport === 'basketball' ? 'schemes.play.points' : `schemes.play.${play}`)

/** A choice in words. */
export function pickText(t: T, { play, choice, line, home, away }: Told): string {
  const team = choice === 1 ? home : away
  if (play === 1) return choice === 2 ? t('schemes.draw') : team
  if (play === 2) return `${team} ${line}`
  return t(choice === 1 ? 'schemes.over' : 'schemes.under', { line })
}
