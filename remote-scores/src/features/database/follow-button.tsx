import { useT } from '@pitchside/i18n'
import { Button } from '@pitchside/ui'
import { useCollected, useToggleCollected } from '../../parts/collected/collected'
import type { Sport } from '../../parts/matches/match'

interface FollowButtonProps {
  kind: 'team' | 'league'
  id: number
  sport: Sport
}

/** Follows a team or a league: its matches appear under the followed ones. */
export function FollowButton({ kind, id, sport }: FollowButtonProps) {
  const t = useT('scores')
  const isFollowed = useCollected()[kind].has(id)
  const { toggle, isPending } = useToggleCollected()
  return (
    <Button
      size="sm"
      variant={isFollowed ? 'secondary' : 'outline'}
      icon="star"
      aria-pressed={isFollowed}
      isLoading={isPending}
      onClick={() => toggle({ kind, id, sport })}
    >
      {t(isFollowed ? 'base.followed' : `base.follow.${kind}`)}
    </Button>
  )
}
