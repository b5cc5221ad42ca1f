import { beforeEach, expect, test } from '@jest/globals'
import { signedIn } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import { ConvertTab } from './convert-tab'

beforeEach(async () => {
  sessionStorage.clear()
  document.documentElement.lang = 'en'
  await startI18n('en', {})
  addTexts('member', en)
  act(() =>
    signedIn({ id: 3, token: 't', userSig: '', nickname: '', avatar: '', expIcon: '', balance: '0', isAnchor: true }),
  )
})

function show(withdrawable = '2400.5') {
  const log = answerCalls({ convertBalance: () => null })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConvertTab balances={{ spendable: '80', withdrawable, inReview: '0' }} />
    </QueryClientProvider>,
  )
  return log
}
const field = () => screen.getByLabelText<HTMLInputElement>('Diamonds to convert')
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const convert = () => fireEvent.click(screen.getByRole('button', { name: 'Convert' }))
const question = () => screen.findByRole('alertdialog', { name: 'Convert these diamonds?' })

test.each(['-1', '1e9', '1.5', '0', '007', '12345678901234567890', '2401'])(
  'MEM-01 SEEN-03 %s is refused as it was typed, and nothing is asked or sent',
  (typed) => {
    const log = show()
    write(typed)
    convert()
    expect(field().value).toBe(typed)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(log).toEqual([])
  },
)

test('MEM-01 SEEN-03 what can not be undone is shown first: the amount and both balances before and after', async () => {
  const log = show()
  write('1000')
  convert()
  const dialog = await question()
  expect(
    within(dialog)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['1,000', '2,400.5→1,400.5', '80→1,080'])
  expect(log).toEqual([])
  const yes = within(dialog).getByRole('button', { name: 'Convert' })
  fireEvent.click(yes)
  fireEvent.click(yes)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(log.map(({ name, input }) => [name, input.amount])).toEqual([['convertBalance', '1000']])
  expect(field().value).toBe('')
})

test('MEM-01 who says no has sent nothing and finds the amount again', async () => {
  const log = show()
  write('1000')
  convert()
  fireEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect([field().value, log]).toEqual(['1000', []])
})

test.each([
  ['0', false],
  ['0.9', false],
  ['1', true],
])('MEM-01 with an income of %s there is something to convert: %s', (withdrawable, hasForm) => {
  show(withdrawable)
  expect(screen.queryByRole('button', { name: 'Convert' }) !== null).toBe(hasForm)
  expect(screen.queryByText('No income to convert yet') === null).toBe(hasForm)
})
