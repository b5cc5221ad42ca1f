import { Dialog } from '@base-ui/react/dialog'
import type { LoginMode } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { classNames, IconButton, VisuallyHidden } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
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
        <Dialog.Backdrop className={classNames(css.scrim, css.fades)} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup className={classNames(styles.dialog, css.fades, css.rises)}>
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
