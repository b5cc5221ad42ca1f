import { onceOpened } from '../once-opened/once-opened'
import type { AlertDialogProps } from './alert-dialog-view'

/** A question that needs an answer: a click beside it does nothing. The focus starts on cancel. */
export const AlertDialog = onceOpened(
  ({ isOpen }: AlertDialogProps) => isOpen,
  async () => (await import('./alert-dialog-view')).AlertDialogView,
)
