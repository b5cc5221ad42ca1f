import { beforeEach, expect, jest, test } from '@jest/globals'
import { signedIn } from '@pitchside/auth'
import { CallError } from '@pitchside/http'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, renderHook } from '@testing-library/react'
import type { FormEvent, ReactNode } from 'react'
import en from '../../i18n/en.json'
import { useMoneyForm } from './use-money-form'

interface Form {
  amount: string
  password: string
}

const offline = new CallError('no answer', -1, 'timeout')
const short = new CallError('Not that much', 1, 'withdrawable-short')
const expired = new CallError('You are logged out', 50014, 'token-expired')

beforeEach(async () => {
  sessionStorage.clear()
  await startI18n('en', {})
  addTexts('member', en)
  signedIn({ id: 3, token: 't', userSig: '', nickname: '', avatar: '', expIcon: '', balance: '0', isAnchor: true })
})

function open(answers: (Error | undefined)[] = []) {
  const keys: string[] = []
  const onDone = jest.fn()
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(
    () =>
      useMoneyForm<Form>({
        name: 'test',
        empty: { amount: '', password: '' },
        secrets: ['password'],
        check: (form) => (form.amount === '' ? { amount: 'Please enter the amount' } : {}),
        send: async (_form, key) => {
          keys.push(key)
          const answer = answers[keys.length - 1]
          if (answer) throw answer
        },
        onDone,
        places: { 'withdrawable-short': 'amount' },
      }),
    { wrapper },
  )
  const event = { preventDefault: () => undefined } as FormEvent
  const submit = (times = 1) =>
    act(async () => {
      for (let click = 0; click < times; click++) result.current.submit(event)
    })
  const fill = (change: Partial<Form>) => act(async () => result.current.change(change))
  return { keys, onDone, result, submit, fill, unmount }
}

test('MEM-01 what is missing is told at its field and for the form, and nothing is sent', async () => {
  const { keys, result, submit, fill } = open()
  await submit()
  expect(result.current.problems).toEqual({ amount: 'Please enter the amount' })
  expect(result.current.notice).toBe('Please complete the information before submitting')
  expect(keys).toEqual([])
  await fill({ amount: '100' })
  expect(result.current.problems).toEqual({})
  expect(result.current.notice).toBeUndefined()
})

test('MEM-01 a doubled click is sent once', async () => {
  const { keys, onDone, submit, fill } = open()
  await fill({ amount: '100', password: '730194' })
  await submit(3)
  expect(keys).toHaveLength(1)
  expect(onDone).toHaveBeenCalledTimes(1)
})

test.each([
  ['without an answer the same again is the same intent', offline, '100', true],
  ['without an answer another amount is another intent', offline, '200', false],
  ['after a refusal the same again is another intent', short, '100', false],
])('MEM-01 %s', async (_what, answer, second, isSame) => {
  const { keys, submit, fill } = open([answer])
  await fill({ amount: '100' })
  await submit()
  await fill({ amount: second })
  await submit()
  expect(keys).toHaveLength(2)
  expect(keys[0] === keys[1]).toBe(isSame)
})

test('MEM-01 a refusal stands at its field, a lost line above the button; what was typed stays', async () => {
  const { result, submit, fill } = open([short, offline])
  await fill({ amount: '100', password: '730194' })
  await submit()
  expect(result.current.problems).toEqual({ amount: 'Not that much' })
  await submit()
  expect(result.current.notice).toContain('Please check your connection')
  expect(result.current.form).toEqual({ amount: '100', password: '730194' })
})

test('MEM-01 after a session that ended everything but secrets is there again', async () => {
  const first = open([expired])
  await first.fill({ amount: '100', password: '730194' })
  await first.submit()
  expect(first.result.current.notice).toBe('You are logged out')
  first.unmount()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('730194')
  const second = open()
  expect(second.result.current.form).toEqual({ amount: '100', password: '' })
  await second.submit()
  expect(open().result.current.form).toEqual({ amount: '', password: '' })
})
