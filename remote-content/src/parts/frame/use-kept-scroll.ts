import { useLocation } from '@pitchside/platform'
import { useEffect, useLayoutEffect, useRef } from 'react'

const positions = new Map<string, number>()
const positionsMax = 50

/** Key of the entry the history stands at, as the router names it; the first one of a document has none. */
const shownKey = (): string => (window.history.state as { key?: string } | null)?.key ?? 'default'

function keep(key: string, top: number): void {
  positions.delete(key)
  positions.set(key, top)
  const oldest = positions.keys().next().value
  if (positions.size > positionsMax && oldest !== undefined) positions.delete(oldest)
}

/**
 * Comes back to where the visitor was when this entry of the history is shown again. `isReady` says that the rows are
 * there: before that the page is too short to scroll.
 */
export function useKeptScroll(isReady: boolean): void {
  const { key } = useLocation()
  const restored = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!isReady || restored.current === key) return
    restored.current = key
    const top = positions.get(key)
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' })
  }, [isReady, key])
  useEffect(() => {
    // Followed while this entry is shown: the next page may scroll to its top a moment before this one is gone.
    const onScroll = () => {
      if (shownKey() === key) keep(key, window.scrollY)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [key])
}
