import { useT } from '@pitchside/i18n'
import { Button, VisuallyHidden } from '@pitchside/ui'
import type { Circle } from './circle'
import { useJoin } from './use-circles'

/** Joins the circle, or leaves it. */
export function JoinButton({ circle, size = 'sm' }: { circle: Circle; size?: 'sm' | 'md' }) {
  const t = useT('content')
  const { isPending, press } = useJoin(circle)
  return (
    <Button
      size={size}
      variant={circle.isJoined ? 'secondary' : 'outline'}
      isLoading={isPending}
      aria-pressed={circle.isJoined}
      onClick={press}
    >
      {t(circle.isJoined ? 'circle.joined' : 'circle.join')}
      <VisuallyHidden> {circle.name}</VisuallyHidden>
    </Button>
  )
}
