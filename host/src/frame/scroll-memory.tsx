import { useLocation } from '@pitchside/platform'
import { useLayoutEffect } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Pages load in parts: the old position is tried again while the page grows, not longer than this. */
const restoreForMs = 3_000
const positions = new Map<string, number>()

/** Brings the page to `top` as soon as it is tall enough, unless the visitor scrolls first. */
function restore(top: number): () => void {
  const stopEvents = ['wheel', 'touchmove', 'keydown', 'mousedown'] as const
  const grow = new ResizeObserver(() => attempt())
  const stop = () => {
    grow.disconnect()
    clearTimeout(timer)
    for (const type of stopEvents) window.removeEventListener(type, stop)
  }
  const timer = setTimeout(stop, restoreForMs)
  const attempt = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  }
  for (const type of stopEvents) window.addEventListener(type, stop, { passive: true })
  grow.observe(document.body)
  attempt()
  return stop
}

/** A new page starts at its top; back and forward return to where the visitor was. */
export function ScrollMemory() {
  const { key, hash, pathname } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  // A new query on the same page keeps the position.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    // Where nobody has scrolled yet the page stands at its top; to say so would lay it out before it is drawn.
    if (positions.size === 0) return undefined
    if (isReturn) return restore(positions.get(key) ?? 0)
    if (!hash) window.scrollTo(0, 0)
    return undefined
  }, [pathname, isReturn ? key : ''])
  useLayoutEffect(() => {
    const keep = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key])
  return undefined
}
