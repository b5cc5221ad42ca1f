import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import en from '../../i18n/en.json'
import { me, openPages, pass } from '../../parts/testing.fixture'
import { type Asked, answerRequests } from '../gifts/answers.fixture'
import { severalFrom, severalPath } from './several'
import { SeveralRooms } from './several-rooms'

const line = openPages({ user: me })
// What a browser does with media, and the test environment does not.
const { load, pause } = HTMLMediaElement.prototype
beforeEach(
  () => Object.assign(HTMLMediaElement.prototype, { load: () => undefined, pause: () => undefined }) && undefined,
)
afterEach(() => Object.assign(HTMLMediaElement.prototype, { load, pause }) && undefined)

test.each<[string, readonly number[] | undefined]>([
  ['id=1', undefined],
  ['id=1&with=', [1]],
  ['id=1&with=2,3', [1, 2, 3]],
  ['id=1&with=2,1,2,x,-4,2.5,3,4,5', [1, 2, 3, 4]],
  ['id=x&with=2', undefined],
])('AIR-06 the rooms of ?%s', (query, ids) => {
  const search = new URLSearchParams(query)
  expect(severalFrom(search, Number(search.get('id')))).toEqual(ids)
  if (ids) expect(severalFrom(new URL(severalPath(ids), 'http://x').searchParams, ids[0]!)).toEqual(ids)
})

const names: Record<string, string> = { 101: 'Nan', 102: 'Han', 103: 'Tang' }
const info = (uid: string, part: object = {}) => ({
  ...{ uid: Number(uid), user_nickname: names[uid], title: `Room ${uid}`, thumb: '/c.webp', avatar: '', match_id: 0 },
  ...{ islive: 1, pull: `/media/demo/football/${uid}/master.m3u8` },
  ...part,
})

function Page() {
  const [search] = useSearchParams()
  const ids = severalFrom(search, Number(search.get('id')))
  return ids ? <SeveralRooms ids={ids} /> : <p>one room</p>
}

async function open(address: string) {
  const over = new Set<string>()
  const asked = answerRequests({
    getRoom: ({ input }: Asked) => ({
      data: {
        info: info(String(input.uid), over.has(String(input.uid)) ? { islive: 2, pull: '' } : {}),
        userData: { signature: '', announcement: '' },
        reserve: null,
      },
    }),
    getNextRoom: { data: { room: { ...info('103'), heat: 1 }, why: 0 } },
    listRooms: { data: { data: [info('101'), info('102'), info('103')], total: 3, current_page: 1, last_page: 1 } },
  })
  const router = createMemoryRouter([{ path: '/live', element: <Page /> }], { initialEntries: [address] })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await pass(50)
  return { over, asked, at: () => router.state.location.search }
}
const room = (uid: string) => within(screen.getByRole('region', { name: names[uid]! }))
const places = () => screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))
const press = async (name: string, of = '') => {
  act(() => void fireEvent.click((of ? room(of) : screen).getByRole('button', { name })))
  await pass(50)
}
const listen = (uid: string) => en.several.listen.replace('{{name}}', names[uid]!)
const remove = (uid: string) => en.several.remove.replace('{{name}}', names[uid]!)

test('AIR-06 of several rooms one is heard; another one is heard where it stands, and its chat comes', async () => {
  const { at } = await open('/live?id=101&with=102')
  expect(places()).toEqual(['Nan', 'Han'])
  expect(room('101').queryByRole('button', { name: listen('101') })).toBeNull()
  await press(listen('102'), '102')
  expect(at()).toBe('?id=102&with=101')
  expect(places()).toEqual(['Nan', 'Han'])
  expect(room('102').queryByRole('button', { name: listen('102') })).toBeNull()
  expect(room('101').getByRole('button', { name: listen('101') })).toBeTruthy()
  // One chat, whichever room is heard.
  expect(screen.getAllByRole('complementary')).toHaveLength(1)
})

test('AIR-06 rooms are added and taken away; the last one is a room again', async () => {
  const { at } = await open('/live?id=101&with=')
  await press(en.several.add)
  const item = screen.getByRole('menuitem', { name: /Han/ })
  expect(screen.queryByRole('menuitem', { name: /Nan/ })).toBeNull()
  act(() => void fireEvent.click(item))
  await pass(50)
  expect(at()).toBe('?id=101&with=102')
  await press(remove('101'), '101')
  expect(at()).toBe('?id=102')
  expect(screen.getByText('one room')).toBeTruthy()
})

test('AIR-06 a room that ends says so and offers the next one for its place', async () => {
  const { at, over } = await open('/live?id=101&with=102')
  over.add('101')
  await act(async () => line().tell('room.101', { type: 'room', anchor_id: 101, event: 'end' }))
  await pass(50)
  expect(room('101').getByRole('status').textContent).toContain(en.several.over)
  await press(en.several.next.replace('{{name}}', 'Tang'), '101')
  expect(at()).toBe('?id=103&with=102')
  expect(places()).toEqual(['Tang', 'Han'])
})
