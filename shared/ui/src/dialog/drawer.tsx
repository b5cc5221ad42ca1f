import { onceOpened } from '../once-opened/once-opened'
import type { DrawerProps } from './drawer-view'

/** A dialog that slides in from the side: filters, the menu of a narrow page. */
export const Drawer = onceOpened(
  ({ isOpen }: DrawerProps) => isOpen,
  async () => (await import('./drawer-view')).DrawerView,
)
