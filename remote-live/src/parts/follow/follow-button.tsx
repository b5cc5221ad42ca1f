import { useUser } from '@pitchside/auth'
import { compactNumber, useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { Button, Num, VisuallyHidden } from '@pitchside/ui'
import { useEffect, useState } from 'react'
import { toggleFollow } from '../rooms/rooms.calls'

export interface FollowButtonProps {
  id: number
  name: string
  isFollowed: boolean
  /** Shown on the button when given. */
  fans?: number
  size?: 'sm' | 'md'
  /** It was carried out. */
  onToggled?: (isFollowed: boolean) => void
}

/** Follows or leaves; a visitor logs in first and the click is carried out afterwards. */
export function FollowButton({ id, name, isFollowed, fans, size = 'md', onToggled }: FollowButtonProps) {
  const t = useT('live')
  const user = useUser()
  const client = useQueryClient()
  const [state, setState] = useState({ isFollowed, fans })
  useEffect(() => setState({ isFollowed, fans }), [isFollowed, fans])
  const follow = useMutation({
    mutationFn: () => toggleFollow(id),
    onSuccess: (reply) => {
      setState((before) => ({ isFollowed: reply.isFollowed, fans: before.fans === undefined ? undefined : reply.fans }))
      void client.invalidateQueries({ queryKey: ['live', 'follows'] })
      onToggled?.(reply.isFollowed)
    },
    // The client has told why; the button shows the truth again.
    onError: () => setState({ isFollowed, fans }),
  })
  if (user?.id === id) return undefined
  const click = (): void => {
    asMember(() => follow.mutate())
  }
  const variant = state.isFollowed ? 'secondary' : size === 'sm' ? 'outline' : 'primary'
  return (
    <Button
      size={size}
      variant={variant}
      {...(size === 'md' ? { icon: 'heart' as const } : {})}
      isLoading={follow.isPending}
      aria-pressed={state.isFollowed}
      onClick={click}
    >
      {t(state.isFollowed ? 'follow.following' : 'follow.follow')}
      {state.fans === undefined ? undefined : <Num value={compactNumber(state.fans)} />}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  )
}
