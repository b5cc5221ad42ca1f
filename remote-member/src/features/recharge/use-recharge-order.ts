import { useUser } from '@pitchside/auth'
import { useQuery } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { useEffect } from 'react'
import { isWatched } from './recharge'
import { loadOrder } from './recharge.calls'

const pollMs = 3_000
/** A finished order is looked at less: only late money changes it. */
const slowPollMs = 10_000

/** State of an order: asked for as soon as the account's balance is told, and again and again in case nobody tells. */
export function useRechargeOrder(no: string | undefined) {
  const userId = useUser()?.id
  const query = useQuery({
    queryKey: ['member', 'recharge-order', userId, no],
    queryFn: ({ signal }) => loadOrder(no ?? '', signal),
    enabled: no !== undefined && userId !== undefined,
    refetchInterval: ({ state: { data, error } }) => {
      if (error && !data) return false
      if (!isWatched(data?.state)) return false
      return data === undefined || data.state === 'pending' ? pollMs : slowPollMs
    },
  })
  const { refetch } = query
  useEffect(() => {
    if (userId === undefined || no === undefined) return
    const look = () => void refetch()
    return socket.subscribe(`user.${userId}`, {
      onData: ({ data }) => {
        // Told whatever became of the payment, also when the balance is the same as before.
        if (data.type === 'account' && data.event === 'balance') look()
      },
      onResync: look,
    })
  }, [userId, no, refetch])
  return query
}
