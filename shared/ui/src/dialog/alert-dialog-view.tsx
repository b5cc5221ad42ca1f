import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from '../button/button'
import { classNames } from '../class-names'
import * as css from '../primitives/primitives'
import styles from './dialog.module.css'

/** Props of {@link AlertDialog}. `onConfirm` does not close it: close when the work is done, show `isBusy` until then. */
export interface AlertDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  description: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  /** The confirming button is red: something is lost for good. */
  isDangerous?: boolean
  isBusy?: boolean
  children?: ReactNode
}

export function AlertDialogView(props: AlertDialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel,
    onConfirm,
    isDangerous,
    isBusy,
    children,
  } = props
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={classNames(css.scrim, css.fades)} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={classNames(styles.dialog, css.fades, css.rises, styles.sm)}>
            <header className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
            </header>
            <div className={styles.body}>
              <Base.Description className={css.readable}>{description}</Base.Description>
              {children}
            </div>
            <footer className={styles.foot}>
              <Base.Close render={<Button variant="outline">{cancelLabel}</Button>} />
              <Button variant={isDangerous ? 'danger' : 'primary'} isLoading={isBusy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </footer>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
