import { startTransition, useEffect, useState } from 'react'

/** Nobody waits longer than this for a picture that does not come: for what lies below, and for what lies beside it. */
export const belowMs = 1_500
export const besideMs = 400

/**
 * False until `isReady` was true once, or some time passed: for what may wait until the first picture is there. All of
 * a page's parts at once keep the browser busy for longer than a stream takes to start.
 */
export function useOnceReady(isReady: boolean, limitMs = belowMs): boolean {
  const [wasReady, setReady] = useState(isReady)
  useEffect(() => {
    if (wasReady) return
    const yes = (): void => startTransition(() => setReady(true))
    if (isReady) {
      yes()
      return
    }
    const timer = setTimeout(yes, limitMs)
    return () => clearTimeout(timer)
  }, [isReady, wasReady, limitMs])
  return wasReady
}
