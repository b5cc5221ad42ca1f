import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { type HornData, limits } from '@pitchside/contract'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, fireEvent, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { openFakeSocket } from '../../parts/room-feed/fake-socket.fixture'
import { type Answers, answerRequests } from '../gifts/answers.fixture'
import { aRoom, SpokenFeed } from '../gifts/room.fixture'
import { HornDialog } from './horn-dialog'
import { HornMarquee } from './horn-marquee'
import { hornOf, waitingMax, withHorn } from './horn-queue'

const horn = (id: number, content = `words ${id}`): HornData => ({
  type: 'horn',
  id,
  uid: id,
  info: { username: `User ${id}`, content },
  avatar: '',
  level: 1,
  tier: 0,
  at: 0,
})
const realMatchMedia = window.matchMedia
let line: ReturnType<typeof openFakeSocket>
let isStill: boolean

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  jest.useFakeTimers()
  line = openFakeSocket()
  isStill = false
  window.matchMedia = ((query: string) => ({
    matches: isStill && query.includes('reduce'),
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia
})
afterEach(() => {
  line.close()
  window.matchMedia = realMatchMedia
  jest.useRealTimers()
  signedOut()
})
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe('the marquee', () => {
  const show = () => render(<HornMarquee room={aRoom()} feed={new SpokenFeed(3)} />)
  const tell = (...ids: number[]) =>
    act(() => {
      for (const id of ids) line.tell('system', horn(id))
    })
  const words = () => /words \d+/.exec(document.body.textContent ?? '')?.[0]
  const bar = () => screen.getByRole('region', { name: 'Horn' })

  test('LIVE-04 horns pass one after the other, each once, as text', () => {
    show()
    tell(1, 1)
    act(() => line.tell('system', horn(2, '<b>words 2</b>')))
    expect(words()).toBe('words 1')
    act(() => void fireEvent.animationEnd(screen.getByText('User 1')))
    expect(bar().querySelectorAll('b')).toHaveLength(1)
    expect(screen.getByText(/<b>words 2<\/b>/)).toBeTruthy()
    act(() => void fireEvent.animationEnd(screen.getByText('User 2')))
    expect(words()).toBeUndefined()
  })

  test('LIVE-04 it is held while somebody points at it or has its button in focus', async () => {
    isStill = true
    show()
    tell(1)
    fireEvent.pointerEnter(bar())
    await pass(20_000)
    expect(words()).toBe('words 1')
    fireEvent.pointerLeave(bar())
    act(() => screen.getByRole('button', { name: 'Hide this horn' }).focus())
    await pass(20_000)
    expect(words()).toBe('words 1')
    act(() => screen.getByRole('button', { name: 'Hide this horn' }).blur())
    await pass(7_000)
    expect(words()).toBeUndefined()
  })

  test('it can be dismissed; other news of the topic is no horn', () => {
    show()
    act(() => line.tell('system', { type: 'account', event: 'profile' }))
    expect(words()).toBeUndefined()
    tell(1, 2)
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Hide this horn' })))
    expect(words()).toBe('words 2')
  })

  test('no more wait than can be read', () => {
    const all = Array.from({ length: 30 }, (_, id) => hornOf(horn(id))).reduce(withHorn, [])
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: waitingMax }, (_, id) => id))
  })
})

describe('the dialog', () => {
  const own = [
    { id: 3, content: 'third', addtime: 3, status: 0 },
    { id: 2, content: 'second', addtime: 2, status: 1 },
    { id: 1, content: 'first', addtime: 1, status: 2 },
  ]
  const page = { data: { data: own, total: 3, per_page: 20, current_page: 1, last_page: 1 } }
  const standing = (horn_num: number) => ({
    data: { is_expiring: 0, horn_num, barrage_num: 0, horn_coin: limits.hornDiamonds, prices: [] },
  })

  async function show(answers: Answers) {
    const me = { id: 1, token: 't', userSig: '', nickname: '', avatar: '', expIcon: '', balance: '5', isAnchor: false }
    signedIn(me)
    const asked = answerRequests({ listHorns: page, getNobleStanding: standing(0), ...answers })
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <HornDialog anchorId={3} onClose={() => undefined} />
      </QueryClientProvider>,
    )
    // Its answer, once the view is there.
    await pass(50)
    await pass(50)
    return asked
  }
  const write = (value: string) => fireEvent.change(screen.getByLabelText('Your words'), { target: { value } })
  const submit = async () => {
    act(() => void fireEvent.submit(document.querySelector('form')!))
    await pass(50)
  }

  test('LIVE-04 own horns stand there with their state, the price and the way to top up above', async () => {
    await show({})
    const states = [...document.querySelectorAll('li')].map((row) => row.lastElementChild?.textContent)
    expect(states).toEqual(['In review', 'Approved', 'Refused'])
    expect(screen.getByText(/66 diamonds each/)).toBeTruthy()
    expect(screen.getByText('Top up')).toBeTruthy()
  })

  test('LIVE-04 a horn goes to the review once; blanks do not', async () => {
    const asked = await show({ sendHorn: { data: null }, getNobleStanding: standing(3) })
    expect(screen.getByText('3 free this month')).toBeTruthy()
    write('   ')
    await submit()
    expect(asked.filter(({ name }) => name === 'sendHorn')).toEqual([])
    write(' hello ')
    await submit()
    expect(asked.filter(({ name }) => name === 'sendHorn').map(({ input }) => [input.content, input.uid])).toEqual([
      ['hello', '3'],
    ])
    expect(screen.getByText('Sent, waiting for review')).toBeTruthy()
    const field = screen.getByLabelText<HTMLInputElement>('Your words')
    expect(field.value).toBe('')
    // As many flames as letters.
    write('🔥'.repeat(limits.hornChars + 1))
    expect(field.value).toBe('🔥'.repeat(limits.hornChars))
  })

  test('LIVE-04 a refusal stands at the field and the words stay', async () => {
    await show({ sendHorn: { code: 1, reason: 'horn-waiting', msg: 'One is in review', data: null } })
    write('hello')
    await submit()
    expect(screen.getByText('One is in review')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Your words').value).toBe('hello')
  })
})
