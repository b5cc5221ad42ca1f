import { authStore, type SessionUser, useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { useNavigate } from '@pitchside/platform'
import { Button, classNames } from '@pitchside/ui'
import styles from './header.module.css'

/** Where "go live" leads: anchors to their centre, others to the application. */
export const broadcastAddress = (user: SessionUser): string => (user.isAnchor ? '/member?type=9' : '/member?type=7')

/** Leads to the anchor centre or the application, after a log-in when needed. */
export function useGoLive(): () => void {
  const navigate = useNavigate()
  const go = () => {
    const { user } = authStore.getState()
    if (user) void navigate(broadcastAddress(user))
    else bus.emit('login.requested', { resume: go })
  }
  return go
}

export function BroadcastButton() {
  const t = useT('shell')
  const user = useUser()
  const goLive = useGoLive()
  const look = {
    variant: 'outline',
    icon: 'video',
    className: classNames(styles.broadcast),
    title: t('broadcast'),
  } as const
  const word = <span className={styles.broadcastWord}>{t('broadcast')}</span>
  if (user)
    return (
      <Button {...look} href={broadcastAddress(user)}>
        {word}
      </Button>
    )
  return (
    <Button {...look} onClick={goLive}>
      {word}
    </Button>
  )
}
