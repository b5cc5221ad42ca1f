import { useEffect, useRef, useState } from 'react'
import type { MatchState } from '../../parts/match-clock/match-clock'

/**
 * A match as the picture shows it: the feed knows a goal seconds before a viewer sees it. `delayMs` says how old the
 * picture is when news comes; 0 shows everything at once.
 */
export function useHeldMatch<M extends MatchState>(match: M | undefined, delayMs: () => number): M | undefined {
  const [shown, setShown] = useState(match)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const dueAt = useRef(0)
  const delay = useRef(delayMs)
  useEffect(() => {
    delay.current = delayMs
  })
  useEffect(() => {
    const waitMs = delay.current()
    setShown((before) => (waitMs <= 0 || before?.id !== match?.id ? match : before))
    if (waitMs <= 0) return
    // News never overtakes older news, even when the picture catches up meanwhile.
    dueAt.current = Math.max(dueAt.current, Date.now() + waitMs)
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setShown(match)
    }, dueAt.current - Date.now())
    timers.current.add(timer)
  }, [match])
  useEffect(() => {
    const waiting = timers.current
    return () => {
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
    }
  }, [])
  return shown
}
