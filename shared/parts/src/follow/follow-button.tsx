import { useUser } from '@pitchside/auth'
import { call } from '@pitchside/http'
import { compactNumber } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { Button, Num, VisuallyHidden } from '@pitchside/ui'
import { useEffect, useState } from 'react'
import { textOf } from '../i18n/texts'
import { asMember } from '../member-action/as-member'

/** Whether the member follows somebody, and how many do. */
export interface Following {
  isFollowed: boolean
  fans: number
}

/** Follows somebody or stops following; resolves with what holds now, whatever another page of the member did meanwhile. */
async function toggleFollow(id: number): Promise<Following> {
  const { is_attention, attention } = await call('toggleFollow', { id })
  return { isFollowed: is_attention === 1, fans: attention }
}

export interface FollowButtonProps {
  id: number
  name: string
  isFollowed: boolean
  /** Shown on the button when given. */
  fans?: number
  /** sm: in a row, beside a name. */
  size?: 'sm' | 'md'
  icon?: 'heart' | 'plus'
  /** It was carried out. */
  onToggled?: (now: Following) => void
}

/**
 * Follows a person or stops following; a visitor logs in first and the click is carried out afterwards. Nobody follows
 * oneself: there is no button then. A refusal is told by the client and changes nothing.
 */
export function FollowButton({ id, name, size = 'md', icon, onToggled, ...given }: FollowButtonProps) {
  const isOwn = useUser()?.id === id
  const [{ isFollowed, fans }, setState] = useState<Partial<Following>>(given)
  useEffect(() => setState({ isFollowed: given.isFollowed, fans: given.fans }), [given.isFollowed, given.fans])
  const follow = useMutation({
    mutationFn: () => toggleFollow(id),
    onSuccess: (now) => {
      setState(now)
      onToggled?.(now)
    },
  })
  if (isOwn) return null
  return (
    <Button
      size={size}
      variant={isFollowed ? 'secondary' : size === 'sm' ? 'outline' : 'primary'}
      icon={isFollowed && icon === 'plus' ? undefined : icon}
      isLoading={follow.isPending}
      aria-pressed={isFollowed}
      onClick={() => asMember(() => follow.mutate())}
    >
      {textOf(isFollowed ? 'following' : 'follow')}
      {given.fans === undefined ? undefined : <Num value={compactNumber(fans ?? given.fans)} />}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  )
}
