import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { Button, VisuallyHidden } from '@pitchside/ui'
import { useState } from 'react'
import type { CirclePost } from './circle'
import { toggleFollow } from './circles.calls'
import { postsKey } from './use-circles'

/** Follows who wrote the post; nobody follows oneself. */
export function FollowButton({ post }: { post: CirclePost }) {
  const t = useT('content')
  const me = useUser()
  const client = useQueryClient()
  const [own, setOwn] = useState<boolean>()
  const isFollowed = own ?? post.isFollowed
  const follow = useMutation({
    mutationFn: () => toggleFollow(post.userId),
    onSuccess: () => {
      setOwn(!isFollowed)
      void client.invalidateQueries({ queryKey: [...postsKey, 'followed'] })
    },
  })
  if (me?.id === post.userId) return null
  return (
    <Button
      size="sm"
      variant={isFollowed ? 'secondary' : 'outline'}
      icon={isFollowed ? undefined : 'plus'}
      isLoading={follow.isPending}
      aria-pressed={isFollowed}
      onClick={() => asMember(() => follow.mutate())}
    >
      {t(isFollowed ? 'article.following' : 'article.follow')}
      <VisuallyHidden> {post.nickname}</VisuallyHidden>
    </Button>
  )
}
