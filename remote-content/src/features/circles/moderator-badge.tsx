import { useT } from '@pitchside/i18n'
import { Badge } from '@pitchside/ui'

/** Beside the name of who looks after a circle. */
export function ModeratorBadge() {
  const t = useT('content')
  return (
    <Badge tone="brand" icon="shield">
      {t('circleOrder.moderator')}
    </Badge>
  )
}
