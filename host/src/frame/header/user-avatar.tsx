import type { SessionUser } from '@pitchside/auth'
import { Avatar } from '@pitchside/ui'

/** Picture of the signed-in user. */
export function UserAvatar({ user, size }: { user: SessionUser; size: number }) {
  return <Avatar id={user.id} src={user.avatar || undefined} size={size} />
}
