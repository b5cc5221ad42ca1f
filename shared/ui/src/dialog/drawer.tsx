import { onceOpened } from '../once-opened/once-opened'
import type { DialogProps } from './dialog'

/** Props of {@link Drawer}: a dialog's, and the edge it comes from. */
export interface DrawerProps extends Omit<DialogProps, 'size'> {
  side?: 'left' | 'right'
}

/** A dialog that slides in from the side: filters, the menu of a narrow page. */
export const Drawer = onceOpened(
  ({ isOpen }: DrawerProps) => isOpen,
  async () => (await import('./drawer-view')).DrawerView,
)
