import { Dialog as Base } from '@base-ui/react/dialog'
import { classNames } from '../class-names'
import { IconButton } from '../icon-button/icon-button'
import * as css from '../primitives/primitives'
import styles from './dialog.module.css'
import type { DialogProps } from './dialog-view'

/** Props of {@link Drawer}: a dialog's, and the edge it comes from. */
export interface DrawerProps extends Omit<DialogProps, 'size'> {
  side?: 'left' | 'right'
}

export function DrawerView(props: DrawerProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    description,
    closeLabel,
    footer,
    children,
    side = 'right',
    isSticky,
    className,
  } = props
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange} disablePointerDismissal={isSticky}>
      <Base.Portal>
        <Base.Backdrop className={classNames(css.scrim, css.fades)} />
        <Base.Popup className={classNames(styles.drawer, styles[side], className)}>
          <header className={styles.head}>
            <Base.Title className={css.heading}>{title}</Base.Title>
            <Base.Close render={<IconButton icon="x" size="sm" label={closeLabel} />} />
          </header>
          <div className={classNames(styles.body, styles.scroll)}>
            {description === undefined ? undefined : (
              <Base.Description className={css.readable}>{description}</Base.Description>
            )}
            {children}
          </div>
          {footer === undefined ? undefined : <footer className={styles.foot}>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
