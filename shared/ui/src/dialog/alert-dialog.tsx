import type { ReactNode } from 'react'
import { onceOpened } from '../once-opened/once-opened'

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

/** A question that needs an answer: a click beside it does nothing. The focus starts on cancel. */
export const AlertDialog = onceOpened(
  ({ isOpen }: AlertDialogProps) => isOpen,
  async () => (await import('./alert-dialog-view')).AlertDialogView,
)
