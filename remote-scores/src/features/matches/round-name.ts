import type { Translate } from '@pitchside/i18n'

/** Round, group or knock-out stage of a match as text; empty when the feed names none. */
export function roundName(t: Translate, { round, stage }: { round: number; stage: string }): string {
  if (stage.length === 1) return t('stage.group', { letter: stage })
  if (stage) return t(`stage.${stage}`)
  return round > 0 ? t('stage.round', { round }) : ''
}
