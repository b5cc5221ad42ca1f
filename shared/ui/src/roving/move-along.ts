import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** For a row of buttons or links that is one stop of the Tab key: arrows go round, Home and End go to the ends. Returns the button that got the focus. */
export function moveAlong(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  const step = steps[event.key]
  if (at === -1 || event.altKey || event.ctrlKey || event.metaKey) return undefined
  if (step === undefined && event.key !== 'Home' && event.key !== 'End') return undefined
  event.preventDefault()
  const to = step === undefined ? (event.key === 'Home' ? 0 : buttons.length - 1) : at + step
  const next = buttons[(to + buttons.length) % buttons.length]
  next?.focus()
  return next
}
