import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { useSearchParams } from '@pitchside/platform'
import { StateBox } from '@pitchside/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './page.module.css'

const mySpace = '18'

/** A page for members only: a visitor is asked to log in, and sees it right after. */
export function MemberGate({ children }: { children: ReactNode }) {
  const t = useT('shell')
  const isSignedIn = useUser() !== undefined
  const [search] = useSearchParams()
  // Whoever wants their space is told so in the specification's words.
  const text = search.get('type') === mySpace ? 'session.loginAndRetry' : 'session.memberText'
  // Whoever logs out, or deleted the account, is on the way to another page and is not asked back.
  const isLeaving = useRef(false)
  useEffect(
    () =>
      bus.on('logout.requested', () => {
        isLeaving.current = true
      }),
    [],
  )
  useEffect(() => {
    if (!isSignedIn && !isLeaving.current) bus.emit('login.requested', {})
    isLeaving.current = false
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
