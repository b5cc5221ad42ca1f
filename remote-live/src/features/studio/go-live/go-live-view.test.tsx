import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf, type Question } from '@pitchside/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import en from '../../../i18n/en.json'
import { me } from '../../../parts/testing.fixture'
import { GoLiveView } from './go-live-view'

const words = en.studio
const planned = {
  ...{ id: 41, uid: 1, category: 2, match_id: 0, title: 'Cup night', image: '', is_live: 0, anchor_reserved: 1 },
  ...{ user_reserved: 0, people: 0, starttime: 0, endtime: 0, addtime: 0 },
}
let log: Question[]
let ownRoom = { uid: 1, islive: 2 }
const answers = (plans: object[]) =>
  answerCalls({
    listBroadcastPlans: pageOf(plans),
    getLiveUrl: { url: 'rtmp://site/live/key', hls: 'http://site/ingest/key/' },
    getBroadcastHealth: {
      ...{ state: 0, door: '', bitrate: 0, fps: 0, keyframe_interval: 0, segment_age: 0 },
      ...{ qualities: [], warnings: [] },
    },
    saveBroadcastPlan: { id: 77 },
    updateBroadcast: null,
    startRoom: { url: 'rtmp://site/live/key', hls: 'http://site/ingest/key/' },
    startRoomOnPhone: { url: 'rtmp://site/live/phone-key' },
    getPlacard: '',
    getRoom: { info: ownRoom, userData: { signature: '', announcement: '' }, reserve: null },
  } as never)
beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
})
afterEach(() => {
  cleanup()
  signedOut()
})

async function show(plans: object[] = []): Promise<void> {
  log = answers(plans)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <GoLiveView /> }])} />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: words.live.start })
}
const calls = () => log.map(({ name }) => name).filter((name) => /start|saveBroadcast|updateBroadcast/i.test(name))
const typeTitle = () =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${words.form.title}`) }), {
    target: { value: 'My night' },
  })

test('LIVE-10 a new broadcast is planned, then its room opens', async () => {
  await show()
  typeTitle()
  fireEvent.click(screen.getByRole('button', { name: words.live.start }))
  await waitFor(() => expect(calls()).toEqual(['saveBroadcastPlan', 'startRoom']))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('LIVE-10 one that was planned is changed under its number, not planned again', async () => {
  await show([planned])
  fireEvent.click(screen.getByRole('combobox', { name: words.live.from }))
  fireEvent.click(await screen.findByRole('option', { name: /Cup night/ }))
  fireEvent.click(screen.getByRole('button', { name: words.live.start }))
  await waitFor(() => expect(calls()).toEqual(['updateBroadcast', 'startRoom']))
  expect(log.find(({ name }) => name === 'updateBroadcast')?.input).toMatchObject({ id: '41', title: 'Cup night' })
})

test('LIVE-10 on a phone the room opens by the call for phones; its address is there to scan and to copy', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: words.phone.start }))
  expect(calls()).toEqual([])
  typeTitle()
  fireEvent.click(screen.getByRole('button', { name: words.phone.start }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>(words.phone.address).value).toBe('rtmp://site/live/phone-key')
  expect((await dialog.findByRole('img', { name: words.phone.code })).getAttribute('src')).toMatch(/^data:image\/svg/)
  expect(calls()).toEqual(['saveBroadcastPlan', 'startRoomOnPhone'])
})

test.each([
  ['the demo is on air in it', 1],
  ['nothing is on air', 2],
])('LIVE-10 who is not on air learns what visitors see in the own room: %s', async (_name, islive) => {
  signedIn(me)
  ownRoom = { uid: 1, islive }
  await show()
  await waitFor(() => expect(log.some(({ name }) => name === 'getRoom')).toBe(true))
  if (islive === 1) await screen.findByText(words.live.demoShown)
  else expect(screen.queryByText(words.live.demoShown)).toBeNull()
})
