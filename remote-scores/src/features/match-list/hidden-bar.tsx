import { useT } from '@pitchside/i18n'
import { Button } from '@pitchside/ui'
import type { ListAddress } from './list-address'

export interface HiddenBarProps {
  /** Hidden matches that would stand in this list. */
  count: number
  address: ListAddress
  go: (change: Partial<ListAddress>) => void
  onUndo: () => void
}

/** How many matches are out of sight, and ways to have them back. */
export function HiddenBar({ count, address, go, onUndo }: HiddenBarProps) {
  const t = useT('scores')
  if (address.hidden.size === 0) return null
  return (
    <>
      <Button
        variant="ghost"
        icon={address.showsHidden ? 'eye' : 'eye-off'}
        aria-pressed={address.showsHidden}
        onClick={() => go({ showsHidden: !address.showsHidden })}
      >
        {t(address.showsHidden ? 'listing.hideAgain' : 'listing.hiddenCount', { count })}
      </Button>
      <Button variant="ghost" icon="rotate-ccw" onClick={onUndo}>
        {t('listing.undo')}
      </Button>
    </>
  )
}
