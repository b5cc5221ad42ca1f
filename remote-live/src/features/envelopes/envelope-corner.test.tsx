import { expect, test } from '@jest/globals'
import { signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { me, openPages, pass } from '../../parts/testing.fixture'
import { type Answers, answerRequests } from '../gifts/answers.fixture'
import { aRoom, SpokenFeed } from '../gifts/room.fixture'
import { EnvelopeCorner } from './envelope-corner'

const row = (part: object = {}) => ({
  id: 5,
  uid: 2,
  user_nickname: 'Rich',
  avatar: '',
  addtime: 0,
  amount: 100,
  number: 10,
  surplus: 10,
  is_lucky: 0,
  type: 0,
  countdown_time: 3,
  receive_time: 600,
  is_receive: 0,
  receive_amount: '',
  ...part,
})
const claims = (part: object = {}) => ({
  data: {
    info: row(part),
    data: [{ uid: 1, user_nickname: 'Me', avatar: '', amount: '12.5', addtime: 1, is_best: 1 }],
    total: 1,
    per_page: 50,
    current_page: 1,
    last_page: 1,
  },
})
const line = openPages({ user: me })

async function show(answers: Answers) {
  const asked = answerRequests(answers)
  const feed = new SpokenFeed(3)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EnvelopeCorner room={aRoom()} feed={feed} />
    </QueryClientProvider>,
  )
  await pass(50)
  return { asked, feed }
}
const packet = () => screen.queryByRole('button', { name: /Red envelope from Rich/, hidden: true })
const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })))

test('LIVE-06 an envelope counts down, then asks to be grabbed', async () => {
  await show({ getRedEnvelopes: { data: [row()] } })
  expect(packet()?.textContent).toBe('0:03')
  await pass(2_000)
  expect(packet()?.textContent).toBe('0:01')
  await pass(2_000)
  expect(packet()?.textContent).toBe('Grab')
})

test('LIVE-06 opening shows what was inside and who received what', async () => {
  await show({
    getRedEnvelopes: { data: [row({ countdown_time: 0 })] },
    claimRedEnvelope: { data: '12.5' },
    listEnvelopeClaims: claims(),
  })
  act(() => void fireEvent.click(packet()!))
  await pass(0)
  press('Open')
  await pass(300)
  expect(screen.queryByText('12.5')).toBeNull()
  await pass(1_000)
  await pass(50)
  expect(screen.getAllByText('12.5')).toHaveLength(2)
  expect(screen.getByText('Luckiest')).toBeTruthy()
  expect(packet()?.textContent).toBe('Got it')
})

test.each([
  ['all are gone', { code: 1, reason: 'envelope-empty', msg: 'x', data: null }, 'Too late, all shares are gone'],
  ['its time is up', { code: 1, reason: 'envelope-over', msg: 'x', data: null }, 'Time is up, the rest went back'],
  ['it is for fans', { code: 1, reason: 'envelope-fans', msg: 'Only for followers', data: null }, 'Only for followers'],
])('LIVE-06 says so when %s', async (_why, refusal, words) => {
  await show({
    getRedEnvelopes: { data: [row({ countdown_time: 0 })] },
    claimRedEnvelope: refusal,
    listEnvelopeClaims: claims({ surplus: 0 }),
  })
  act(() => void fireEvent.click(packet()!))
  await pass(0)
  press('Open')
  await pass(1_000)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open' }) === null).toBe(refusal.reason !== 'envelope-fans')
})

test('LIVE-06 a share that was received before is shown, not refused', async () => {
  await show({
    getRedEnvelopes: { data: [row({ countdown_time: 0 })] },
    claimRedEnvelope: { code: 1, reason: 'envelope-taken', msg: 'x', data: { amount: '7' } },
    listEnvelopeClaims: claims(),
  })
  act(() => void fireEvent.click(packet()!))
  await pass(0)
  press('Open')
  await pass(1_000)
  expect(screen.getByText('7')).toBeTruthy()
})

test('LIVE-06 the room tells that it is empty: said at once, gone a moment later', async () => {
  await show({ getRedEnvelopes: { data: [row({ countdown_time: 0 })] } })
  act(() => line().tell('room.3', { type: 'envelope', anchor_id: 3, id: 5, surplus: 0 }))
  expect(packet()?.textContent).toBe('Empty')
  await pass(4_100)
  expect(packet()).toBeNull()
})

test('LIVE-06 a line about a new envelope loads it', async () => {
  const listed: object[] = []
  const { feed } = await show({ getRedEnvelopes: () => ({ data: listed }) })
  expect(packet()).toBeNull()
  listed.push(row())
  act(() =>
    feed.say({ id: 'm1', no: 106, uid: 2, user_nickname: 'Rich', avatar: '', at: 0, level: 1, tier: 0, is_room: 0 }),
  )
  await pass(50)
  expect(packet()).toBeTruthy()
})

test('LIVE-06 a visitor is asked to log in and the envelope opens afterwards', async () => {
  signedOut()
  const { asked } = await show({
    getRedEnvelopes: { data: [row({ countdown_time: 0 })] },
    claimRedEnvelope: { data: '1' },
    listEnvelopeClaims: claims(),
  })
  let resume: (() => unknown) | undefined
  const stop = bus.on('login.requested', (request) => {
    resume = request.resume
  })
  act(() => void fireEvent.click(packet()!))
  await pass(0)
  press('Open')
  stop()
  expect(asked.some(({ name }) => name === 'claimRedEnvelope')).toBe(false)
  act(() => void resume?.())
  await pass(1_000)
  expect(asked.some(({ name }) => name === 'claimRedEnvelope')).toBe(true)
})

test('LIVE-06 a click on a line of the chat opens its envelope', async () => {
  const { feed } = await show({ getRedEnvelopes: { data: [] }, listEnvelopeClaims: claims({ surplus: 0 }) })
  act(() => feed.store.getState().openEnvelope(5))
  await pass(50)
  expect(screen.getByRole('dialog', { name: 'Red envelope from Rich' })).toBeTruthy()
})
