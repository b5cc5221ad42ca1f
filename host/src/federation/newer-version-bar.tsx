import { useT } from '@pitchside/i18n'
import { Banner } from '@pitchside/ui'

interface NewerVersionBarProps {
  onTake: () => void
  /** The whole page is loaded anew, not one part of it swapped. */
  isOfPage?: boolean
}

/** Asks the visitor, who is busy here, when the newer version may come. */
export function NewerVersionBar({ onTake, isOfPage = false }: NewerVersionBarProps) {
  const t = useT('shell')
  return (
    <div data-newer-version="">
      <Banner tone="info" action={{ label: t(isOfPage ? 'remote.reload' : 'remote.takeNewer'), onClick: onTake }}>
        {t(isOfPage ? 'remote.newerPage' : 'remote.newer')}
      </Banner>
    </div>
  )
}
