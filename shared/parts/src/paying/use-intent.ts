import { newNonce } from '@pitchside/base'
import { CallError } from '@pitchside/http'
import { useMutation } from '@pitchside/platform'
import { useRef } from 'react'

interface Intent<T> {
  /** Carries it out; the same nonce again must not cost twice. */
  send: (input: T, nonce: string) => Promise<void>
  onDone: (input: T) => void
  onFailure?: (error: Error) => void
}

/** The server said no, as opposed to not having said anything. */
export const refusalOf = (error: Error | null): string | undefined =>
  error instanceof CallError && !error.isOffline ? error.message : undefined

/**
 * Something that costs diamonds. A second click while it is under way does nothing; when no answer came, trying the same
 * again is the same intent for the server, so that it is paid once whatever got lost.
 */
export function useIntent<T>({ send, onDone, onFailure }: Intent<T>) {
  const intent = useRef({ nonce: '', content: '', isUnderWay: false })
  const mutation = useMutation({
    mutationFn: (input: T) => send(input, intent.current.nonce),
    onSuccess: (_nothing, input) => {
      intent.current.nonce = ''
      onDone(input)
    },
    onError: (error) => {
      if (refusalOf(error) !== undefined) intent.current.nonce = ''
      onFailure?.(error)
    },
    onSettled: () => {
      intent.current.isUnderWay = false
    },
  })
  const start = (input: T): void => {
    if (intent.current.isUnderWay) return
    const content = JSON.stringify(input)
    const isRepeated = intent.current.nonce !== '' && intent.current.content === content
    intent.current = { nonce: isRepeated ? intent.current.nonce : newNonce(), content, isUnderWay: true }
    mutation.mutate(input)
  }
  return { start, error: mutation.error, isPending: mutation.isPending, isSuccess: mutation.isSuccess }
}
