import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { Link } from '@pitchside/platform'
import { HoverCard } from '@pitchside/ui'
import { useState } from 'react'
import { loadOwnUser } from '../../boot/own-user.calls'
import { quietly } from '../../boot/quietly'
import { UserAvatar } from './user-avatar'
import { UserCard } from './user-card'
import styles from './user-menu.module.css'

/** The signed-in user's picture; the card opens on hover and focus. */
export function UserMenu() {
  const t = useT('shell')
  const user = useUser()
  // A new key closes the card after a choice.
  const [round, setRound] = useState(0)
  if (!user) return undefined
  const close = () => setRound(round + 1)
  return (
    <HoverCard
      key={round}
      align="end"
      onOpenChange={(isOpen) => isOpen && void quietly('user-menu.own-user', loadOwnUser)}
      trigger={
        <Link to="/member" className={styles.trigger} aria-label={`${t('user.menu')}: ${user.nickname}`}>
          <UserAvatar user={user} size={32} />
        </Link>
      }
    >
      <UserCard user={user} onNavigate={close} onLogOut={() => bus.emit('logout.requested', undefined)} />
    </HoverCard>
  )
}
