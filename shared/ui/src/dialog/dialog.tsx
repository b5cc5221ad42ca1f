import type { ReactNode } from 'react'
import { onceOpened } from '../once-opened/once-opened'

/** Props of {@link Dialog} and {@link Drawer}. */
export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  /** Read out after the title. */
  description?: ReactNode
  closeLabel: string
  /** Buttons, the primary one last. */
  footer?: ReactNode
  children?: ReactNode
  /** Width: sm 420, md 560, lg 760 px. */
  size?: 'sm' | 'md' | 'lg'
  /** A click beside it does not close it: it holds what the user typed. */
  isSticky?: boolean
  className?: string
}

/** A box over the page that has to be finished or closed first. Traps the focus; Esc closes; the focus returns. */
export const Dialog = onceOpened(
  ({ isOpen }: DialogProps) => isOpen,
  async () => (await import('./dialog-view')).DialogView,
)
