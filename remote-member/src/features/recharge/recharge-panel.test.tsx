import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { socket } from '@pitchside/socket'
import { openFakeSocket } from '@pitchside/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { address, broken, held, press, sent, showMember, tryAgain, type } from '../../parts/testing.fixture'
import { RechargePanel } from './recharge-panel'

const packs = [
  { id: 1, coin: 60, give: 0, money: '6.00' },
  { id: 2, coin: 1_980, give: 100, money: '198.00' },
]
const offer = {
  listRechargePacks: packs,
  listPayChannels: [
    { type: 'sandbox', name: 'Sandbox' },
    { type: 'alipay', name: 'Alipay' },
  ],
}
const order = (state: string, change: object = {}) => ({
  ...{ order: 'R00001', state, money: '198.00', coin: 1_980, give: 100, channel: 'sandbox', paytime: 0, credited: '0' },
  ...{ addtime: 1_800_000_000, expires: 1_800_000_900, url: state === 'pending' ? 'https://pay.example/R00001' : '' },
  ...change,
})
const opened = { url: 'https://pay.example/R00001', order: 'R00001' }

/** A browser that opens tabs: what became of each. */
const tabs: string[][] = []
const realOpen = window.open
beforeEach(() => {
  tabs.length = 0
  window.open = (url) => {
    const story = [String(url)]
    tabs.push(story)
    const location = { replace: (to: string) => void story.push(to) }
    return { location, close: () => void story.push('closed'), opener: window } as unknown as Window
  }
})
afterEach(() => {
  window.open = realOpen
})
const paid = () => screen.getByText('To pay').parentElement?.textContent
const pay = () => fireEvent.click(screen.getByRole('button', { name: 'Pay now' }))

test('MEM-02 packs and ways to pay; the bill counts what is given on top', async () => {
  await showMember(<RechargePanel />, offer)
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  const [small, large] = await screen.findAllByRole<HTMLInputElement>('radio', { name: /¥/ })
  expect(small?.checked).toBe(true)
  expect(paid()).toContain('¥6.00You get 60 diamonds')
  fireEvent.click(large as HTMLElement)
  expect(paid()).toContain('¥198.00You get 2,080 diamonds')
  expect(large?.closest('label')?.textContent).toBe('+100 free1,980¥198')
  expect(small?.closest('label')?.textContent).toBe('60¥6')
})

test('MEM-02 the cashier for tests says that nothing is charged; the others do not', async () => {
  await showMember(<RechargePanel />, offer)
  expect(await screen.findByText(/nothing is charged/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Alipay' }))
  expect(screen.queryByText(/nothing is charged/)).toBeNull()
})

test.each([
  [String(limits.rechargeDiamondsMin), `¥${limits.rechargeDiamondsMin / limits.rechargeDiamondsPerYuan}.00`],
  [String(limits.rechargeDiamondsMin - limits.rechargeDiamondsStep), '—'],
  [String(limits.rechargeDiamondsMax + limits.rechargeDiamondsStep), '—'],
  [String(limits.rechargeDiamondsMin + limits.rechargeDiamondsStep / 2), '—'],
  ['-100', '—'],
  ['1e3', '—'],
])('MEM-02 an amount of %s is billed as %s, and what can not be bought is not sent', async (typed, bill) => {
  const asked = await showMember(<RechargePanel />, { ...offer, getPayUrl: opened, getRecharge: order('pending') })
  await screen.findByText('To pay')
  type('Your own amount', typed)
  expect(paid()).toContain(bill)
  pay()
  if (bill === '—') {
    expect(screen.getByLabelText('Your own amount').getAttribute('aria-invalid')).toBe('true')
    expect([sent(asked, 'getPayUrl'), tabs]).toEqual([[], []])
  } else await waitFor(() => expect(sent(asked, 'getPayUrl')).toMatchObject([{ coin: typed, type: 'sandbox' }]))
})

test('MEM-02 paying opens one tab at the press, which gets its address later and can not reach back; the order stands in the address', async () => {
  const url = held(opened)
  const asked = await showMember(
    <RechargePanel />,
    { ...offer, getPayUrl: url.answer, getRecharge: order('pending') },
    {
      at: '/member?type=1',
    },
  )
  await screen.findByText('To pay')
  fireEvent.click(screen.getByRole('radio', { name: 'Alipay' }))
  pay()
  fireEvent.submit(screen.getByLabelText('Your own amount').closest('form') as HTMLFormElement)
  expect(tabs).toEqual([['about:blank']])
  await url.release()
  expect(await screen.findByText('Waiting for your payment')).toBeTruthy()
  expect(tabs).toEqual([['about:blank', 'https://pay.example/R00001']])
  expect(address()).toBe('/member?type=1&order=R00001')
  const calls = sent(asked, 'getPayUrl')
  expect(calls).toMatchObject([{ id: '1', type: 'alipay' }])
  press('Change amount or method')
  fireEvent.click(await screen.findByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(sent(asked, 'getPayUrl')).toHaveLength(2))
  expect(sent(asked, 'getPayUrl')[1]?.nonce).not.toBe(calls[0]?.nonce)
})

test('MEM-02 a refused order closes its tab, says why, and the choice is still there', async () => {
  await showMember(<RechargePanel />, { ...offer, getPayUrl: new CallError('Enough for today', 1, 'recharge-day') })
  await screen.findByText('To pay')
  type('Your own amount', '1230')
  pay()
  expect((await screen.findByRole('alert')).textContent).toBe('Enough for today')
  expect(tabs).toEqual([['about:blank', 'closed']])
  expect(paid()).toContain('¥123.00')
  type('Your own amount', '1240')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('MEM-02 a browser that opens no tab leaves a link', async () => {
  window.open = () => null
  await showMember(<RechargePanel />, { ...offer, getPayUrl: opened, getRecharge: order('pending') })
  await screen.findByText('To pay')
  pay()
  expect(await screen.findByText(/blocked the new tab/)).toBeTruthy()
  const link = await screen.findByRole('link', { name: /Open the pay page/ })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://pay.example/R00001',
    'noopener noreferrer',
  ])
})

test('MEM-02 no way to pay is said in place of a form that could not be sent', async () => {
  await showMember(<RechargePanel />, { ...offer, listPayChannels: [] })
  expect(await screen.findByText(/No payment method is available/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
})

test('MEM-02 an offer that fails is asked for again', async () => {
  const list = broken(packs)
  await showMember(<RechargePanel />, { ...offer, listRechargePacks: list.answer })
  await tryAgain(list)
  expect(await screen.findByText('To pay')).toBeTruthy()
})

test.each([
  ['paid', { credited: '2080' }, 'Top-up done', '2,080 diamonds are in your wallet.', 'Paid¥198.00'],
  ['paid', { credited: '1' }, 'Top-up done', '1 diamond is in your wallet.', 'Paid¥198.00'],
  ['failed', { url: 'https://pay.example/R00001' }, 'The payment failed', /Nothing was charged/, 'To pay¥198.00'],
  ['closed', {}, 'This order is closed', /It was not paid/, 'To pay¥198.00'],
  ['disputed', {}, 'Your payment is being checked', /differs from the order/, 'To pay¥198.00'],
  ['refunded', {}, 'Your payment was given back', /no diamonds were added/, 'To pay¥198.00'],
] as const)(
  'MEM-02 an order that is %s with %j says so, after a reload too',
  async (state, change, title, words, sum) => {
    await showMember(<RechargePanel />, { ...offer, getRecharge: order(state, change) }, { at: '/member?order=R00001' })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByText('¥198.00').parentElement?.textContent).toBe(sum)
    expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull()
    expect(screen.queryAllByRole('link', { name: 'Pay again' })).toHaveLength(state === 'failed' ? 1 : 0)
    press('Top up more')
    expect(await screen.findByText('To pay')).toBeTruthy()
    expect(address()).toBe('/member')
  },
)

test('MEM-02 what the server tells of the wallet is looked at; other news is not', async () => {
  const line = openFakeSocket(socket)
  let state = order('pending')
  const asked = await showMember(
    <RechargePanel />,
    { ...offer, getRecharge: () => state },
    { at: '/member?order=R00001' },
  )
  await screen.findByText('Waiting for your payment')
  state = order('paid', { credited: '2080' })
  act(() => line.tell('user.1', { type: 'account', event: 'profile' } as never))
  expect(sent(asked, 'getRecharge')).toHaveLength(1)
  act(() => line.tell('user.1', { type: 'account', event: 'balance', balance: '2080.0' } as never))
  expect(await screen.findByText('Top-up done')).toBeTruthy()
  line.close()
})

test('MEM-02 "I have paid" looks at once; without a line the order stays with a word', async () => {
  let answer: unknown = order('pending')
  const asked = await showMember(
    <RechargePanel />,
    { ...offer, getRecharge: () => answer },
    { at: '/member?order=R00001' },
  )
  await screen.findByText('R00001')
  answer = new Error('down')
  press('I have paid')
  await waitFor(() => expect(sent(asked, 'getRecharge')).toHaveLength(2))
  expect(await screen.findByText(/connection is unstable/)).toBeTruthy()
  expect(screen.getByText('R00001')).toBeTruthy()
})

test('MEM-02 an order of nobody leads back to the form, one that could not be asked for is asked for again', async () => {
  let answer: unknown = new Error('down')
  await showMember(<RechargePanel />, { ...offer, getRecharge: () => answer }, { at: '/member?order=R9' })
  await screen.findByText('Could not load')
  answer = new CallError('Unknown', 1, 'order-unknown')
  press('Try again')
  expect(await screen.findByText('This order was not found')).toBeTruthy()
  press('Top up more')
  expect(await screen.findByText('To pay')).toBeTruthy()
})
