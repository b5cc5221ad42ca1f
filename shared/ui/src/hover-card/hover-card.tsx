import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../class-names'
import styles from './hover-card.module.css'

/** Props of {@link HoverCard}. The trigger keeps its own link: everything inside has its own route as well. */
export interface HoverCardProps {
  trigger: ReactElement<{ 'aria-expanded'?: boolean; 'aria-controls'?: string }>
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  /** Gap to the trigger: tight 6 px for menus, wide 10 px for cards. The bridge above it stays 12 px. */
  gap?: 'tight' | 'wide'
  className?: string
  onOpenChange?: (isOpen: boolean) => void
}

/** A box that opens while the pointer or the focus is on the trigger or in the box; Esc closes it. */
export function HoverCard({
  trigger,
  children,
  align = 'start',
  gap = 'wide',
  className,
  onOpenChange,
}: HoverCardProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // After Esc or a followed link it stays shut until pointer or focus has left, although both may still be here.
  const isDismissed = useRef(false)

  const change = (next: boolean) => {
    if (next && isDismissed.current) return
    setIsOpen(next)
    if (next !== isOpen) onOpenChange?.(next)
  }
  const leave = () => {
    isDismissed.current = false
    change(false)
  }
  const dismiss = () => {
    isDismissed.current = true
    change(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    dismiss()
    const first = root.current?.firstElementChild
    if (first instanceof HTMLElement && !first.contains(document.activeElement)) first.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens on the controls inside
    <div
      ref={root}
      className={styles.root}
      // Not "enter": React takes it from the `mouseout` before, which what vanished under the pointer never sent.
      onMouseOver={() => change(true)}
      onMouseLeave={() => {
        // Focus from a click does not hold it open, focus from the keyboard does.
        if (!root.current?.querySelector(':focus-visible')) leave()
      }}
      onFocus={() => change(true)}
      onClick={(event) => {
        // A link was followed: what it opened has done its work.
        if (event.target instanceof Element && event.target.closest('a')) dismiss()
      }}
      onBlur={(event) => {
        // A control that did its work and switched itself off lost the focus, the visitor is still here.
        const isSwitchedOff = event.target instanceof HTMLButtonElement && event.target.disabled
        if (!isSwitchedOff && !event.currentTarget.contains(event.relatedTarget)) leave()
      }}
      onKeyDown={onKeyDown}
    >
      {cloneElement(trigger, { 'aria-expanded': isOpen, 'aria-controls': id })}
      <div
        id={id}
        className={classNames(styles.card, styles[align], styles[gap], isOpen && styles.open, className)}
        hidden={!isOpen}
      >
        {children}
      </div>
    </div>
  )
}
