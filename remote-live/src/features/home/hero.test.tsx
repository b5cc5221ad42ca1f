import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf } from '@pitchside/testing'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import en from '../../i18n/en.json'
import { openFakeSocket } from '../../parts/room-feed/fake-socket.fixture'
import HeroSlot from './hero.slot'

let line: ReturnType<typeof openFakeSocket>
beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  line = openFakeSocket()
  // Who wants less motion starts the picture: no player is loaded.
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList
})
afterEach(() => {
  line.close()
  Reflect.deleteProperty(window, 'matchMedia')
})

const room = (uid: number, heat: number, viewers: number) => ({
  ...{ uid, user_nickname: `Host ${uid}`, avatar: '', level: 3, attention: 5, is_attention: 0, heat, viewers },
  ...{ title: `Room ${uid}`, thumb: '/c.webp', tag: '', tags: [], type: 0, islive: 1, pull: '', starttime: 0 },
  match_id: 0,
})

test('LIVE-01 the first screen says heat with its flame and its word, and never as a number of viewers', async () => {
  answerCalls({
    listRooms: pageOf([room(101, 1_400_000, 1), room(102, 5_000, 7)]),
    getRoomHistory: { GroupId: '101', IsFinished: 1, RspMsgList: [] },
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <HeroSlot waiting={<p>Waiting</p>} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Room 101' })
  const words = screen.getAllByRole('img', { name: 'Heat' }).map((flame) => flame.parentElement?.textContent)
  // The room that is shown, and both in the list.
  expect(words).toEqual(['1.4M', '1.4M', '5,000'])
  expect(screen.queryAllByText('7')).toEqual([])
})
