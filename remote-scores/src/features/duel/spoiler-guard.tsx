import { useT } from '@pitchside/i18n'
import { StateBox } from '@pitchside/ui'

/** Stands in place of everything that tells the score, until the visitor asks for it. */
export function SpoilerGuard({ onReveal }: { onReveal: () => void }) {
  const t = useT('scores')
  return (
    <StateBox
      kind="empty"
      title={t('court.spoiler.title')}
      text={t('court.spoiler.text')}
      action={{ label: t('court.spoiler.reveal'), onClick: onReveal, icon: 'eye' }}
      minHeight={360}
    />
  )
}
