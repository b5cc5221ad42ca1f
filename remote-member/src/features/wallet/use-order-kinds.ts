import { useQuery } from '@pitchside/platform'
import type { OrderFilter } from './order-filter'
import { loadOrderKinds } from './wallet.calls'

/** Kinds of bookings an account has on this side, by the numbers the server filters by. */
export function useOrderKinds({ account, side }: Pick<OrderFilter, 'account' | 'side'>) {
  return useQuery({
    queryKey: ['member', 'order-kinds', account, side],
    queryFn: ({ signal }) => loadOrderKinds(account, side, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
