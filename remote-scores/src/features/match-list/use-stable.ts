import { useCallback, useRef } from 'react'

/** The newest of a function under one identity: what gets it is not drawn again because it was made anew. */
export function useStable<Args extends unknown[]>(work: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(work)
  latest.current = work
  return useCallback((...args: Args) => latest.current(...args), [])
}
