import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { classNames, Icon, Link, QrPanel, type QrState } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useState } from 'react'
import { createLoginQr, type LoginQr, takeLoginFrame } from './login.calls'
import styles from './login-form.module.css'

/** Follows what happens to a code: scanned, too old. The log-in itself is announced on the bus. */
function useQrFate(qr: LoginQr | undefined): 'ready' | 'scanned' | 'expired' {
  const [fate, setFate] = useState<{ code: string; is: 'scanned' | 'expired' }>()
  useEffect(() => {
    if (!qr) return
    const expiry = setTimeout(() => setFate({ code: qr.code, is: 'expired' }), qr.expiresInMs)
    const stop = socket.followLogin(qr.code, (frame) => {
      if (frame.data.code !== undefined && frame.data.code !== qr.code) return
      if (takeLoginFrame(frame) === 'scanned') setFate({ code: qr.code, is: 'scanned' })
    })
    return () => {
      clearTimeout(expiry)
      stop()
    }
  }, [qr])
  return fate && fate.code === qr?.code ? fate.is : 'ready'
}

/** Log-in with the phone: a code to scan, confirmed there. */
export function QrLogin({ onNavigate }: { onNavigate: () => void }) {
  const t = useT('shell')
  const qr = useQuery({ queryKey: ['createLoginQr'], queryFn: createLoginQr, staleTime: 0, gcTime: 0 })
  const fate = useQrFate(qr.data)
  // A failed request looks like an old code: the way out is the same button.
  const state: QrState = qr.isError ? 'expired' : qr.isFetching || !qr.data ? 'loading' : fate
  const words: Record<QrState, [title: string, text: string]> = {
    loading: ['login.qrTitle', 'login.qrText'],
    ready: ['login.qrTitle', 'login.qrText'],
    scanned: ['login.qrScanned', 'login.qrConfirm'],
    expired: ['login.qrExpired', 'login.qrExpiredText'],
  }
  const [title, text] = qr.isError ? (['login.qrFailed', 'state.errorText'] as const) : words[state]
  return (
    <div className={styles.qr}>
      <QrPanel
        image={qr.data?.image}
        imageLabel={t('login.qrAlt')}
        state={state}
        title={t(title)}
        text={t(text)}
        refreshLabel={t('login.qrRefresh')}
        onRefresh={() => void qr.refetch()}
      >
        <Link href="/downLoad" className={classNames(styles.getApp, css.hoverMain)} onClick={onNavigate}>
          <Icon name="smartphone" size={15} />
          {t('login.getApp')}
        </Link>
      </QrPanel>
    </div>
  )
}
