import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, type Question } from '@pitchside/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import en from '../../../i18n/en.json'
import type { OwnBroadcast } from '../broadcast'
import { PhoneDialog } from './phone-dialog'
import { StartPanel } from './start-panel'

const words = en.studio
const plan: OwnBroadcast = {
  ...{ id: 41, kind: 2, kindName: '', title: 'Cup night', cover: '', state: 0, stateName: '', match: undefined },
  ...{ startsAt: Date.UTC(2026, 4, 17), durationS: 0, viewers: 0, heat: 0 },
}
let log: Question[]
let started: (string | undefined)[]
beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  started = []
  log = answerCalls({
    saveBroadcastPlan: { id: 77 },
    updateBroadcast: null,
    startRoom: { url: 'rtmp://site/live/key', hls: 'http://site/ingest/key/' },
    startRoomOnPhone: { url: 'rtmp://site/live/key' },
    getPlacard: '',
  })
})
afterEach(cleanup)

function show(planned: OwnBroadcast[] = []): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StartPanel planned={planned} onStarted={(url) => started.push(url)} />
    </QueryClientProvider>,
  )
}
const calls = () => log.map(({ name }) => name).filter((name) => /start|saveBroadcast|updateBroadcast/i.test(name))
const typeTitle = () =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${words.form.title}`) }), {
    target: { value: 'My night' },
  })

test('LIVE-10 a new broadcast is planned, then its room opens', async () => {
  show()
  typeTitle()
  fireEvent.click(screen.getByRole('button', { name: words.live.start }))
  await waitFor(() => expect(started).toEqual([undefined]))
  expect(calls()).toEqual(['saveBroadcastPlan', 'startRoom'])
})

test('LIVE-10 one that was planned is changed under its number, not planned again', async () => {
  show([plan])
  fireEvent.click(screen.getByRole('combobox', { name: words.live.from }))
  fireEvent.click(await screen.findByRole('option', { name: /Cup night/ }))
  fireEvent.click(screen.getByRole('button', { name: words.live.start }))
  await waitFor(() => expect(started).toEqual([undefined]))
  expect(calls()).toEqual(['updateBroadcast', 'startRoom'])
  expect(log.find(({ name }) => name === 'updateBroadcast')?.input).toMatchObject({ id: '41', title: 'Cup night' })
})

test('LIVE-10 on a phone the room opens by the call for phones, which gives the address to push to', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: words.phone.start }))
  expect(calls()).toEqual([])
  typeTitle()
  fireEvent.click(screen.getByRole('button', { name: words.phone.start }))
  await waitFor(() => expect(started).toEqual(['rtmp://site/live/key']))
  expect(calls()).toEqual(['saveBroadcastPlan', 'startRoomOnPhone'])
})

test('LIVE-10 the address for the phone is there to scan and to copy', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PhoneDialog url="rtmp://site/live/key" onClose={() => undefined} />
    </QueryClientProvider>,
  )
  expect(screen.getByLabelText<HTMLInputElement>(words.phone.address).value).toBe('rtmp://site/live/key')
  expect((await screen.findByRole('img', { name: words.phone.code })).getAttribute('src')).toMatch(/^data:image\/svg/)
})
