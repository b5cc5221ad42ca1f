import { beforeEach, expect, jest, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import type { RoomDetail } from '../../parts/rooms/room'
import { answerRequests } from '../gifts/answers.fixture'
import { aRoom } from '../gifts/room.fixture'
import { OffAir } from './off-air'

const room: RoomDetail = {
  ...aRoom(),
  anchor: { ...aRoom().anchor, name: 'Nan' },
  ...{ title: 'Derby night', cover: '/media/covers/fb-derby.webp', state: 0, stream: '' },
}
const plan: RoomDetail['nextPlan'] = {
  id: 9,
  anchorId: 3,
  anchorName: 'Nan',
  anchorAvatar: '',
  title: 'Return leg',
  kind: 0,
  startsAt: 1_790_000_000_000,
  isReserved: false,
  isOnAir: false,
  isOver: false,
  reservations: 4,
  competition: '',
  teams: undefined,
}
const recording = { live_id: 1, uid: 3, user_nickname: 'Nan', avatar: '', title: 'Last week', thumb: '/c.webp' }

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
})

function show(part: Partial<RoomDetail>, isOver = false, recordings: object[] = []) {
  const onChange = jest.fn()
  answerRequests({
    listPlaybacks: { data: { data: recordings, total: recordings.length, current_page: 1, last_page: 1 } },
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OffAir room={{ ...room, ...part }} isOver={isOver} onChange={onChange} />
    </QueryClientProvider>,
  )
  return onChange
}

test('LIVE-01 not started: counts down to the start, and the plan can be reserved', () => {
  show({ startsAt: Date.now() + 3_600_000, nextPlan: plan })
  expect(screen.getByRole('status').textContent).toBe('Starts in')
  expect(screen.getByRole('timer').textContent).toMatch(/^0[01]:\d\d:\d\d$/)
  expect(screen.getByRole('button', { name: 'Remind me' })).toBeTruthy()
  expect(screen.getByText(/Return leg/)).toBeTruthy()
})

test('LIVE-01 nothing planned: says so and leads to the other rooms', () => {
  show({})
  expect(screen.getByRole('status').textContent).toBe('Not on air right now')
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByRole('link', { name: 'See other rooms' }).getAttribute('href')).toBe('/anchor?type=0')
})

test('LIVE-13 ended while somebody watched: the room is asked what comes next, and the recordings can be played', async () => {
  const row = { ...recording, url: '/media/playback/football/0/master.m3u8', live_duration: 48, addtime: 1_790_000_000 }
  const onChange = show({ state: 1 }, true, [row])
  expect(screen.getByRole('status').textContent).toBe('This broadcast is over')
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(await screen.findByRole('button', { name: 'Last week' }, { timeout: 4_000 })).toBeTruthy()
})
