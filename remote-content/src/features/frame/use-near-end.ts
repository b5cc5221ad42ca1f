import { type RefObject, useEffect, useRef } from 'react'

/** Distance to the end of the list, px, at which the next rows are asked for. */
const aheadPx = 600

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
      { rootMargin: `0px 0px ${aheadPx}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isActive])
  return ref
}
