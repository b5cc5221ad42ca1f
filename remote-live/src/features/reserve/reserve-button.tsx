import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { Button } from '@pitchside/ui'

/** Asks for a reminder, or takes it back; a visitor logs in first. */
export function ReserveButton({
  isReserved,
  isBusy,
  name,
  onToggle,
}: {
  isReserved: boolean
  isBusy: boolean
  /** What is reserved, for those who hear the page. */
  name: string
  onToggle: () => void
}) {
  const t = useT('live')
  return (
    <Button
      variant={isReserved ? 'secondary' : 'outline'}
      icon={isReserved ? 'bell-ring' : 'bell'}
      aria-label={t(isReserved ? 'reserve.cancelOf' : 'reserve.reserveOf', { name })}
      isLoading={isBusy}
      onClick={() => asMember(onToggle)}
    >
      {t(isReserved ? 'reserve.cancel' : 'reserve.reserve')}
    </Button>
  )
}
