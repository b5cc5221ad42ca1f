import { Dialog } from '@base-ui/react/dialog'
import type { LoginMode } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { IconButton, VisuallyHidden } from '@pitchside/ui'
import styles from './login-dialog.module.css'
import { LoginPanel } from './login-panel'

interface LoginDialogProps {
  mode: LoginMode
  isOpen: boolean
  onClose: () => void
}

/** The log-in over the page. A click beside it does nothing: it holds what was typed. */
export function LoginDialog({ mode, isOpen, onClose }: LoginDialogProps) {
  const t = useT('shell')
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup className={styles.dialog}>
            <VisuallyHidden>
              <Dialog.Title>{t('login.title')}</Dialog.Title>
            </VisuallyHidden>
            <LoginPanel initialMode={mode} onNavigate={onClose} />
            <Dialog.Close render={<IconButton className={styles.close} icon="x" label={t('close')} />} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
