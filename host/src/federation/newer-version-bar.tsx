import { useT } from '@pitchside/i18n'
import { Banner } from '@pitchside/ui'

/** Asks the visitor, who is busy here, when the newer version may come. */
export function NewerVersionBar({ onTake }: { onTake: () => void }) {
  const t = useT('shell')
  return (
    <div data-newer-version="">
      <Banner tone="info" action={{ label: t('remote.takeNewer'), onClick: onTake }}>
        {t('remote.newer')}
      </Banner>
    </div>
  )
}
