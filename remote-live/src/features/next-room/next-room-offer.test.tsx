import { expect, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import en from '../../i18n/en.json'
import type { RoomMatch } from '../../parts/rooms/room'
import { openPages, pass } from '../../parts/testing.fixture'
import { answerRequests } from '../gifts/answers.fixture'
import { NextRoomOffer } from './next-room-offer'

openPages()

const watched: RoomMatch = {
  ...{ id: 7, sport: 'football', competition: 'Premier League', startsAtS: 0, status: 4, periodStartS: 0 },
  ...{ home: { id: 1, name: 'A', short: 'A' }, away: { id: 2, name: 'B', short: 'B' }, homeScores: [], awayScores: [] },
}
const row = {
  uid: 104,
  user_nickname: 'Nan',
  avatar: '',
  title: 'Derby night',
  thumb: '/c.webp',
  heat: 12,
  match_id: 0,
}

/** The card in a page of its own; gives its router and what it asked. */
async function show(reply: object = { data: { room: row, why: 1 } }) {
  const asked = answerRequests({ getNextRoom: reply })
  const offer = (
    <>
      <NextRoomOffer anchorId={101} watched={watched} fallback={<p>replays</p>} />
      <input aria-label="line" />
    </>
  )
  const router = createMemoryRouter([{ path: '/live', element: offer }], { initialEntries: ['/live?id=101'] })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await pass(10)
  return { asked, at: () => router.state.location.search }
}

test('AIR-06 the next room comes by itself when the count-down ends, with the reason it was chosen for', async () => {
  const { asked, at } = await show()
  expect(asked[0]?.input).toMatchObject({ uid: '101', match_id: '7', sport: '0' })
  expect(screen.getByRole('region', { name: en.next.title }).textContent).toContain(en.next.reason.league)
  await pass(13_000)
  expect(at()).toBe('?id=101')
  await pass(3_000)
  expect(at()).toBe('?id=104')
})

test('AIR-06 who stays stays, and can still go', async () => {
  const { at } = await show()
  fireEvent.click(screen.getByRole('button', { name: en.next.stay }))
  expect(screen.queryByRole('timer')).toBeNull()
  await pass(60_000)
  expect(at()).toBe('?id=101')
  expect(screen.getByRole('link', { name: en.next.go }).getAttribute('href')).toBe('/live?id=104')
})

test('AIR-06 nobody is led away from a line that is begun', async () => {
  const { at } = await show()
  const line = screen.getByLabelText<HTMLInputElement>('line')
  line.focus()
  fireEvent.change(line, { target: { value: 'what a' } })
  await pass(60_000)
  expect(at()).toBe('?id=101')
  expect(screen.queryByRole('timer')).toBeNull()
})

test('AIR-06 when nothing else is on air the rest stays as it was', async () => {
  await show({ data: { room: null, why: 3 } })
  expect(screen.getByText('replays')).toBeTruthy()
})
