import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import en from '../../i18n/en.json'
import { me, openPages, pass } from '../../parts/testing.fixture'
import { answerRequests } from '../gifts/answers.fixture'
import { usePlayerSettings } from '../player/player-settings.store'
import { useFloatOnLeave } from './float-on-leave'
import MiniSlot from './mini.slot'

const line = openPages({ user: me })

let asked: number[]
let stop: () => void
// What a browser does with media, and the test environment does not.
const { load, pause } = HTMLMediaElement.prototype
beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { load: () => undefined, pause: () => undefined })
  asked = []
  stop = bus.on('mini.requested', ({ anchorId }) => void asked.push(anchorId))
  history.pushState(null, '', '/live?id=101')
})
afterEach(() => {
  Object.assign(HTMLMediaElement.prototype, { load, pause })
  stop()
  usePlayerSettings.getState().change({ keepsPlaying: true })
})

function Room({ isWatched, mayFloat = true }: { isWatched: boolean; mayFloat?: boolean }) {
  const onWatched = useFloatOnLeave(101, () => mayFloat)
  useEffect(() => onWatched(isWatched), [isWatched, onWatched])
  return <p>room</p>
}

test.each<[string, Parameters<typeof Room>[0], () => void, number[]]>([
  ['that is watched goes on in the corner', { isWatched: true }, () => undefined, [101]],
  ['that is paused does not', { isWatched: false }, () => undefined, []],
  ['somebody was sent from does not', { isWatched: true, mayFloat: false }, () => undefined, []],
  ['of who logged out does not', { isWatched: true }, signedOut, []],
  [
    'of who turned it off does not',
    { isWatched: true },
    () => usePlayerSettings.getState().change({ keepsPlaying: false }),
    [],
  ],
  ['for another room does not', { isWatched: true }, () => history.pushState(null, '', '/live?id=102'), []],
])('AIR-06 a room that is left and %s', (_name, props, before, expected) => {
  const { unmount } = render(<Room {...props} />)
  history.pushState(null, '', '/main')
  act(before)
  unmount()
  expect(asked).toEqual(expected)
})

const info = {
  ...{ uid: 101, user_nickname: 'Nan', title: 'Derby night', thumb: '/c.webp', avatar: '', match_id: 0, islive: 1 },
  pull: '/media/demo/football/101/master.m3u8',
}
const detail = (part: object = {}) => ({
  data: { info: { ...info, ...part }, userData: { signature: '', announcement: '' }, reserve: null },
})

async function openMini(reply: object = detail()) {
  answerRequests({ getRoom: reply })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MiniSlot anchorId={101} />
    </QueryClientProvider>,
  )
  await pass(10)
}

test('AIR-06 the corner leads back to its room, and closes', async () => {
  await openMini()
  const back = screen.getByRole('link', { name: en.mini.back.replace('{{name}}', 'Nan') })
  expect(back.getAttribute('href')).toBe('/live?id=101')
  fireEvent.click(screen.getByRole('button', { name: en.mini.close }))
  expect(asked).toEqual([0])
})

test.each<[string, () => void]>([
  ['the broadcast', () => line().tell('room.101', { type: 'room', anchor_id: 101, event: 'end' })],
  ['the session', signedOut],
  ['the session, for another one', () => signedIn({ ...me, id: 2 })],
])('AIR-06 the corner ends with %s', async (_name, end) => {
  await openMini()
  expect(asked).toEqual([])
  await act(async () => end())
  expect(asked).toEqual([0])
})

test.each([
  ['is not on air any more', detail({ islive: 2, pull: '' })],
  ['the member may not enter', { code: 1, msg: 'no', reason: 'room-kicked' }],
])('AIR-06 a room that %s is not in the corner', async (_name, reply) => {
  await openMini(reply)
  expect(screen.queryByRole('region')).toBeNull()
  expect(asked).toEqual([0])
})

test('AIR-06 the corner pauses for another picture that speaks', async () => {
  await openMini()
  const [own, other] = [document.querySelector('video')!, document.createElement('video')]
  document.body.append(other)
  let isPlaying = true
  Object.defineProperty(own, 'paused', { get: () => !isPlaying })
  Object.defineProperty(other, 'paused', { value: false })
  own.pause = () => {
    isPlaying = false
  }
  own.dispatchEvent(new Event('volumechange'))
  expect(isPlaying).toBe(true)
  other.muted = true
  other.dispatchEvent(new Event('play'))
  expect(isPlaying).toBe(true)
  other.muted = false
  other.dispatchEvent(new Event('play'))
  expect(isPlaying).toBe(false)
  other.remove()
})
