import { Dialog as Base } from '@base-ui/react/dialog'
import { classNames } from '../class-names'
import * as css from '../primitives/primitives'
import styles from './dialog.module.css'
import { DialogFrame, DialogParts, type DialogProps } from './dialog-view'

/** Props of {@link Drawer}: a dialog's, and the edge it comes from. */
export interface DrawerProps extends Omit<DialogProps, 'size'> {
  side?: 'left' | 'right'
}

export const DrawerView = ({ side = 'right', className, ...props }: DrawerProps) => (
  <DialogFrame {...props}>
    <Base.Popup className={classNames(styles.drawer, styles[side], className)}>
      <DialogParts {...props} titleClass={css.heading} bodyClass={styles.scroll} />
    </Base.Popup>
  </DialogFrame>
)
