import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { noAnswer } from '@pitchside/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import en from '../../i18n/en.json'
import { RoomFeed } from '../../parts/room-feed/room-feed'
import { ChatComposer } from '../room-chat/chat-composer'
import { type Answers, type Asked, answerRequests } from './answers.fixture'
import { aRoom } from './room.fixture'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '30', isAnchor: false }
const bubbles = [
  { gift_id: 1, gifticon: 'bubble:pitch', giftname: 'Turf', needcoin: 5, list_order: 10, num: 2 },
  { gift_id: 6, gifticon: 'bubble:gold', giftname: 'Champion gold', needcoin: 50, list_order: 60, num: 2 },
]
let asked: Asked[]
let toasts: string[]
let stop: () => void

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  sessionStorage.clear()
  signedIn(me)
  toasts = []
  stop = bus.on('toast.requested', ({ text }) => void toasts.push(text))
})
afterEach(() => {
  stop()
  signedOut()
})

async function open(sendBubbleBarrage: Answers[string]) {
  asked = answerRequests({ listBarrageBubbles: { data: bubbles }, sendBubbleBarrage })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChatComposer room={aRoom()} feed={new RoomFeed(3)} handle={() => undefined} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Coloured comment' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Champion gold/ }))
}
const sent = () => asked.filter(({ name }) => name === 'sendBubbleBarrage')
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Write a message', hidden: true })
function write(text: string) {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.submit(field().closest('form')!)
}

test('LIVE-04 a picked bubble colours the next lines, under a key each, until plain lines are picked again', async () => {
  await open({ data: null })
  expect(screen.getByRole('button', { name: 'Coloured comment: Champion gold' })).toBeTruthy()
  write('goal!')
  await waitFor(() => expect(sent()).toHaveLength(1))
  write('again')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().map(({ input }) => [input.uid, input.info, input.gift_id])).toEqual([
    ['3', 'goal!', '6'],
    ['3', 'again', '6'],
  ])
  expect(new Set(sent().map(({ key }) => key)).size).toBe(2)
  fireEvent.click(screen.getByRole('button', { name: 'Coloured comment: Champion gold' }))
  expect(await screen.findByText('2 free coloured comments left')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Plain comment' }))
  expect(screen.getByRole('button', { name: 'Coloured comment' })).toBeTruthy()
})

test('LIVE-04 insufficient balance offers to top up and gives the words back', async () => {
  await open({ code: 1, msg: 'Your balance is too low', data: null, reason: 'balance-short' })
  write('goal!')
  expect((await screen.findByRole('dialog')).textContent).toContain('This needs 50 diamonds')
  await waitFor(() => expect(field().value).toBe('goal!'))
})

test('LIVE-04 a line whose answer was lost is sent again under its first key; a long one not at all', async () => {
  let isLost = true
  await open(() => (isLost ? noAnswer : { data: null }))
  write('goal!')
  await waitFor(() => expect(toasts).toHaveLength(1))
  await waitFor(() => expect(field().value).toBe('goal!'))
  isLost = false
  fireEvent.submit(field().closest('form')!)
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]?.key).toBe(sent()[0]?.key)
  write('x'.repeat(limits.bubbleTextChars + 1))
  await waitFor(() => expect(toasts[1]).toContain(String(limits.bubbleTextChars)))
  expect(sent()).toHaveLength(2)
})
