import { FollowButton } from '@pitchside/parts'
import { useQueryClient } from '@pitchside/platform'
import type { CirclePost } from './circle'
import { postsKey } from './use-circles'

/** Follows who wrote the post. */
export function FollowWriter({ post }: { post: CirclePost }) {
  const client = useQueryClient()
  return (
    <FollowButton
      id={post.userId}
      name={post.nickname}
      isFollowed={post.isFollowed}
      size="sm"
      icon="plus"
      onToggled={() => void client.invalidateQueries({ queryKey: [...postsKey, 'followed'] })}
    />
  )
}
