import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { Button } from '@pitchside/ui'
import { useEffect, useState } from 'react'
import { toggleFollow } from '../news/headlines.calls'
import type { Expert } from './expert'
import { expertsKey } from './use-experts'

/** Follows an expert: new schemes are told. Nobody follows themselves. */
export function FollowExpert({ expert }: { expert: Pick<Expert, 'id' | 'isFollowed' | 'nickname'> }) {
  const t = useT('content')
  const user = useUser()
  const client = useQueryClient()
  const [isFollowed, setFollowed] = useState(expert.isFollowed)
  useEffect(() => setFollowed(expert.isFollowed), [expert.isFollowed])
  const follow = useMutation({
    mutationFn: () => toggleFollow(expert.id),
    onSuccess: () => {
      setFollowed((before) => !before)
      void client.invalidateQueries({ queryKey: expertsKey })
    },
  })
  if (user?.id === expert.id) return null
  const word = isFollowed ? t('article.following') : t('article.follow')
  return (
    <Button
      size="sm"
      variant={isFollowed ? 'secondary' : 'outline'}
      icon={isFollowed ? undefined : 'plus'}
      isLoading={follow.isPending}
      aria-pressed={isFollowed}
      aria-label={`${word} ${expert.nickname}`}
      onClick={() => asMember(() => follow.mutate())}
    >
      {word}
    </Button>
  )
}
