import { newNonce } from '@pitchside/base'
import { useT } from '@pitchside/i18n'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { toast } from '@pitchside/ui'
import { useRef } from 'react'
import { exchange, type Order } from './mall.calls'

/** Exchanges goods. While no answer came, trying the same again is the same exchange for the server. */
export function useExchange(onDone: () => void) {
  const t = useT('member')
  const client = useQueryClient()
  const intent = useRef({ content: '', nonce: '' })
  return useMutation({
    mutationFn: (order: Omit<Order, 'nonce'>) => {
      const content = JSON.stringify(order)
      if (intent.current.content !== content) intent.current = { content, nonce: newNonce() }
      return exchange({ ...order, nonce: intent.current.nonce })
    },
    onSuccess: async () => {
      intent.current = { content: '', nonce: '' }
      toast(t('mall.done'), { tone: 'success' })
      onDone()
      await client.invalidateQueries({ queryKey: ['member', 'mall'] })
    },
  })
}
