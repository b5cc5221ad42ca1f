import { type RefObject, useEffect, useRef } from 'react'

/**
 * The next rows are asked for 600 px before the end of the list, and wherever the visitor is behind it: who went to the
 * foot of the page before the first rows came has the end above the screen.
 */
const near = '1000000px 0px 600px 0px'

/** Calls `onNear` when the element comes near the screen; put it after the last row of a list. */
export function useNearEnd(isActive: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    const element = ref.current
    if (!isActive || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current()
      },
      { rootMargin: near },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isActive])
  return ref
}
