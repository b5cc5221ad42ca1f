import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { useSearchParams } from '@pitchside/platform'
import { StateBox } from '@pitchside/ui'
import { type ReactNode, useEffect } from 'react'
import styles from './page.module.css'

const mySpace = '18'

/** A page for members only: a visitor is asked to log in, and sees it right after. */
export function MemberGate({ children }: { children: ReactNode }) {
  const t = useT('shell')
  const isSignedIn = useUser() !== undefined
  const [search] = useSearchParams()
  // Whoever wants their space is told so in the specification's words.
  const text = search.get('type') === mySpace ? 'session.loginAndRetry' : 'session.memberText'
  useEffect(() => {
    if (!isSignedIn) bus.emit('login.requested', {})
  }, [isSignedIn])
  if (isSignedIn) return children
  return (
    <div className={styles.centred}>
      <StateBox
        kind="empty"
        title={t('session.memberTitle')}
        text={t(text)}
        action={{ label: t('session.logIn'), icon: 'user', onClick: () => bus.emit('login.requested', {}) }}
      />
    </div>
  )
}
