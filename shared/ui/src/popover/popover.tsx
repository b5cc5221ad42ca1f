import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './popover.module.css'

/** Props of {@link Popover}. `label` names the box for screen readers. */
export interface PopoverProps {
  trigger: ReactElement
  label: string
  children: ReactNode
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
  className?: string
}

/** A small box beside the button that opened it. Esc or a click elsewhere closes; the focus returns. */
export function Popover({
  trigger,
  label,
  children,
  isOpen,
  onOpenChange,
  side = 'bottom',
  align = 'end',
  className,
}: PopoverProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} side={side} align={align} sideOffset={10} collisionPadding={12}>
          <Base.Popup className={classNames(styles.popup, className)} aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
