import type { useT } from '@pitchside/i18n'
import { decimal } from '@pitchside/parts'
import type { Outcome, Scheme } from './expert'

type T = ReturnType<typeof useT>

/** What kind of opinion it is: points are not goals. */
export const playText = (t: T, { play, sport }: Pick<Scheme, 'play' | 'sport'>): string =>
  t(play === 3 && sport === 'basketball' ? 'experts.play.points' : `experts.play.${play}`)

/** What the expert says will happen. */
export function pickText(t: T, { play, choice, line, home, away }: Scheme): string {
  const team = choice === 1 ? home.name : away.name
  if (play === 1) return choice === 2 ? t('experts.pick.draw') : t('experts.pick.win', { team })
  if (play === 2) return `${team} ${line}`
  return t(choice === 1 ? 'experts.pick.over' : 'experts.pick.under', { line })
}

/** The letter of a mark; colour is never alone. */
export const markText = (t: T, outcome: Outcome): string => t(`experts.mark.${outcome}`)

/** What was won or lost, with its sign: 7.16 → "+7.16", "+7,16". */
export const signed = (value: number, digits: number): string => `${value > 0 ? '+' : ''}${decimal(value, digits)}`
