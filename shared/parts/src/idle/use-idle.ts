import { type RefObject, useEffect, useState } from 'react'

/** Controls go after this long without a move, and sooner when the pointer left. */
const idleMs = 3_000
const leftMs = 800

/** A control in use: focused by keyboard, or with an open menu that hangs elsewhere in the page. */
const inUse = ':focus-visible, [aria-expanded="true"]'

/** True when nobody touched the box for three seconds while `isWatching`; a control in use keeps it awake. */
export function useIdle(box: RefObject<HTMLElement | null>, isWatching: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || !isWatching) {
      setIdle(false)
      return
    }
    let timer: ReturnType<typeof setTimeout>
    const sleepAfter = (ms: number): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (element.querySelector(inUse)) sleepAfter(idleMs)
        else setIdle(true)
      }, ms)
    }
    const wake = (): void => {
      setIdle(false)
      sleepAfter(idleMs)
    }
    const onLeave = (): void => sleepAfter(leftMs)
    const names = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const
    for (const name of names) element.addEventListener(name, wake)
    element.addEventListener('pointerleave', onLeave)
    wake()
    return () => {
      clearTimeout(timer)
      for (const name of names) element.removeEventListener(name, wake)
      element.removeEventListener('pointerleave', onLeave)
    }
  }, [box, isWatching])
  return isIdle
}
