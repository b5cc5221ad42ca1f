import { useCallback, useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What the query of an address shall be, or how it follows from the one there is. */
export type AddressChange =
  | URLSearchParams
  | Readonly<Record<string, string>>
  | ((before: URLSearchParams) => URLSearchParams)

/**
 * The query of the address, and the way to another one. `steps` are the names of what a visitor goes to: tabs, days, pages. A
 * change of one of them is an entry of the history, which Back takes back; all else (filters, orders, words) replaces the
 * entry it is made in.
 */
export function useAddress(steps: readonly string[] = []): [URLSearchParams, (change: AddressChange) => void] {
  const [params, setParams] = useSearchParams()
  // A change may follow before the one before it is shown.
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  })
  const go = useCallback(
    (change: AddressChange) => {
      const before = latest.current
      const after = typeof change === 'function' ? change(before) : new URLSearchParams(change)
      latest.current = after
      setParams(after, { replace: steps.every((name) => before.get(name) === after.get(name)) })
    },
    [setParams, steps],
  )
  return [params, go]
}
