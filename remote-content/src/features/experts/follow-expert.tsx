import { FollowButton } from '@pitchside/parts'
import { useQueryClient } from '@pitchside/platform'
import type { Expert } from './expert'
import { expertsKey } from './use-experts'

/** Follows an expert: new schemes are told. */
export function FollowExpert({ expert }: { expert: Pick<Expert, 'id' | 'isFollowed' | 'nickname'> }) {
  const client = useQueryClient()
  return (
    <FollowButton
      id={expert.id}
      name={expert.nickname}
      isFollowed={expert.isFollowed}
      size="sm"
      icon="plus"
      onToggled={() => void client.invalidateQueries({ queryKey: expertsKey })}
    />
  )
}
