import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import { openFakeSocket } from '../../parts/room-feed/fake-socket.fixture'
import { type Answers, answerRequests } from '../gifts/answers.fixture'
import { aRoom } from '../gifts/room.fixture'
import { GuessStrip } from './guess-strip'

const now = Date.UTC(2026, 4, 16, 12)
const second = now / 1_000
const row = (part: object = {}) => ({
  id: 5,
  kind: 3,
  line: '',
  match_id: 7,
  sport: 'football',
  home_name: 'Lions',
  away_name: 'Bears',
  status: 0,
  result: 0,
  uid: 3,
  close_time: second + 130,
  is_system: 0,
  options: [1, 2, 3].map((option) => ({ option, amount: '0', num: 0 })),
  my_option: 0,
  my_amount: '0',
  my_win: '0',
  ...part,
})
const listed = (...list: object[]) => ({ data: { servertime: second, list } })
const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '100', isAnchor: false }
let line: ReturnType<typeof openFakeSocket>

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  jest.useFakeTimers({ now })
  signedIn(me)
  line = openFakeSocket()
})
afterEach(() => {
  line.close()
  jest.useRealTimers()
  signedOut()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const press = (name: RegExp) => act(() => void fireEvent.click(screen.getByRole('button', { name })))

async function show(answers: Answers) {
  const asked = answerRequests(answers)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <GuessStrip room={aRoom()} />
    </QueryClientProvider>,
  )
  await pass(50)
  return asked
}
async function open(): Promise<void> {
  press(/Fun guesses/)
  await pass(100)
}
const staked = (asked: Awaited<ReturnType<typeof show>>) => asked.filter(({ name }) => name === 'joinGuess')

test('MEM-01 a room without guesses shows nothing', async () => {
  await show({ listGuesses: listed() })
  expect(screen.queryByRole('button')).toBeNull()
})

test('MEM-01 SEEN-03 the strip counts down; an option and an amount are one stake, also after a double click', async () => {
  const asked = await show({ listGuesses: listed(row()), joinGuess: { data: null } })
  expect(screen.getByRole('button', { name: /Fun guesses/ }).textContent).toContain('2:10')
  await open()
  press(/^Lions/)
  press(/^50$/)
  press(/Stake 50 diamonds on “Lions”/)
  await pass(50)
  const dialog = screen.getByRole('alertdialog', { name: 'Stake these diamonds?' })
  for (const words of ['Lions', '100']) expect(within(dialog).getByText(words)).toBeTruthy()
  expect(within(dialog).getAllByText('50')).toHaveLength(2)
  expect(staked(asked)).toEqual([])
  press(/^Join$/)
  press(/^Join$/)
  await pass(50)
  expect(staked(asked).map(({ input: { id, option, amount } }) => [id, option, amount])).toEqual([[5, 1, 50]])
})

test('MEM-01 more than there is can not be staked, more than is allowed neither', async () => {
  const asked = await show({ listGuesses: listed(row()) })
  await open()
  press(/^Bears/)
  const field = screen.getByRole('textbox', { name: 'Other amount' })
  act(() => void fireEvent.change(field, { target: { value: '101' } }))
  expect(screen.getByRole('alert').textContent).toBe('Not enough diamonds')
  act(() => void fireEvent.change(field, { target: { value: '0' } }))
  expect(screen.getByRole('button', { name: /Stake 0/ }).hasAttribute('disabled')).toBe(true)
  expect(staked(asked)).toEqual([])
})

test('MEM-01 what the room hears is shown at once; the own share is asked for', async () => {
  const list: object[] = [row({ my_option: 1, my_amount: '10' })]
  await show({ listGuesses: () => listed(...list) })
  await open()
  expect(screen.getByText('My stake: 10 diamonds')).toBeTruthy()
  const options = [
    { option: 1, amount: '10', num: 1 },
    { option: 2, amount: '0', num: 0 },
    { option: 3, amount: '20', num: 1 },
  ]
  const news = { type: 'guess', anchor_id: 3, id: 5, close_time: second + 130, options } as const
  act(() => line.tell('room.3', { ...news, status: 0, result: 0 }))
  await pass(50)
  expect(screen.getByText('Pool 30')).toBeTruthy()
  list[0] = row({ status: 2, result: 1, my_option: 1, my_amount: '10', my_win: '30', options })
  act(() => line.tell('room.3', { ...news, status: 2, result: 1 }))
  await pass(50)
  expect(screen.getByText('Right! 30 diamonds for you')).toBeTruthy()
})

test('MEM-01 a visitor is asked to log in before anything is staked', async () => {
  signedOut()
  const asked = await show({ listGuesses: listed(row()), joinGuess: { data: null } })
  let isAsked = false
  const stop = bus.on('login.requested', () => {
    isAsked = true
  })
  await open()
  press(/No more goals/)
  press(/Stake 10 diamonds/)
  await pass(50)
  stop()
  expect([isAsked, staked(asked).length]).toEqual([true, 0])
})

test('MEM-01 the anchor asks, and has no way to take part', async () => {
  signedIn({ ...me, id: 3, isAnchor: true })
  const asked = await show({ listGuesses: listed(row()), openGuess: { data: { id: 6 } }, closeGuess: { data: null } })
  await open()
  expect(screen.getByRole('button', { name: /^Lions/ }).hasAttribute('disabled')).toBe(true)
  press(/Cancel and return/)
  await pass(50)
  const confirm = screen.getAllByRole('button', { name: 'Cancel and return' }).at(-1)!
  act(() => void fireEvent.click(confirm))
  await pass(50)
  expect(asked.filter(({ name }) => name === 'closeGuess').map(({ input }) => input.id)).toEqual([5])
})
