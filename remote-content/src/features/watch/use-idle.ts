import { type RefObject, useEffect, useState } from 'react'

/** Controls go after this long without a move. */
const idleMs = 3_000
/** A control in use: focused by keyboard, or with an open menu that hangs elsewhere in the page. */
const inUse = ':focus-visible, [aria-expanded="true"]'

/** True when nobody touched the box for three seconds while `isWatching`. */
export function useIdle(box: RefObject<HTMLElement | null>, isWatching: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const element = box.current
    setIdle(false)
    if (!element || !isWatching) return
    let timer: ReturnType<typeof setTimeout>
    const wake = () => {
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => (element.querySelector(inUse) ? wake() : setIdle(true)), idleMs)
    }
    const names = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const
    for (const name of names) element.addEventListener(name, wake)
    wake()
    return () => {
      clearTimeout(timer)
      for (const name of names) element.removeEventListener(name, wake)
    }
  }, [box, isWatching])
  return isIdle
}
