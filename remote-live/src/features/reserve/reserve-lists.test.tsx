import { expect, test } from '@jest/globals'
import { bus } from '@pitchside/bus'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { me, openPages, pass, taking } from '../../parts/testing.fixture'
import { type Answers, answerRequests } from '../gifts/answers.fixture'
import { ReserveLists, type ReserveScope } from './reserve-lists'

const plan = (id: number, status: number) => ({
  id,
  uid: 100 + id,
  user_nickname: `Anchor ${id}`,
  avatar: '',
  title: `Night ${id}`,
  type: 0,
  starttime: 1_900_000_000,
  is_reserve: 1,
  status,
  num: 3,
  match_id: 0,
  name: '',
})
const match = (match_id: number, status: number) => ({
  match_id,
  type: 0,
  name: 'Cup',
  home_id: 1,
  home_name: `Home ${match_id}`,
  away_id: 2,
  away_name: 'Away',
  match_time: 1_900_000_000,
  status,
})
const pageOf = (data: object[]) => ({
  data: { data, total: data.length, per_page: 10, current_page: 1, last_page: Math.ceil(data.length / 10) },
})

openPages({ user: me })

function Lists() {
  const [scope, setScope] = useState<ReserveScope>('own')
  return <ReserveLists scope={scope} onScopeChange={setScope} />
}

async function show(answers: Answers) {
  const asked = answerRequests({ getCalendarLink: { data: { is_set: 0, addtime: 0 } }, ...answers })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Lists />
    </QueryClientProvider>,
  )
  await pass(50)
  return asked
}
const row = (text: string) => within(screen.getByText(text, { exact: false }).closest('li') as HTMLElement)

test('LIVE-12 reserved broadcasts and matches stand there, and each can be cancelled', async () => {
  const plans = [plan(1, 0), plan(2, 1), plan(3, 2)]
  const matches = [match(8, 0), match(9, 1)]
  const asked = await show({
    listOwnReservations: () => pageOf(plans),
    listReservedMatches: () => ({ data: matches }),
    reserveBroadcast: taking(plans, { data: { is_reserve: 0 } }),
    reserveMatch: taking(matches, { data: { reserve: 0 } }),
  })
  expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual([
    'Broadcasts',
    'Matches',
    'Live right now',
  ])
  expect(row('Night 2').getByRole('link', { name: 'Watch' }).getAttribute('href')).toBe('/live?id=102')
  expect(row('Night 3').getByText(/Its time went by/)).toBeTruthy()
  expect([1, 2, 3].map((id) => row(`Night ${id}`).getByText(/^(Not started|In progress|Over)$/).textContent)).toEqual([
    'Not started',
    'In progress',
    'Over',
  ])
  expect(row('Home 9').getByRole('link', { name: 'Watch' }).getAttribute('href')).toBe('/score-live?type=football&id=9')

  fireEvent.click(screen.getByRole('button', { name: 'Cancel reminder: Night 1' }))
  await pass(50)
  expect(screen.queryByText('Night 1')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel reminder: Home 8 vs Away' }))
  await pass(50)
  expect(screen.queryByText('Home 8', { exact: false })).toBeNull()
  expect(asked.filter(({ name }) => name.startsWith('reserve')).map(({ input }) => input)).toEqual([
    { live_id: 1 },
    { match_id: 8, type: 0 },
  ])
})

test('LIVE-12 what begins becomes watchable with its notice', async () => {
  const plans = [plan(1, 0)]
  await show({ listOwnReservations: () => pageOf(plans), listReservedMatches: { data: [] } })
  expect(row('Night 1').queryByRole('link', { name: 'Watch' })).toBeNull()
  plans[0] = plan(1, 1)
  act(() => bus.emit('notice.arrived', { id: 1, title: '', text: '', url: '' }))
  await pass(50)
  expect(row('Night 1').getByRole('link', { name: 'Watch' })).toBeTruthy()
})

test('LIVE-12 nothing reserved leads to what can be; a failure can be tried again', async () => {
  const first: object[] = [{ code: 1, msg: 'no' }]
  await show({
    listOwnReservations: () => first.shift() ?? pageOf([]),
    listReservedMatches: { data: [] },
    listRoomReservations: pageOf([{ ...plan(5, 0), is_reserve: 0 }]),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(50)
  expect(screen.getByText('No broadcasts or matches reserved yet')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'See planned broadcasts' }))
  await pass(50)
  expect(screen.getByRole('button', { name: 'Remind me: Night 5' })).toBeTruthy()
})
