import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { bus } from '@pitchside/bus'
import type { RoomMessage } from '@pitchside/contract'
import { addTexts, startI18n } from '@pitchside/i18n'
import { act, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { aRoom, SpokenFeed } from '../gifts/room.fixture'
import { entranceMs, entranceOf, waitingMax, withEntrance } from './entrance-queue'
import { EntranceStage } from './entrance-stage'

const nobel = { guard_name: '金龙', guard_icon: 'tier:6', guard_swf: 'dragon', color: '#ffc53d' }
const enter = (uid: number, tier: number, part: Partial<RoomMessage> = {}): RoomMessage => ({
  id: `e${uid}`,
  no: 102,
  uid,
  user_nickname: `Noble ${uid}`,
  avatar: '',
  at: 0,
  level: 1,
  tier,
  is_room: 0,
  nobel,
  ...part,
})
const queue = (...people: [number, number][]) =>
  people.map(([uid, tier]) => entranceOf(enter(uid, tier))!).reduce(withEntrance, [])

describe('who waits for an entrance', () => {
  test('LIVE-07 only nobles who come in', () => {
    expect(entranceOf(enter(1, 6))).toMatchObject({ userId: 1, tier: 6 })
    const { nobel: _none, ...plain } = enter(1, 0)
    expect(entranceOf(plain)).toBeUndefined()
    expect(entranceOf(enter(1, 9))).toBeUndefined()
    expect(entranceOf({ ...enter(1, 6), no: 105 })).toBeUndefined()
  })

  test('LIVE-07 each once; a full queue gives up its lowest rank', () => {
    expect(queue([1, 3], [1, 3])).toHaveLength(1)
    const full = queue([1, 2], [2, 2], [3, 5], [4, 2], [5, 5], [6, 2])
    expect(full).toHaveLength(waitingMax)
    const next = withEntrance(full, entranceOf(enter(7, 6))!)
    expect(next.map(({ userId }) => userId)).toEqual([1, 2, 3, 4, 5, 7])
    expect(withEntrance(next, entranceOf(enter(8, 1))!)).toEqual(next)
  })

  test('LIVE-07 an entrance takes a second and a half to three, the higher the longer', () => {
    expect([1, 2, 3, 4, 5, 6].map((tier) => entranceMs(tier as 1))).toEqual([1_500, 1_800, 2_100, 2_400, 2_700, 3_000])
  })
})

describe('the stage', () => {
  beforeEach(async () => {
    await startI18n('en', {})
    addTexts('live', en)
    localStorage.clear()
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  function show() {
    const feed = new SpokenFeed(3)
    const view = render(<EntranceStage room={aRoom()} feed={feed} />)
    return {
      feed,
      view,
      say: (...messages: RoomMessage[]) =>
        act(() => {
          for (const message of messages) feed.say(message)
        }),
    }
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  test('LIVE-07 nobles come in one after the other', () => {
    const { say, view } = show()
    say(enter(1, 6), enter(2, 1))
    expect(screen.getByText('Noble 1')).toBeTruthy()
    expect(screen.getByText('arrives on Golden Dragon')).toBeTruthy()
    expect(screen.queryByText('Noble 2')).toBeNull()
    pass(3_000)
    expect(screen.getByText('Noble 2')).toBeTruthy()
    pass(1_500)
    expect(view.container.textContent).toBe('')
  })

  test.each(['1', '3'])('LIVE-07 hidden by the setting %s, at once and while one is on', (effect) => {
    const { say, view, feed } = show()
    say(enter(1, 6))
    act(() => {
      localStorage.setItem('checkList', JSON.stringify([effect]))
      bus.emit('settings.changed', undefined)
    })
    expect(view.container.textContent).toBe('')
    say(enter(2, 6))
    expect(view.container.textContent).toBe('')
    expect(feed.listeners).toBe(0)
  })

  test('leaving the room leaves no listener and no timer', () => {
    const { say, view, feed } = show()
    say(enter(1, 6))
    view.unmount()
    expect([feed.listeners, jest.getTimerCount()]).toEqual([0, 0])
  })
})
