import { onceOpened } from '../once-opened/once-opened'
import type { DialogProps } from './dialog-view'

/** A box over the page that has to be finished or closed first. Traps the focus; Esc closes; the focus returns. */
export const Dialog = onceOpened(
  ({ isOpen }: DialogProps) => isOpen,
  async () => (await import('./dialog-view')).DialogView,
)
