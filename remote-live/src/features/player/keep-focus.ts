import type { Disposer } from '@pitchside/base'

/** What may lie over a player that fills the window. */
const above = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="tooltip"], [role="status"], [role="alert"]'

/**
 * While a player covers the page, Tab must not reach what nobody sees, and the page under it must not scroll. What
 * hangs over the player keeps its focus.
 */
export function keepFocusIn(box: HTMLElement): Disposer {
  const { style } = document.documentElement
  const before = style.overflow
  style.overflow = 'hidden'
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || box.contains(target) || target.closest(above)) return
    // Focus guards of an open dialog stand beside it.
    if (document.querySelector('[role="dialog"]:not([aria-hidden="true"])') && !target.closest('#root')) return
    box.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  }
  document.addEventListener('focusin', onFocus)
  return () => {
    style.overflow = before
    document.removeEventListener('focusin', onFocus)
  }
}
