import { expect, test } from '@jest/globals'
import { CallError } from '@pitchside/http'
import { ofLaterServer, pageOf, type Replies } from '@pitchside/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  address,
  broken,
  cellsOf,
  held,
  hostile,
  press,
  rowOf,
  sent,
  showMember,
  type,
} from '../../parts/testing.fixture'
import { WithdrawTab } from './withdraw-tab'

const profile = (is_defray_pass: number) => ({
  ...{ id: 1, user_nickname: 'Me', avatar: '', sex: 0, signature: '', mobile: '86-139****0001', level: 1, tier: 0 },
  ...{ balance: '0', attention: 0, attention_num: 0, is_anchor: 1, role: 'member', is_defray_pass },
})
const card = { bank_name: 'Sea Bank', card_number: '6222 **** 1234', name: 'Z**', id_card_hide: '11****' }
const alipay = { name: 'Z**', info: 'z***@x.example' }
const balances = { spendable: '80', withdrawable: '2400.5', inReview: '300' }
const withdrawal = (id: number, status: number, part: object = {}) => ({
  ...{ id, addtime: 1_700_000_000, amount: '12345', money: '1234.50', type: 0, account: '**** 1234', status },
  ...{ remark: '' },
  ...part,
})
const show = (replies: Replies, language: 'en' | 'vi' = 'en') =>
  showMember(
    <WithdrawTab balances={balances} />,
    {
      ...{ getOwnUser: profile(1), getBankCard: card, getAlipay: null, listWithdrawals: pageOf([]) },
      ...replies,
    },
    { language },
  )
const labels = ['Diamonds to withdraw', 'Payment password', 'Text message code'] as const
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
async function fill(amount: string) {
  await screen.findByLabelText('Diamonds to withdraw')
  for (const [index, value] of [amount, '730194', '123456'].entries()) type(labels[index] ?? '', value)
}
const ask = () => press('Send request')
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Send this withdrawal?' }))

test.each([
  ['-100', 'Please enter a whole number'],
  ['1e3', 'Please enter a whole number'],
  ['100.5', 'Please enter a whole number'],
  ['0', 'Please enter a whole number'],
  ['99', '100 to 500,000 diamonds at a time'],
  ['2401', 'You do not have that much income'],
])('MEM-01 SEEN-03 %s diamonds are refused as typed ("%s"), nothing is asked or sent', async (typed, problem) => {
  const asked = await show({})
  await fill(typed)
  ask()
  expect(field('Diamonds to withdraw').value).toBe(typed)
  expect(screen.getByText(problem)).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(sent(asked, 'requestWithdrawal')).toEqual([])
})

test('MEM-01 SEEN-03 what is asked for is shown first: diamonds, money, account and both balances; two clicks ask once', async () => {
  const reply = held(null)
  const asked = await show({ requestWithdrawal: reply.answer })
  await fill('1000')
  expect(screen.getByText('You receive ¥100.00')).toBeTruthy()
  ask()
  const dialog = await question()
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,000',
    '¥100.00',
    '6222 **** 1234',
    '2,400.5→1,400.5',
    '300→1,300',
  ])
  expect(sent(asked, 'requestWithdrawal')).toEqual([])
  const yes = dialog.getByRole('button', { name: 'Send request' })
  fireEvent.click(yes)
  fireEvent.click(yes)
  await reply.release()
  expect(await screen.findByText('Your withdrawal awaits review')).toBeTruthy()
  expect(sent(asked, 'requestWithdrawal')).toMatchObject([{ pass: '730194', code: '123456' }])
  expect(sent(asked, 'requestWithdrawal').map(({ amount, type: kind }) => [String(amount), String(kind)])).toEqual([
    ['1000', '0'],
  ])
  expect(labels.map((label) => field(label).value)).toEqual(['', '', ''])
  await waitFor(() => expect(sent(asked, 'listWithdrawals')).toHaveLength(2))
})

test('MEM-01 SEEN-03 who says no to the question has sent nothing and finds everything typed', async () => {
  const asked = await show({})
  await fill('1000')
  ask()
  fireEvent.click((await question()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(labels.map((label) => field(label).value)).toEqual(['1000', '730194', '123456'])
  expect(sent(asked, 'requestWithdrawal')).toEqual([])
})

test('MEM-01 all that can be withdrawn is whole diamonds', async () => {
  await show({})
  await screen.findByLabelText('Diamonds to withdraw')
  press('All')
  expect(field('Diamonds to withdraw').value).toBe('2400')
})

test.each([
  ['withdrawal-amount', 'Diamonds to withdraw'],
  ['withdrawable-short', 'Diamonds to withdraw'],
  ['payment-password-wrong', 'Payment password'],
  ['payment-password-locked', 'Payment password'],
  ['code-dead', 'Text message code'],
])('MEM-01 a refusal because of %s stands at "%s"; the amount stays', async (reason, label) => {
  await show({ requestWithdrawal: new CallError('Not so', 1, reason) })
  await fill('1000')
  ask()
  fireEvent.click((await question()).getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Not so')).toBeTruthy()
  expect(field(label).getAttribute('aria-invalid')).toBe('true')
  expect(field('Diamonds to withdraw').value).toBe('1000')
})

test('MEM-01 with both accounts bound the chosen one is paid and named in the question', async () => {
  const asked = await show({ getAlipay: alipay, requestWithdrawal: null })
  await fill('1000')
  press('z***@x.example')
  ask()
  const dialog = await question()
  expect(dialog.getByText('z***@x.example')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(sent(asked, 'requestWithdrawal').map(({ type: kind }) => String(kind))).toEqual(['1']))
})

test.each([
  ['a payment password', 0, card, 'Please set a payment password first'],
  ['an account', 1, null, 'Please bind a payout account first'],
])('MEM-01 without %s no amount is asked; a button leads to where it is set up', async (_what, has, bank, title) => {
  await show({ getOwnUser: profile(has), getBankCard: bank })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.queryByLabelText('Diamonds to withdraw')).toBeNull()
  press('Set up')
  expect(address()).toBe('/member?type=1&tab=cards')
})

test.each([
  [0, 'In review'],
  [1, 'Paid'],
  [2, 'Refused'],
  [7, 'In review'],
])('MEM-01 a withdrawal of state %i reads "%s"', async (status, text) => {
  await show({ listWithdrawals: ofLaterServer(pageOf([withdrawal(1, status)])) })
  const row = rowOf(await screen.findByText('**** 1234'))
  expect(cellsOf(row).slice(1)).toEqual(['Bank card **** 1234', '12,345', '¥1234.50', text])
})

test('MEM-01 why it was refused stands beside it, as text', async () => {
  await show({ listWithdrawals: pageOf([withdrawal(1, 2, { remark: hostile, type: 1 })]) })
  expect(cellsOf(rowOf(await screen.findByText(hostile)))[1]).toBe('Alipay **** 1234')
})

test('MEM-01 in Vietnamese sums of the list are grouped the Vietnamese way', async () => {
  await show({ listWithdrawals: pageOf([withdrawal(1, 1)]) }, 'vi')
  expect(await screen.findByText('12.345')).toBeTruthy()
})

test('MEM-01 accounts that do not load can be tried again; earlier withdrawals are in sight meanwhile', async () => {
  const bank = broken(card)
  await show({ getBankCard: bank.answer, listWithdrawals: pageOf([withdrawal(1, 1)]) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(await screen.findByText('12,345')).toBeTruthy()
  bank.mend()
  fireEvent.click(again)
  expect(await screen.findByLabelText('Diamonds to withdraw')).toBeTruthy()
})
