import { expect, test } from '@jest/globals'
import { pageOf, type Replies } from '@pitchside/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { broken, held, hostile, press, rowOf, sent, showMember, type } from '../../parts/testing.fixture'
import { MallSection } from './mall-section'

const goods = (id: number, name: string, part: object = {}) => ({
  ...{ id, name, desc: `About ${name}`, img: 'mall:scarf', price: 1500, stock: 3, need_address: 0, type: 2 },
  ...part,
})
const parcel = goods(8, 'Scarf', { need_address: 1 })
const exchanged = (id: number, name: string, status: number, part: object = {}) => ({
  ...{ id, name, img: '', num: 2, cost: 3000, addtime: 1_700_000_000, status, remark: '', need_address: 1 },
  ...{ receiver: 'Zhou', mobile: '13700000001', address: '1 Stadium Road' },
  ...part,
})
const saved = { name: 'Zhou', mobile: '13700000001', address: '1 Stadium Road' }
const show = (replies: Replies, balance = '5000') =>
  showMember(
    <MallSection />,
    { listGoods: pageOf([goods(7, 'Whistles'), parcel]), listActivities: pageOf([]), ...replies },
    { user: { balance } },
  )
const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Exchange ${name}` }))
  return within(await screen.findByRole('dialog', { name: 'Exchange' }))
}
const sums = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
const confirm = () => press('Confirm exchange')

test('MEM-03 SEEN-03 cost and balance before and after stand there before anything is sent, for every quantity', async () => {
  const asked = await show({ getExchangeAddress: null })
  await open('Whistles')
  expect(sums()).toEqual(['1,500', '5,000→3,500'])
  press('More')
  expect(sums()).toEqual(['3,000', '5,000→2,000'])
  press('Fewer')
  expect(sums()).toEqual(['1,500', '5,000→3,500'])
  expect(sent(asked, 'exchangeGoods')).toEqual([])
})

test('MEM-03 no fewer than one and no more than there are', async () => {
  await show({}, '99999')
  await open('Whistles')
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect(button('Fewer').disabled).toBe(true)
  press('More')
  press('More')
  expect(screen.getByText('3', { selector: 'output' })).toBeTruthy()
  expect(button('More').disabled).toBe(true)
})

test('MEM-03 who has too little is told, led to the top-up, and can not order', async () => {
  const asked = await show({}, '1499')
  await open('Whistles')
  expect(screen.getByText('Not enough diamonds, please top up first')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Top up' }).getAttribute('href')).toBe('/member?type=1&isRecharge=true')
  expect(sums()[1]).toBe('1,499')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm exchange' }).disabled).toBe(true)
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  expect(sent(asked, 'exchangeGoods')).toEqual([])
})

test('MEM-03 two clicks exchange once; the dialog closes and the stock is asked for again', async () => {
  const reply = held(null)
  const asked = await show({ exchangeGoods: reply.answer })
  await open('Whistles')
  confirm()
  await waitFor(() => expect(sent(asked, 'exchangeGoods')).toHaveLength(1))
  confirm()
  await reply.release()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Exchanged')).toBeTruthy()
  expect(sent(asked, 'exchangeGoods')).toHaveLength(1)
  await waitFor(() => expect(sent(asked, 'listGoods')).toHaveLength(2))
})

test('MEM-03 after a failure the same order again is the same exchange, another quantity is another', async () => {
  let tries = 0
  const asked = await show({ exchangeGoods: () => (++tries < 4 ? new Error('no') : null) })
  await open('Whistles')
  const order = async (count: number) => {
    confirm()
    await waitFor(() => expect(sent(asked, 'exchangeGoods')).toHaveLength(count))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Confirm exchange' }).getAttribute('aria-busy')).toBeNull(),
    )
  }
  await order(1)
  await order(2)
  press('More')
  await order(3)
  const [first, again, other] = sent(asked, 'exchangeGoods').map(({ nonce }) => nonce)
  expect([again === first, other === first]).toEqual([true, false])
})

test('MEM-03 a parcel goes to the saved address, which can be changed for this one', async () => {
  const asked = await show({ getExchangeAddress: saved, exchangeGoods: null })
  const dialog = await open('Scarf')
  expect((await dialog.findByLabelText<HTMLInputElement>(/^Receiver/)).value).toBe('Zhou')
  type(/^Delivery address/, '2 Park Lane')
  confirm()
  await waitFor(() =>
    expect(sent(asked, 'exchangeGoods')).toMatchObject([
      { name: 'Zhou', mobile: '13700000001', address: '2 Park Lane' },
    ]),
  )
})

test('MEM-03 a parcel without an address is not sent, and each field says what is missing', async () => {
  const asked = await show({ getExchangeAddress: null })
  const dialog = await open('Scarf')
  await dialog.findByLabelText(/^Receiver/)
  type(/^Mobile number/, 'call me')
  confirm()
  expect(dialog.getAllByText('Please fill this in')).toHaveLength(2)
  expect(dialog.getByText('Please enter a valid mobile number')).toBeTruthy()
  expect(sent(asked, 'exchangeGoods')).toEqual([])
})

test('MEM-03 what is sold out can not be opened; how many there are is told of parcels', async () => {
  await show({ listGoods: pageOf([goods(7, 'Whistles', { stock: 0 }), parcel]) })
  const out = await screen.findByRole<HTMLButtonElement>('button', { name: 'Exchange Whistles' })
  expect([out.disabled, out.textContent]).toEqual([true, 'Sold out'])
  expect(screen.getByText('3 left')).toBeTruthy()
})

test('MEM-03 goods come by kind, and a kind without any says so', async () => {
  const asked = await show({
    listGoods: ({ type: kind }: { type: unknown }) => pageOf(String(kind) === '3' ? [] : [goods(7, hostile)]),
  })
  expect(await screen.findByText(hostile)).toBeTruthy()
  press('Privileges')
  expect(await screen.findByText('Nothing here yet')).toBeTruthy()
  expect(sent(asked, 'listGoods').map(({ type: kind }) => String(kind))).toEqual(['0', '3'])
})

test('MEM-03 goods that do not load can be tried again', async () => {
  const list = broken(pageOf([goods(7, 'Whistles')]))
  await show({ listGoods: list.answer })
  const again = await screen.findByRole('button', { name: 'Try again' })
  list.mend()
  fireEvent.click(again)
  expect(await screen.findByText('Whistles')).toBeTruthy()
})

test.each([
  [0, 'Ordered', false],
  [1, 'Sent', true],
  [2, 'Done', false],
  [3, 'Refunded', false],
])('MEM-03 an exchange of state %i is "%s"; only one on its way can be confirmed', async (status, text, canConfirm) => {
  await show({ listExchanges: pageOf([exchanged(1, 'Scarf', status, { remark: 'By post' })]) })
  press('Records')
  const row = within(rowOf(await screen.findByText('Scarf ×2')))
  expect(row.getByText(text)).toBeTruthy()
  expect(row.getByText('Zhou 13700000001 1 Stadium Road')).toBeTruthy()
  expect(row.getByText('Note: By post')).toBeTruthy()
  expect(row.queryByRole('button') !== null).toBe(canConfirm)
})

test('MEM-03 a parcel that came is confirmed, and its record says so', async () => {
  let status = 1
  const asked = await show({
    listExchanges: () => pageOf([exchanged(5, 'Scarf', status)]),
    confirmExchange: () => {
      status = 2
      return null
    },
  })
  press('Records')
  fireEvent.click(await screen.findByRole('button', { name: 'I have it' }))
  expect(await screen.findByText('Done')).toBeTruthy()
  expect(sent(asked, 'confirmExchange').map(({ id }) => String(id))).toEqual(['5'])
})

test('MEM-03 virtual goods have no address among the records', async () => {
  await show({ listExchanges: pageOf([exchanged(1, 'Whistles', 2, { need_address: 0 })]) })
  press('Records')
  expect(rowOf(await screen.findByText('Whistles ×2')).textContent).not.toContain('Stadium')
})

test('MEM-03 who exchanged nothing reads so', async () => {
  await show({ listExchanges: pageOf([]) })
  press('Records')
  expect(await screen.findByText('You have not exchanged anything yet')).toBeTruthy()
})

test('MEM-03 a saved address that does not come is asked for again, never shown as none', async () => {
  const address = broken(saved)
  await show({ getExchangeAddress: address.answer })
  const dialog = await open('Scarf')
  const again = await dialog.findByRole('button', { name: 'Try again' })
  expect(dialog.queryByRole('textbox')).toBeNull()
  address.mend()
  fireEvent.click(again)
  expect(await dialog.findByDisplayValue('1 Stadium Road')).toBeTruthy()
})

test('MEM-03 beside goods stand the activities of the house; each leads to its page', async () => {
  const activity = { id: 3, title: 'Seven days in a row', img: '/media/covers/a.webp', url: '/member?type=19' }
  const asked = await show({ listActivities: pageOf([activity]) })
  const link = await screen.findByRole('link', { name: activity.title })
  expect(link.getAttribute('href')).toBe(activity.url)
  expect(sent(asked, 'listActivities')).toEqual([{ page: '1' }])
  press('Records')
  expect(screen.queryByText(activity.title)).toBeNull()
})

test('MEM-03 activities that do not come can be asked for again; without any it says so', async () => {
  const activities = broken(pageOf([]))
  await show({ listActivities: activities.answer })
  const again = await screen.findByRole('button', { name: 'Try again' })
  activities.mend()
  fireEvent.click(again)
  expect(await screen.findByText('No activities at the moment')).toBeTruthy()
})
