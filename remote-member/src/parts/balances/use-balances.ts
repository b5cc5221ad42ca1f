import { useUser } from '@pitchside/auth'
import { call } from '@pitchside/http'
import { useQuery, useQueryClient } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { useCallback, useEffect } from 'react'

/** Diamonds as text with at most one decimal. */
export interface Balances {
  spendable: string
  withdrawable: string
  inReview: string
}

async function loadBalances(signal: AbortSignal): Promise<Balances> {
  const wire = await call('getWithdrawalBalance', {}, { isQuiet: true, signal })
  return { spendable: wire.balance, withdrawable: wire.withdrawal_balance, inReview: wire.in_review }
}

const walletKeys = ['balances', 'orders', 'withdrawals', 'profile']

/** Asks again for everything that shows diamonds. */
export function useRefreshWallet(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    for (const key of walletKeys) void client.invalidateQueries({ queryKey: ['member', key] })
  }, [client])
}

/** What the member owns; follows what the server tells the account. */
export function useBalances() {
  const userId = useUser()?.id
  const refresh = useRefreshWallet()
  useEffect(() => {
    if (userId === undefined) return
    return socket.subscribe(`user.${userId}`, {
      onData: ({ data }) => {
        if (data.type === 'account' && data.event === 'balance') refresh()
      },
      onResync: refresh,
    })
  }, [userId, refresh])
  return useQuery({ queryKey: ['member', 'balances', userId], queryFn: ({ signal }) => loadBalances(signal) })
}
