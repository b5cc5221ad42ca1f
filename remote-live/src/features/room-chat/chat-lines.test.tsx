import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { signedIn } from '@pitchside/auth'
import type { RoomMessage } from '@pitchside/contract'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import type { Emoji } from '@pitchside/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { EmotesOfRoom } from '../../parts/emotes/room-emotes'
import { entryOf } from '../../parts/room-feed/chat-entry'
import { RoomFeed } from '../../parts/room-feed/room-feed'
import { setHiddenEffect } from '../../parts/room-feed/use-hidden-effect'
import { ChatLines } from './chat-lines'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '0', isAnchor: false }
const message = (part: Partial<RoomMessage>): RoomMessage => ({
  id: 'm1',
  no: 105,
  uid: 7,
  user_nickname: 'Seven',
  avatar: '',
  at: 1_000,
  level: 3,
  tier: 0,
  is_room: 0,
  ...part,
})
const person = { uid: 9, user_nickname: 'Nina' }

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  signedIn(me)
  localStorage.clear()
})

function show(messages: RoomMessage[], own: readonly Emoji[] = []) {
  const feed = new RoomFeed(101)
  const lines = messages.flatMap((one) => entryOf(one, me) ?? [])
  feed.store.setState({ lines, history: 'ready' })
  const onName = jest.fn()
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const view = render(
    <QueryClientProvider client={client}>
      <EmotesOfRoom value={own}>
        <ChatLines feed={feed} onName={onName} />
      </EmotesOfRoom>
    </QueryClientProvider>,
  )
  return { feed, onName, ...view }
}

describe('kinds of lines', () => {
  test.each<[string, Partial<RoomMessage>, RegExp]>([
    ['a text with an emoji', { text: 'goal [足球]' }, /Seven.*goal/],
    ['a coloured text', { no: 101, text: 'red', color: '#ff0000' }, /red/],
    ['a bubble', { text: 'boxed', bubble: { gift_id: 6, icon: 'bubble:gold' } }, /boxed/],
    ['an entrance', { no: 102 }, /Seven.*joined the room/],
    [
      'the entrance of a noble',
      { no: 102, tier: 5, nobel: { guard_name: '夜航', guard_icon: '', guard_swf: '', color: '' } },
      /Duke.*Seven.*arrives on “Nightwing”/,
    ],
    [
      'a gift',
      {
        no: 100,
        gift: { gift_id: 1, giftname: 'Scarf', gifticon: '', type: 0, swf: '', swftime: 0, num: 2, combo: 6, coin: 1 },
      },
      /Seven.*gave Scarf.*x 6/,
    ],
    ['an envelope', { no: 106, red: { id: 5, amount: 10, number: 3, countdown_time: 9 } }, /Seven sent a red envelope/],
    ['a silence', { no: 107, taboo: { ...person, status: 1, seconds: 600 } }, /Seven muted Nina \(10 minutes\)/],
    ['a silence for good', { no: 107, taboo: { ...person, status: 1 } }, /Seven muted Nina \(for good\)/],
    ['its end', { no: 107, taboo: { ...person, status: 0 } }, /Seven unmuted Nina/],
    ['a kick', { no: 108, kick: person }, /Seven removed Nina from the room/],
    ['an appointment', { no: 109, admin: { ...person, status: 1 } }, /Nina is now a moderator/],
    ['a dismissal', { no: 109, admin: { ...person, status: 0 } }, /Nina is no longer a moderator/],
  ])('LIVE-03 %s', (_name, part, text) => {
    const { container } = show([message(part)])
    expect(container.querySelector('[data-key="m1"]')?.textContent).toMatch(text)
  })

  test('a number without its body, and one nobody knows, are no lines', () => {
    const { container } = show([message({ no: 100 }), message({ id: 'm2', no: 110 }), message({ id: 'm3', no: 107 })])
    expect(container.querySelectorAll('[data-key]')).toHaveLength(0)
  })

  test('LIVE-03 AIR-07 the assistant, the anchor and who gave here wear their badge', () => {
    show([
      message({ text: 'calm', is_admin: 1, is_room: 0 }),
      message({ id: 'm2', text: 'hi', is_room: 1, is_admin: 0 }),
      message({ id: 'm3', text: 'mine', medal: 4 }),
    ])
    expect(screen.getByText('Fan 4')).toBeTruthy()
    expect(screen.getByText('Mod')).toBeTruthy()
    expect(screen.getByText('Host')).toBeTruthy()
  })

  test('AIR-07 emotes of the anchor are pictures in lines, answers and words to me; in another room they are words', () => {
    const own = [{ name: '冲', src: '/media/uploads/go.webp', char: '冲', en: '冲', vi: '冲' }]
    const lines = [
      message({ text: '@Me [冲]!' }),
      message({ id: 'm2', text: 'yes', quote: { id: 'm1', uid: 9, user_nickname: 'Nina', text: '[冲][别的]' } }),
    ]
    const { container, unmount } = show(lines, own)
    expect(screen.getAllByRole('img', { name: '[冲]' }).map((one) => one.getAttribute('src'))).toEqual(
      Array(2).fill('/media/uploads/go.webp'),
    )
    expect(container.textContent).toContain('[别的]')
    unmount()
    expect(show(lines).container.textContent).toContain('[冲]!')
    expect(screen.queryByRole('img', { name: '[冲]' })).toBeNull()
  })

  test('LIVE-03 a line that names me is marked; hostile text stays text', () => {
    const { container } = show([message({ text: '@Me <img src=x onerror=alert(1)> look' })])
    expect(container.querySelector('mark')?.textContent).toBe('@Me')
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toContain('<img src=x onerror=alert(1)>')
  })
})

test('LIVE-03 of many lines the newest few are drawn', () => {
  const many = Array.from({ length: 400 }, (_, place) => message({ id: `m${place}`, text: `line ${place}`, at: place }))
  const { container } = show(many)
  const drawn = container.querySelectorAll('[data-key]')
  expect(drawn.length).toBeLessThan(60)
  expect(drawn[drawn.length - 1]?.textContent).toContain('line 399')
})

test.each([
  ['what one writes oneself brings the newest line into view', { no: 105, text: 'mine' } as const, false],
  ['the own entrance leaves the reader where he is', { no: 102 } as const, true],
])('LIVE-03 %s', (_name, part, isStillReading) => {
  const { container, feed } = show([message({ text: 'older' })])
  const box = container.querySelector('[role="log"]') as HTMLElement
  Object.defineProperties(box, { scrollHeight: { value: 2_000 }, clientHeight: { value: 500 } })
  box.scrollTo = () => undefined
  box.scrollTop = 1_500
  fireEvent.scroll(box)
  box.scrollTop = 900
  fireEvent.scroll(box)
  expect(screen.getByRole('button', { name: 'Back to the newest' })).toBeTruthy()
  const own = entryOf(message({ id: 'm2', uid: me.id, ...part }), me)!
  act(() => feed.store.setState({ lines: [...feed.store.getState().lines, own] }))
  expect(screen.queryByRole('button', { name: 'Back to the newest' }) !== null).toBe(isStillReading)
})

test('LIVE-03 an envelope asks the room to open it; a name says where it stands', () => {
  const { feed, onName } = show([
    message({ no: 106, red: { id: 5, amount: 10, number: 3, countdown_time: 9 } }),
    message({ id: 'm2', text: 'hi' }),
  ])
  fireEvent.click(screen.getByRole('button', { name: /red envelope/ }))
  expect(feed.store.getState().envelopeAsked?.id).toBe(5)
  fireEvent.click(screen.getByRole('button', { name: 'Seven' }))
  expect(onName.mock.calls[0]).toMatchObject([{ userId: 7 }, { top: 0 }])
})

test('LIVE-07 entrances can be hidden, and the choice is kept', () => {
  const { container } = show([message({ no: 102 }), message({ id: 'm2', text: 'stays' })])
  act(() => setHiddenEffect('3', true))
  expect(container.textContent).not.toContain('joined the room')
  expect(container.textContent).toContain('stays')
  expect(localStorage.getItem('checkList')).toBe('["3"]')
  act(() => setHiddenEffect('3', false))
  expect(container.textContent).toContain('joined the room')
  localStorage.setItem('checkList', '{broken')
  act(() => setHiddenEffect('3', true))
  expect(localStorage.getItem('checkList')).toBe('["3"]')
})

test('LIVE-03 the reader finds what changed in the room between the lines', () => {
  const { feed } = show([])
  act(() => {
    feed.store.setState({
      lines: [{ ...entryOf(message({ text: 'New name' }), me)!, kind: 'note', note: 'title' }],
    })
  })
  expect(screen.getByText('New title: New name')).toBeTruthy()
})

test('LIVE-03 what is said while the history is on its way stands below it, and nowhere before', () => {
  const { container, feed } = show([])
  const said = (id: string) => entryOf(message({ id, text: `said ${id}`, at: 2_000 }), me)!
  act(() => feed.store.setState({ history: 'loading', lines: [said('now')] }))
  expect(container.querySelectorAll('[data-key]')).toHaveLength(0)
  act(() => feed.store.setState({ history: 'ready', lines: [said('before'), said('now')] }))
  const drawn = [...container.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset.key)
  expect(drawn).toEqual(['before', 'now'])
})

test('LIVE-03 what stands above the lines grows: the newest line is in view at once, before that is painted', () => {
  const real = globalThis.ResizeObserver
  const told: (() => void)[] = []
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      told.push(() => callback([], this))
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const { container } = show([message({ text: 'hi' })])
  globalThis.ResizeObserver = real
  const box = container.querySelector('[role="log"]') as HTMLElement
  Object.defineProperties(box, { scrollHeight: { value: 2_000 }, clientHeight: { value: 500 } })
  let scrolled: number | undefined
  Object.defineProperty(box, 'scrollTop', { get: () => scrolled ?? 0, set: (top: number) => (scrolled ??= top) })
  act(() => {
    for (const tell of told) tell()
    // In the same turn: what React draws later comes after the picture.
    expect(scrolled).toBe(2_000)
  })
})

test('SHELL-16 LIVE-03 arrows walk from line to line while the chat is one stop of the Tab key, and hold the reader there', () => {
  const said = (id: string, name: string) => message({ id, user_nickname: name, text: id })
  const { feed } = show([said('m1', 'Ann'), said('m2', 'Bob')])
  const box = screen.getByRole('log')
  box.scrollTo = () => undefined
  const focused = () => document.activeElement?.textContent
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? box, { key })
  expect(screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1])
  box.focus()
  press('ArrowUp')
  expect(focused()).toBe('Bob')
  press('ArrowUp')
  expect(focused()).toBe('Ann')
  press('ArrowUp')
  expect(focused()).toBe('Ann')
  act(() => feed.store.setState({ lines: [...feed.store.getState().lines, entryOf(said('m3', 'Cem'), me)!] }))
  expect(focused()).toBe('Ann')
  expect(screen.getByRole('button', { name: '1 new message' })).toBeTruthy()
  for (const name of ['Bob', 'Cem']) {
    press('ArrowDown')
    expect(focused()).toBe(name)
  }
  press('ArrowDown')
  expect(document.activeElement).toBe(box)
  expect(screen.queryByRole('button', { name: /new/ })).toBeNull()
})
