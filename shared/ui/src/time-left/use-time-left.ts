import { useEffect, useRef } from 'react'

/** Calls `onEnd` once, after `durationMs` of time that was not paused; Infinity never ends. A new duration or `restartKey` starts anew. */
export function useTimeLeft(durationMs: number, isPaused: boolean, onEnd: () => void, restartKey?: unknown): void {
  const left = useRef(durationMs)
  const whenEnded = useRef(onEnd)
  useEffect(() => {
    whenEnded.current = onEnd
  })
  useEffect(() => {
    left.current = durationMs
  }, [durationMs, restartKey])
  useEffect(() => {
    if (isPaused || !Number.isFinite(durationMs)) return
    const startedAt = Date.now()
    const timer = setTimeout(() => whenEnded.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - startedAt
    }
  }, [durationMs, isPaused, restartKey])
}
