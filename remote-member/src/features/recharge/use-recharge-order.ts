import { useUser } from '@pitchside/auth'
import { useQuery } from '@pitchside/platform'
import { useEffect, useRef } from 'react'
import { isWatched } from './recharge'
import { loadOrder } from './recharge.calls'

const pollMs = 3_000
/** A finished order is looked at less: only late money changes it. */
const slowPollMs = 10_000

/** State of an order: asked for as soon as the account's balance is told, and again and again in case nobody tells. */
export function useRechargeOrder(no: string | undefined) {
  const user = useUser()
  const balance = user?.balance
  const query = useQuery({
    queryKey: ['member', 'recharge-order', user?.id, no],
    queryFn: ({ signal }) => loadOrder(no ?? '', signal),
    enabled: no !== undefined && user !== undefined,
    refetchInterval: ({ state: { data, error } }) => {
      if (error && !data) return false
      if (!isWatched(data?.state)) return false
      return data === undefined || data.state === 'pending' ? pollMs : slowPollMs
    },
  })
  const { refetch } = query
  const heard = useRef(balance)
  useEffect(() => {
    if (heard.current === balance) return
    heard.current = balance
    if (no !== undefined) void refetch()
  }, [balance, no, refetch])
  return query
}
