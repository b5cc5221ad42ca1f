import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, useId } from 'react'
import { Anchored } from '../anchored/anchored'
import type { Align, Side } from '../anchored/placement'
import { type TriggerProps, useDisclosure } from '../anchored/use-disclosure'
import { classNames } from '../class-names'
import * as css from '../primitives/primitives'
import styles from './popover.module.css'

/** Props of {@link Popover}. `label` names the box for screen readers. */
export interface PopoverProps {
  trigger: ReactElement<TriggerProps>
  label: string
  children: ReactNode
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  side?: Side
  align?: Align
  className?: string
}

// The box takes the focus itself, so that the next Tab reaches its first control.
const takeFocus = (box: HTMLElement | null) => box?.focus({ preventScroll: true })

/** A small box beside the button that opened it. Esc or a press elsewhere closes; Esc gives the focus back. */
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
  const id = useId()
  const box = useDisclosure(isOpen, onOpenChange)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    box.close()
  }
  return (
    <>
      <span ref={box.root} className={css.contents}>
        {cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': box.isOpen,
          'aria-controls': box.isOpen ? id : undefined,
          onClick: (event) => {
            trigger.props.onClick?.(event)
            box.setOpen(!box.isOpen)
          },
        })}
      </span>
      {box.anchor ? (
        <Anchored
          anchor={box.anchor}
          side={side}
          align={align}
          gap={10}
          onDismiss={() => box.setOpen(false)}
          className={css.shell}
        >
          <div
            ref={takeFocus}
            id={id}
            role="dialog"
            aria-label={label}
            tabIndex={-1}
            className={classNames(styles.popup, className)}
            onKeyDown={onKeyDown}
          >
            {children}
          </div>
        </Anchored>
      ) : undefined}
    </>
  )
}
