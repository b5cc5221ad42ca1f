import { type HTMLAttributes, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names'
import styles from './anchored.module.css'
import { type Align, place, type Side } from './placement'

/** Props of {@link Anchored}. `onDismiss` after a press or a focus elsewhere. */
export interface AnchoredProps extends HTMLAttributes<HTMLDivElement> {
  anchor: HTMLElement
  side: Side
  align: Align
  /** To the anchor, px. */
  gap: number
  onDismiss?: () => void
  children: ReactNode
}

/** A box over the page beside its anchor; it follows when the page scrolls. It stays in the column marked `data-holds-boxes`. */
export function Anchored({ anchor, side, align, gap, onDismiss, className, children, ...rest }: AnchoredProps) {
  const box = useRef<HTMLDivElement>(null)
  const whenDismissed = useRef(onDismiss)
  useEffect(() => {
    whenDismissed.current = onDismiss
  })
  useLayoutEffect(() => {
    const put = () => {
      const element = box.current
      if (element === null) return
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const at = place(
        anchor.getBoundingClientRect(),
        size,
        { width: document.documentElement.clientWidth, height: window.innerHeight },
        side,
        align,
        gap,
        anchor.closest('[data-holds-boxes]')?.getBoundingClientRect(),
      )
      element.style.top = `${at.top}px`
      element.style.left = `${at.left}px`
    }
    put()
    // What is loaded inside makes it grow: it must not cover its anchor.
    const observer = new ResizeObserver(put)
    if (box.current) observer.observe(box.current)
    // A font that comes late moves an anchor of text, and the box may keep its size.
    document.fonts?.addEventListener('loadingdone', put)
    window.addEventListener('scroll', put, true)
    window.addEventListener('resize', put)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', put)
      window.removeEventListener('scroll', put, true)
      window.removeEventListener('resize', put)
    }
  }, [anchor, side, align, gap])
  useEffect(() => {
    const elsewhere = ({ target }: Event) => {
      if (!(target instanceof Node) || box.current?.contains(target) || anchor.contains(target)) return
      whenDismissed.current?.()
    }
    document.addEventListener('pointerdown', elsewhere, true)
    document.addEventListener('focusin', elsewhere, true)
    return () => {
      document.removeEventListener('pointerdown', elsewhere, true)
      document.removeEventListener('focusin', elsewhere, true)
    }
  }, [anchor])
  // Inside a dialog it belongs to the dialog: elsewhere it would be inert, and a press on it would close the dialog.
  const home = anchor.closest('[role="dialog"], [role="alertdialog"]') ?? document.body
  return createPortal(
    <div {...rest} ref={box} className={classNames(styles.box, className)}>
      {children}
    </div>,
    home,
  )
}
