import { useQuery } from '@pitchside/platform'
import { loadMethods } from './payout.calls'

export const methodsKey = ['member', 'payout-methods'] as const

/** What income can be paid to. */
export function useMethods() {
  return useQuery({ queryKey: methodsKey, queryFn: ({ signal }) => loadMethods(signal) })
}
