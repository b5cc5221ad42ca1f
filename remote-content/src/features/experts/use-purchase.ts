import { newNonce } from '@pitchside/base'
import { CallError } from '@pitchside/http'
import { useMutation } from '@pitchside/platform'
import { useRef } from 'react'
import { buyScheme } from './experts.calls'

/** The server said no, as opposed to not having said anything. */
const refusalOf = (error: Error | null): string | undefined =>
  error instanceof CallError && !error.isOffline ? error.message : undefined

/**
 * Buying a scheme. When no answer came, trying again is the same intent for the server: it is paid once whatever got
 * lost.
 */
export function usePurchase(id: number, onDone: () => void) {
  const nonce = useRef('')
  const mutation = useMutation({
    mutationFn: () => {
      nonce.current ||= newNonce()
      return buyScheme(id, nonce.current)
    },
    onSuccess: onDone,
    onError: (error) => {
      if (refusalOf(error) !== undefined) nonce.current = ''
    },
  })
  return {
    buy: () => {
      if (!mutation.isPending) mutation.mutate()
    },
    isPending: mutation.isPending,
    isOffline: mutation.isError && refusalOf(mutation.error) === undefined,
    refusal: refusalOf(mutation.error),
  }
}
