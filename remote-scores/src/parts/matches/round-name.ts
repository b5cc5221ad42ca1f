import type { Translate } from '@pitchside/i18n'
import type { Sport } from './match'

/** Conferences by the letter that the feed has for them; nobody else has so many groups. */
const conferences: Readonly<Record<string, string>> = { E: 'stage.east', W: 'stage.west' }

/** Group of a table as text: a conference in basketball. */
export function groupName(t: Translate, group: string, sport?: Sport): string {
  const conference = sport === 'basketball' ? conferences[group] : undefined
  return conference ? t(conference) : t('stage.group', { letter: group })
}

/** Round, group or knock-out stage of a match as text; empty when the feed names none. */
export function roundName(
  t: Translate,
  { round, stage, sport }: { round: number; stage: string; sport?: Sport },
): string {
  if (sport === 'basketball' && stage === '') return t('stage.regular')
  if (stage.length === 1) return groupName(t, stage)
  if (stage) return t(`stage.${stage}`)
  return round > 0 ? t('stage.round', { round }) : ''
}
