import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { signedIn, signedOut, updateUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { noAnswer } from '@pitchside/testing'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import { type Answers, type Asked, answerRequests } from './answers.fixture'
import { GiftBar } from './gift-bar'
import { aRoom, SpokenFeed } from './room.fixture'

const me = {
  id: 1,
  token: 't',
  userSig: '',
  nickname: 'Me',
  avatar: '',
  expIcon: '',
  balance: '12680',
  isAnchor: false,
}
const wire = (id: number, giftname: string, needcoin: number, type = 0) => ({
  id,
  mark: 0,
  type,
  sid: 0,
  giftname,
  info: '',
  needcoin,
  gifticon: 'gift:whistle',
  list_order: id,
  swftype: 0,
  swf: '',
  swftime: 0,
})
const shop = [wire(1, 'Whistle', 10), wire(2, 'Scarf', 66), wire(8, 'Rocket', 9_999, 1)]

let asked: Asked[]
let now = 1_000_000
const sent = () => asked.filter(({ name }) => name === 'sendGift')

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  signedIn(me)
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => {
  signedOut()
  jest.restoreAllMocks()
})

async function open(answers: Answers = {}, anchorId = 3) {
  asked = answerRequests({ listGifts: { data: shop }, sendGift: { data: null }, ...answers })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = render(
    <QueryClientProvider client={client}>
      <GiftBar room={aRoom(anchorId)} feed={new SpokenFeed(anchorId)} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  return view
}
const tile = (name: RegExp) => screen.findByRole('button', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const settled = (count: number) => waitFor(() => expect(sent()).toHaveLength(count))

describe('the gift bar', () => {
  test('LIVE-05 a chosen gift is given with the chosen number, under a key of its own', async () => {
    await open()
    fireEvent.click(await tile(/Scarf/))
    press('1 piece, 66 diamonds')
    press('10')
    press('Send')
    await settled(1)
    const [first] = sent()
    expect(first?.input).toMatchObject({ gift_id: '2', anchor_id: '3', num: '10', type: '0' })
    expect(first?.key).toMatch(/^[0-9a-f]{24}$/)
    expect(first?.input.nonce).toBe(first?.key)
    await screen.findByText('Sent Scarf × 10')
  })

  test('LIVE-05 a double click gives once; the running row takes the next ones under new keys', async () => {
    await open()
    fireEvent.click(await tile(/Whistle/))
    press('Send')
    press('Send')
    await settled(1)
    await screen.findByRole('button', { name: 'Again' })
    now += 200
    press('Again')
    now += 300
    press('Again')
    await settled(2)
    expect(new Set(sent().map(({ key }) => key)).size).toBe(2)
  })

  test('LIVE-05 SEEN-03 any number from 1 to 9999 can be typed, nothing else', async () => {
    await open()
    const whistle = await tile(/Whistle/)
    // What is seen is what can be said: two words, not "Whistle10".
    expect(whistle.textContent).toBe('Whistle 10')
    fireEvent.click(whistle)
    press('1 piece, 10 diamonds')
    const field = screen.getByLabelText<HTMLInputElement>('Other number')
    const ok = screen.getByRole<HTMLButtonElement>('button', { name: 'OK' })
    for (const text of ['0', '1.5', 'ten']) {
      fireEvent.change(field, { target: { value: text } })
      expect(ok.disabled).toBe(true)
      expect(screen.getByText('Enter 1 to 9999')).toBeTruthy()
    }
    fireEvent.change(field, { target: { value: '1234' } })
    fireEvent.submit(field.closest('form')!)
    await screen.findByRole('button', { name: '1,234 pieces, 12,340 diamonds' })
  })

  test('LIVE-05 insufficient balance offers to top up; the balance is never guessed', async () => {
    await open({ sendGift: { code: 1, msg: 'Your balance is too low', data: null, reason: 'balance-short' } })
    fireEvent.click(await tile(/Rocket/))
    press('Send')
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('This needs 9,999 diamonds')
    const link = screen.getAllByRole('link', { name: 'Top up', hidden: true }).at(-1)
    expect(link?.getAttribute('href')).toBe('/member?type=1&isRecharge=true')
    expect(link?.getAttribute('target')).toBe('_blank')
    expect(screen.getByTitle('Balance').textContent).toContain('12,680')
  })

  test('LIVE-05 SEEN-03 a dear gift is asked for once more, with its cost and the balance before and after', async () => {
    document.documentElement.lang = 'en'
    await open()
    fireEvent.click(await tile(/Rocket/))
    press('Send')
    const dialog = await screen.findByRole('alertdialog', { name: 'Give Rocket × 1?' })
    expect(
      within(dialog)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['9,999', '12,680→2,681'])
    expect(sent()).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }))
    await settled(1)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('LIVE-05 the balance follows the account alone', async () => {
    await open()
    fireEvent.click(await tile(/Scarf/))
    press('Send')
    await settled(1)
    await screen.findByText('Sent Scarf × 1')
    expect(screen.getByTitle('Balance').textContent).toContain('12,680')
    act(() => updateUser({ balance: '12614' }))
    expect(screen.getByTitle('Balance').textContent).toContain('12,614')
  })

  test('a refusal is told in the words of the server, a broken line in our own', async () => {
    const toasts: string[] = []
    const stop = bus.on('toast.requested', ({ text }) => void toasts.push(text))
    await open({ sendGift: { code: 1, msg: 'You were removed from this room', data: null, reason: 'room-kicked' } })
    fireEvent.click(await tile(/Scarf/))
    press('Send')
    await waitFor(() => expect(toasts).toEqual(['You were removed from this room']))
    stop()
  })

  test('LIVE-05 a gift whose answer was lost is sent again under its first key', async () => {
    let isLost = true
    await open({ sendGift: () => (isLost ? noAnswer : { data: null }) })
    fireEvent.click(await tile(/Scarf/))
    press('Send')
    await settled(1)
    isLost = false
    now += 5_000
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBeNull())
    press('Send')
    await settled(2)
    await screen.findByText('Sent Scarf × 1')
    now += 5_000
    press('Again')
    await settled(3)
    const [first, second, third] = sent().map(({ key }) => key)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('LIVE-05 a visitor is asked to log in, and the gift goes out afterwards', async () => {
    signedOut()
    await open()
    fireEvent.click(await tile(/Scarf/))
    let resume: (() => unknown) | undefined
    const stop = bus.on('login.requested', (request) => {
      resume = request.resume
    })
    press('Send')
    stop()
    expect(sent()).toEqual([])
    expect(screen.queryByTitle('Balance')).toBeNull()
    act(() => signedIn(me))
    await act(async () => void (await resume?.()))
    expect(sent()).toHaveLength(1)
  })

  test('LIVE-05 the backpack shows what is held and gives from it, never more than there is', async () => {
    const held = [{ ...wire(1, 'Whistle', 10), gift_id: 1, num: 5 }]
    await open({ listOwnGifts: { data: held } })
    press('Backpack')
    fireEvent.click(await tile(/Whistle, 5 left/))
    press('1 piece, 0 diamonds')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '10' }).disabled).toBe(true)
    press('1')
    press('Send')
    await settled(1)
    expect(sent()[0]?.input).toMatchObject({ gift_id: '1', num: '1', type: '1' })
    await waitFor(() => expect(asked.filter(({ name }) => name === 'listOwnGifts')).toHaveLength(2))
  })

  test('an empty backpack says so; gifts that do not load can be asked for again', async () => {
    await open({ listOwnGifts: { data: [] }, listGifts: { code: 1, msg: 'down', data: null } })
    await screen.findByText('The gifts did not load')
    press('Try again')
    await waitFor(() => expect(asked.filter(({ name }) => name === 'listGifts')).toHaveLength(2))
    press('Backpack')
    await screen.findByText(/Your backpack is empty/)
  })

  test('SHELL-19 an anchor finds in the own room why there is nothing to send', async () => {
    await open({}, 1)
    await tile(/Whistle/)
    expect(screen.getByText('The anchor is not allowed to give himself gifts')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  })

  test('SHELL-16 arrows move and choose, Enter gives, a held key does not spend', async () => {
    await open()
    const first = await tile(/Whistle/)
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowRight' })
    const scarf = await tile(/Scarf/)
    expect(document.activeElement).toBe(scarf)
    expect(scarf.getAttribute('aria-pressed')).toBe('true')
    expect([first.tabIndex, scarf.tabIndex]).toEqual([-1, 0])
    fireEvent.keyDown(scarf, { key: 'Enter', repeat: true })
    expect(sent()).toEqual([])
    fireEvent.keyDown(scarf, { key: 'Enter' })
    await settled(1)
  })
})
