import type { SessionUser } from '@pitchside/auth'
import { Avatar } from '@pitchside/ui'

const portraitSeed = /^portrait:(.+)$/

/** Picture of the signed-in user: an address, or the seed of a drawn portrait. */
export function UserAvatar({ user, size }: { user: SessionUser; size: number }) {
  const seed = portraitSeed.exec(user.avatar)?.[1]
  return <Avatar id={seed ?? user.id} src={seed || !user.avatar ? undefined : user.avatar} size={size} />
}
