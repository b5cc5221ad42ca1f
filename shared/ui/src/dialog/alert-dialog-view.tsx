import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { Button } from '../button/button'
import { classNames } from '../class-names'
import * as css from '../primitives/primitives'
import type { AlertDialogProps } from './alert-dialog'
import styles from './dialog.module.css'

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
