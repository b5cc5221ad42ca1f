import { expect, jest, test } from '@jest/globals'
import { CallError } from '@pitchside/http'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useIntent } from './use-intent'

const offline = new CallError('no answer', -1, 'timeout')
const refused = new CallError('no', 1, 'balance-short')

function intentOf(answers: (Error | undefined)[]) {
  const nonces: string[] = []
  const onDone = jest.fn()
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const send = async (_input: string, nonce: string) => {
    nonces.push(nonce)
    const answer = answers[nonces.length - 1]
    if (answer) throw answer
  }
  const { result } = renderHook(() => useIntent({ send, onDone }), { wrapper })
  const start = (input: string) => act(async () => result.current.start(input))
  return { nonces, onDone, start, result }
}

test('two clicks at once are sent once', async () => {
  const { nonces, onDone, result } = intentOf([])
  await act(async () => {
    result.current.start('a')
    result.current.start('a')
  })
  expect(nonces).toHaveLength(1)
  expect(onDone).toHaveBeenCalledTimes(1)
})

test.each([
  ['without an answer the same again is the same intent', offline, 'a', true],
  ['without an answer something else is another intent', offline, 'b', false],
  ['after a refusal the same again is another intent', refused, 'a', false],
  ['after success the same again is another intent', undefined, 'a', false],
])('%s', async (_what, answer, second, isSame) => {
  const { nonces, start } = intentOf([answer])
  await start('a')
  await start(second)
  expect(nonces).toHaveLength(2)
  expect(nonces[0] === nonces[1]).toBe(isSame)
})
