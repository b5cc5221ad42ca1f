import { type RefObject, useEffect, useState } from 'react'

/** Controls go after this long without a move. */
const idleMs = 3_000

/** True when nobody touched the box for three seconds while `isWatching`; a focused control keeps it awake. */
export function useIdle(box: RefObject<HTMLElement | null>, isWatching: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || !isWatching) {
      setIdle(false)
      return
    }
    let timer: ReturnType<typeof setTimeout>
    const wake = (): void => {
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(!element.querySelector(':focus-visible')), idleMs)
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
