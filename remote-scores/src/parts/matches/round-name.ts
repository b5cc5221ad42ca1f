import type { Translate } from '@pitchside/i18n'
import type { Sport } from './match'

/** Round, group or knock-out stage of a match as text; empty when the feed names none. */
export function roundName(
  t: Translate,
  { round, stage, sport }: { round: number; stage: string; sport?: Sport },
): string {
  if (sport === 'basketball') return t('stage.regular')
  if (stage.length === 1) return t('stage.group', { letter: stage })
  if (stage) return t(`stage.${stage}`)
  return round > 0 ? t('stage.round', { round }) : ''
}
