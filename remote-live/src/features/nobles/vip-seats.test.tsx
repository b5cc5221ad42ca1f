import { expect, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { me, openPages, pass } from '../../parts/testing.fixture'
import { type Answers, answerRequests } from '../gifts/answers.fixture'
import { aRoom, SpokenFeed } from '../gifts/room.fixture'
import { VipSeats } from './vip-seats'

const tier = (id: number, coin: number, renew_coin: number) => ({
  id,
  name: '',
  icon: '',
  swf: '',
  swf_name: '',
  color: '',
  list_order: id,
  coin,
  renew_coin,
  horn_num: id,
  barrage_num: 30,
})
const tiers = { data: { goard: [tier(1, 98, 88), tier(2, 298, 268), tier(3, 888, 798), tier(4, 2888, 2598)] } }
const seat = (uid: number, rank: number) => ({ uid, user_nickname: `Noble ${uid}`, avatar: '', level: 1, tier: rank })
const standing = (part: object) => ({
  data: { is_expiring: 0, horn_num: 0, barrage_num: 0, horn_coin: 66, prices: [], ...part },
})
const guard = { id: 2, name: '', icon: '', swf: '', swf_name: '', color: '', list_order: 2, endtime: 1_800_000_000 }
const line = openPages({ user: me })

async function show(answers: Answers) {
  const asked = answerRequests({ getNobleStanding: standing({}), listNobleTiers: tiers, ...answers })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <VipSeats room={aRoom()} feed={new SpokenFeed(3)} />
    </QueryClientProvider>,
  )
  await pass(50)
  return asked
}
const press = async (name: string | RegExp) => {
  act(() => void fireEvent.click(screen.getByRole('button', { name })))
  await pass(50)
}

test('LIVE-07 eight seats: who is there, and free ones', async () => {
  await show({ listRoomNobles: { data: { list: [seat(7, 6), seat(8, 1)], total: 2 } } })
  expect(screen.getByText('2 nobles in the room')).toBeTruthy()
  const seats = within(screen.getByRole('list', { name: 'VIP seats' })).getAllByRole('listitem')
  expect(seats).toHaveLength(8)
  expect(seats[0]?.textContent).toContain('Noble 7')
  expect(screen.getAllByRole('button', { name: 'Free seat' })).toHaveLength(6)
})

test('LIVE-07 seats follow what the room says', async () => {
  const list = [seat(7, 6)]
  await show({ listRoomNobles: () => ({ data: { list: [...list], total: list.length } }) })
  list.push(seat(9, 3))
  act(() => line().tell('room.3', { type: 'room', anchor_id: 3, event: 'seats' }))
  await pass(50)
  expect(screen.getByText('Noble 9')).toBeTruthy()
})

test('LIVE-07 a rank that ends soon reminds, and the dialog offers renewal and rise, no lower rank', async () => {
  const prices = [
    { id: 1, coin: '' },
    { id: 2, coin: '268' },
    { id: 3, coin: '790.5' },
    { id: 4, coin: '2790' },
  ]
  await show({
    listRoomNobles: { data: { list: [], total: 0 } },
    getNobleStanding: standing({ guard, is_expiring: 1, prices }),
  })
  await press(/renew/)
  expect(screen.getByRole('button', { name: 'Renew Viscount' })).toBeTruthy()
  await press('Earl')
  expect(screen.getByText('790.5')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Rise to Earl' })).toBeTruthy()
  await press('Marquis')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Balance too low' }).disabled).toBe(true)
  await press('Knight')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'You hold a higher rank' }).disabled).toBe(true)
})

test('LIVE-07 SEEN-03 a purchase is confirmed first and sent once, in the name of the room', async () => {
  const asked = await show({
    listRoomNobles: { data: { list: [], total: 0 } },
    getNobleStanding: standing({ prices: [{ id: 3, coin: '888' }] }),
    buyNobleTier: { data: null },
  })
  await press('Become a noble')
  await press('Become Earl')
  expect(asked.some(({ name }) => name === 'buyNobleTier')).toBe(false)
  for (const diamonds of ['888', '900', '12'])
    expect(within(screen.getByRole('alertdialog')).getByText(diamonds)).toBeTruthy()
  await press('Pay 888 diamonds')
  const bought = asked.filter(({ name }) => name === 'buyNobleTier')
  expect(bought.map(({ input }) => [input.id, input.anchor_id])).toEqual([['3', '3']])
  expect(bought[0]?.input.nonce).toMatch(/^[0-9a-f]{24}$/)
})
