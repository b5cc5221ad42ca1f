import { expect, jest, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, type Question } from '@pitchside/testing'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { type ReactNode, useRef } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import en from '../../../i18n/en.json'
import type { RoomMatch } from '../../../parts/rooms/room'
import { me, openPages, pass } from '../../../parts/testing.fixture'
import { aRoom, SpokenFeed } from '../../gifts/room.fixture'
import { Alerts } from './alerts'
import { DeskKeys } from './desk-keys'
import { EventList } from './event-list'
import { QuickTexts } from './quick-texts'
import { useBroadcastNews } from './use-broadcast-news'
import { useGoalOffer } from './use-goal-offer'

const words = en.studio.cockpit
const line = openPages({ user: me })
const side = (id: number, name: string) => ({ id, name, short: name.slice(0, 3) })
const aMatch = (home: number, away: number, part: Partial<RoomMatch> = {}): RoomMatch => ({
  ...{ id: 9, sport: 'football', status: 2, periodStartS: 1, competition: '', startsAtS: 0 },
  ...{ home: side(1, 'Reds'), away: side(2, 'Blues') },
  homeScores: [home, 0, 0, 0, 0, 0, 0],
  awayScores: [away, 0, 0, 0, 0, 0, 0],
  ...part,
})
const health = (warnings: string[] = []) => ({
  ...{ state: 2, door: 'http', bitrate: 0, fps: 0, keyframe_interval: 0, segment_age: 0 },
  ...{ qualities: [], warnings, duration: 0 },
})
const anEvent = (part: object) => ({
  ...{ id: 'gift-1', kind: 'gift', uid: 7, user_nickname: 'Ann', avatar: '', at: 1_000 },
  ...{ name: 'Scarf', icon: 'gift:scarf', num: 2, coin: 132 },
  ...part,
})

function show(view: ReactNode, answers: object): Question[] {
  const log = answerCalls(answers as never)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createMemoryRouter([
    { path: '/', element: <QueryClientProvider client={client}>{view}</QueryClientProvider> },
  ])
  render(<RouterProvider router={router} />)
  return log
}

test('AIR-01 a goal is offered until it is told; one that is taken back takes its offer along', () => {
  const { result, rerender } = renderHook((match: RoomMatch | undefined) => useGoalOffer(match), {
    initialProps: aMatch(1, 0) as RoomMatch | undefined,
  })
  // What stood when the page opened is no news.
  expect(result.current).toBeUndefined()
  rerender(aMatch(1, 1))
  expect(result.current).toMatchObject({ home: 1, away: 1 })
  rerender(aMatch(1, 0))
  expect(result.current).toBeUndefined()
  rerender(aMatch(2, 0))
  act(() => result.current?.done())
  rerender(aMatch(2, 0))
  expect(result.current).toBeUndefined()
  // One that was told and then taken back: the next one is news.
  rerender(aMatch(1, 0))
  rerender(aMatch(2, 0))
  expect(result.current).toMatchObject({ home: 2, away: 0 })
  rerender(aMatch(2, 1))
  expect(result.current).toMatchObject({ home: 2, away: 1 })
  // Another match in the room: its score is no goal of this evening.
  rerender(aMatch(4, 3, { id: 10 }))
  expect(result.current).toBeUndefined()
  rerender(undefined)
  expect(result.current).toBeUndefined()
})

test('AIR-01 a goal is announced by Alt and G, in words of both teams; the push complains beside it', async () => {
  const feed = new SpokenFeed(3)
  const send = jest.spyOn(feed, 'send').mockResolvedValue(undefined)
  const client = new QueryClient()
  answerCalls({ getBroadcastHealth: health(['no-sound']) } as never)
  const view = (match: RoomMatch) => (
    <QueryClientProvider client={client}>
      <Alerts match={match} feed={feed} />
    </QueryClientProvider>
  )
  const { rerender } = render(view(aMatch(0, 0)))
  await pass(50)
  expect(screen.getByText(en.studio.health.warning['no-sound'])).toBeTruthy()
  fireEvent.keyDown(document.body, { code: 'KeyG', altKey: true })
  expect(send).not.toHaveBeenCalled()
  rerender(view(aMatch(1, 0)))
  fireEvent.keyDown(document.body, { code: 'KeyG' })
  expect(send).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { code: 'KeyG', altKey: true })
  expect(send.mock.calls).toEqual([['⚽ Goal! Reds 1-0 Blues']])
  expect(screen.queryByRole('button', { name: new RegExp(words.announce) })).toBeNull()
  cleanup()
})

test('AIR-01 keys reach the chat, the guesses, the envelope and the end, not out of a dialog, and stand in a list', () => {
  const pressed: string[] = []
  function Desk() {
    const desk = useRef<HTMLElement>(null)
    return (
      <section ref={desk}>
        <DeskKeys desk={desk} />
        <p data-desk="envelope">
          <button type="button" onClick={() => pressed.push('envelope')} />
        </p>
        <div data-desk="chat">
          <button type="button" data-opens="guesses" onClick={() => pressed.push('guesses')} />
          <form>
            <input aria-label="line" />
          </form>
        </div>
        <button type="button" data-desk="end" onClick={() => pressed.push('end')} />
        <div role="dialog">
          <input aria-label="asked" />
        </div>
      </section>
    )
  }
  show(<Desk />, {})
  const hit = (code: string, target: Element = document.body, altKey = true) =>
    fireEvent.keyDown(target, { code, altKey })
  for (const code of ['KeyR', 'KeyJ', 'KeyE']) hit(code)
  hit('KeyE', document.body, false)
  hit('KeyE', screen.getByLabelText('asked'))
  expect(pressed).toEqual(['envelope', 'guesses', 'end'])
  hit('KeyC')
  expect(document.activeElement).toBe(screen.getByLabelText('line'))
  fireEvent.click(screen.getByRole('button', { name: en.studio.keys.title }))
  const list = screen.getByRole('dialog', { name: en.studio.keys.title }).textContent
  for (const [what, text] of Object.entries(en.studio.keys)) if (what !== 'title') expect(list).toContain(text)
})

test('AIR-01 quick texts are said by a press or by their key, and are kept', async () => {
  const said: string[] = []
  const log = show(<QuickTexts onSend={(text) => said.push(text)} />, {
    listQuickTexts: ['Welcome!', 'Half-time'],
    saveQuickTexts: null,
  })
  await pass(50)
  fireEvent.click(screen.getByRole('button', { name: /Half-time/ }))
  fireEvent.keyDown(document.body, { code: 'Digit1', altKey: true })
  // No text has this key.
  fireEvent.keyDown(document.body, { code: 'Digit3', altKey: true })
  expect(said).toEqual(['Half-time', 'Welcome!'])
  fireEvent.click(screen.getByRole('button', { name: words.quickEdit }))
  await pass(0)
  fireEvent.change(screen.getByLabelText('Alt+2'), { target: { value: ' ' } })
  fireEvent.change(screen.getByLabelText('Alt+3'), { target: { value: 'Good night' } })
  fireEvent.click(screen.getByRole('button', { name: en.studio.save }))
  await pass(50)
  expect(log.find(({ name }) => name === 'saveQuickTexts')?.input).toEqual({ texts: ['Welcome!', 'Good night'] })
})

test('AIR-01 the feed is asked anew when the room or the own topic tells of something, once for many', async () => {
  const feed = new SpokenFeed(aRoom(1).anchor.id)
  let events = [anEvent({})]
  function View() {
    useBroadcastNews(feed, 5)
    return <EventList broadcastId={5} />
  }
  const log = show(<View />, { listBroadcastEvents: () => events })
  const asked = () => log.filter(({ name }) => name === 'listBroadcastEvents').length
  await pass(50)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('gave Scarf ×2'),
  ])
  events = [anEvent({ id: 'follow-8', kind: 'follow', uid: 8, user_nickname: 'Ben', name: '', coin: 0 }), ...events]
  for (let heard = 0; heard < 5; heard++) line().tell('user.1', { type: 'room', anchor_id: 1, event: 'follow', uid: 8 })
  await pass(2_000)
  expect(asked()).toBe(2)
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Ben')
})
