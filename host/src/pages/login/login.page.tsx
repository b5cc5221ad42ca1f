import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { useNavigate, useSearchParams } from '@pitchside/platform'
import { StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect } from 'react'
import { LoginPanel } from '../../frame/login-dialog/login-panel'
import pageStyles from '../page.module.css'
import styles from './login.module.css'
import { safeReturnPath } from './return-path'

/**
 * The log-in as a page of its own; afterwards the visitor goes where the address says, or home. An invitation leads here
 * with its code.
 */
export default function LoginPage() {
  const t = useT('shell')
  const navigate = useNavigate()
  const isSignedIn = useUser() !== undefined
  const [search] = useSearchParams()
  const target = safeReturnPath(search.get('return'))
  useEffect(() => bus.on('login.succeeded', () => navigate(target, { replace: true })), [navigate, target])
  return (
    <div className={pageStyles.centred}>
      <h1 className={css.spoken}>{t('title.login')}</h1>
      {isSignedIn ? (
        <StateBox kind="empty" title={t('login.already')} action={{ label: t('login.toHome'), href: target }} />
      ) : (
        <div className={styles.card}>
          <LoginPanel initialMode={search.has('invite') ? 'register' : 'qr'} onNavigate={() => undefined} />
        </div>
      )}
    </div>
  )
}
