import { expect, test } from '@jest/globals'
import type { RoomPoll } from '@pitchside/contract'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, type Question } from '@pitchside/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import en from '../../i18n/en.json'
import { me, openPages, pass } from '../../parts/testing.fixture'
import { PollCard } from './poll-card'
import { PollDialog } from './poll-dialog'

const words = en.poll
const line = openPages({ user: me })

const aPoll = (votes: number[], part: Partial<RoomPoll> = {}): RoomPoll => ({
  ...{ id: 5, question: 'Who scores next?', ends_at: Date.now() + 60_000, is_over: 0 },
  options: ['Reds', 'Blues'].map((text, place) => ({ text, votes: votes[place] ?? 0 })),
  ...part,
})

function show(view: ReactNode, answers: object): Question[] {
  const log = answerCalls(answers as never)
  render(<QueryClientProvider client={new QueryClient()}>{view}</QueryClientProvider>)
  return log
}
const options = () => screen.getAllByRole('button').filter((one) => one.hasAttribute('aria-pressed'))
const counts = () => options().map(({ textContent }) => Number(/(\d+) vote/.exec(textContent ?? '')?.[1]))

test('AIR-01 a member votes once, sees the own choice, and the result as others vote until it ends', async () => {
  const log = show(<PollCard anchorId={3} />, {
    getPoll: { ...aPoll([1, 0]), mine: -1 },
    votePoll: { ...aPoll([1, 1]), mine: 1 },
  })
  await pass(10)
  expect(counts()).toEqual([1, 0])
  fireEvent.click(options()[1]!)
  await pass(10)
  expect(log.filter(({ name }) => name === 'votePoll').map(({ input }) => input)).toEqual([{ id: 5, choice: 1 }])
  expect(options().map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  expect(options().every((one) => one.hasAttribute('disabled'))).toBe(true)
  async function tell(poll: RoomPoll): Promise<void> {
    line().tell('room.3', { type: 'room', anchor_id: 3, event: 'poll', poll })
    await pass(10)
  }
  await tell(aPoll([4, 1]))
  expect(counts()).toEqual([4, 1])
  expect(options()[1]?.getAttribute('aria-pressed')).toBe('true')
  await tell(aPoll([5, 1], { is_over: 1 }))
  expect(screen.getByText(words.over)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.hide }))
  expect(screen.queryByText('Who scores next?')).toBeNull()
  // The next one has no choice yet.
  await tell(aPoll([0, 0], { id: 6 }))
  expect(options().map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'false'])
})

test('AIR-01 hostile words of a poll are text', async () => {
  const text = '<img src=x onerror=alert(1)>'
  const poll = {
    ...aPoll([]),
    question: text,
    options: [1, 2].map((number) => ({ text: `${text}${number}`, votes: 0 })),
  }
  show(<PollCard anchorId={3} />, { getPoll: { ...poll, mine: -1 } })
  await pass(10)
  expect(screen.getAllByText(text, { exact: false })).toHaveLength(3)
  expect(document.querySelector('[src="x"], [onerror]')).toBeNull()
})

test('AIR-01 its anchor watches and may end it, and does not vote', async () => {
  const log = show(<PollCard anchorId={1} />, { getPoll: { ...aPoll([2, 3]), mine: -1 }, closePoll: null })
  await pass(10)
  expect(options().every((one) => one.hasAttribute('disabled'))).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: words.close }))
  await pass(10)
  expect(log.find(({ name }) => name === 'closePoll')?.input).toEqual({ id: 5 })
})

test('AIR-01 the anchor writes a question and answers, as many as are needed; what is refused stays to be mended', async () => {
  let refuses = true
  const log = show(<PollDialog onClose={() => undefined} />, {
    openPoll: () => (refuses ? new Error('Another poll is running') : { id: 5 }),
  })
  await pass(10)
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
  const send = screen.getByRole('button', { name: words.ask })
  write(words.question, 'Who scores next?')
  write('Answer 1', 'Reds')
  expect(send.hasAttribute('disabled')).toBe(true)
  write('Answer 2', 'Blues')
  // A free field comes by itself, and counts for nothing.
  expect(screen.getByRole('textbox', { name: 'Answer 3' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.ask }))
  await pass(10)
  expect(screen.getByRole('alert').textContent).toBe('Another poll is running')
  refuses = false
  fireEvent.click(screen.getByRole('button', { name: words.ask }))
  await pass(10)
  expect(log.map(({ input }) => input).at(-1)).toEqual({
    ...{ question: 'Who scores next?', options: ['Reds', 'Blues'], seconds: 120 },
  })
})
