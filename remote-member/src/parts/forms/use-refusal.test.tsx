import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { CallError } from '@pitchside/http'
import { addTexts, startI18n } from '@pitchside/i18n'
import { dismissToast, ToastViewport, toast } from '@pitchside/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { useRefusal } from './use-refusal'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('member', en)
})
afterEach(() => {
  cleanup()
  act(() => dismissToast())
})

function Form({ error, found }: { error: Error | null; found?: string }) {
  const refused = useRefusal(error, { 'nickname-refused': 'nickname' } as const, found)
  return <p data-testid="beside">{refused.nickname}</p>
}
const page = (error: Error | null, found?: string) => (
  <>
    <Form error={error} found={found} />
    <ToastViewport label="Notices" closeLabel="Close" />
  </>
)
const beside = () => screen.getByTestId('beside').textContent
const toasts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test('MEM-01 what belongs to a field is given to it, all else is a toast', () => {
  const { rerender } = render(page(new CallError('Not this name', 1, 'nickname-refused')))
  expect([beside(), toasts()]).toEqual(['Not this name', []])
  rerender(page(new CallError('Too often', 1, 'too-often')))
  expect([beside(), toasts()]).toEqual(['', ['Too often']])
  rerender(page(new CallError('no answer', -1, 'timeout')))
  expect([beside(), toasts()]).toEqual(['', [en.payout.notSent]])
  rerender(page(null, 'Something is missing'))
  expect([beside(), toasts()]).toEqual(['', ['Something is missing']])
})

test('MEM-01 a toast of a form goes with what it tells, and never stands beside "saved"', () => {
  const { rerender } = render(page(new CallError('Too often', 1, 'too-often')))
  rerender(page(null))
  expect(toasts()).toEqual([])
  rerender(page(new CallError('Too often', 1, 'too-often')))
  act(() => void toast('Saved', { tone: 'success' }))
  expect(toasts()).toEqual([])
  expect(screen.getByText('Saved')).toBeTruthy()
})

test('MEM-01 a session that is over is told by its own question alone', () => {
  render(page(new CallError('You are logged out', 50014, 'token-expired')))
  expect(toasts()).toEqual([])
})
