import { beforeEach, describe, expect, test } from '@jest/globals'
import type { MatchDeltaData } from '@pitchside/contract'
import { aMatch } from '../../testing/a-match'
import { ListedMatches } from './listed-matches.store'

const frame = (ts: number, ...m: MatchDeltaData['m']): MatchDeltaData => ({ type: 'football_delta', ts, m })
let pending: (() => void)[] = []
/** Animation frames until nothing waits for one any more. */
const draw = () => {
  while (pending.length > 0) for (const flush of pending.splice(0)) flush()
}
beforeEach(() => {
  pending = []
})

function loaded() {
  const store = new ListedMatches({ nowMs: () => 5_000, schedule: (flush) => pending.push(flush) })
  store.load({
    matches: [aMatch({ id: 7 }), aMatch({ id: 8, status: 1, homeScores: [], awayScores: [] })],
    serverS: 100,
  })
  const told: string[] = []
  store.watch(7, () => told.push('7'))
  store.watch(8, () => told.push('8'))
  store.watchLayout(() => told.push('layout'))
  return { store, told }
}

describe('the store of a list', () => {
  test('SCORE-07 many frames before one animation frame draw each changed row once, and no other', () => {
    const { store, told } = loaded()
    for (let corner = 5; corner < 15; corner += 1) store.apply(frame(101, [7, 14, corner]))
    expect(store.get(7)?.homeScores[4]).toBe(14)
    expect(told).toEqual([])
    expect(pending).toHaveLength(1)
    draw()
    expect(told).toEqual(['7'])
  })

  test('SCORE-07 the list is laid out again only when a match changes its state', () => {
    const { store, told } = loaded()
    const before = store.layout()
    store.apply(frame(101, [7, 10, 2]))
    draw()
    expect(store.layout()).toBe(before)
    store.apply(frame(102, [8, 1, 2, 2, 102]))
    draw()
    expect(told).toEqual(['7', '8', 'layout'])
  })

  test('RT-02 a goal is said with the match as it was; twice the same frame is no second goal', () => {
    const { store } = loaded()
    const goal = frame(101, [7, 20, 1])
    expect([...store.apply(goal).keys()]).toEqual([7])
    expect(store.get(7)?.goal).toEqual({ isHome: false, atMs: 5_000 })
    const once = store.get(7)
    store.apply(goal)
    expect(store.get(7)).toEqual(once)
    expect(store.get(7)?.goal).toBe(once?.goal)
  })

  test('RT-02 a frame that overtook its snapshot is put in again', () => {
    const { store } = loaded()
    store.apply(frame(102, [7, 10, 2]))
    store.load({ matches: [aMatch({ id: 7, changedS: 101 })], serverS: 101 })
    expect(store.get(7)?.homeScores[0]).toBe(2)
    expect(store.get(8)).toBeUndefined()
  })

  test('SCORE-07 a list that heals the one on the screen is drawn in turns; one that is waited for at once', () => {
    const { store, told } = loaded()
    const next = { matches: [aMatch({ id: 7 }), aMatch({ id: 8, status: 2 })], serverS: 110 }
    store.load(next, 'feed')
    expect(told).toEqual([])
    expect(store.get(8)?.status).toBe(2)
    draw()
    expect(told).toEqual(['7', '8', 'layout'])
    store.load(next)
    expect(told.slice(3)).toEqual(['7', '8', 'layout'])
    store.load({ matches: [], serverS: 120 }, 'feed')
    draw()
    expect(told.slice(6)).toEqual(['layout'])
  })

  test('SCORE-07 a match that is not in the list costs nothing, and listeners that left are forgotten', () => {
    const { store, told } = loaded()
    const stop = store.watch(7, () => told.push('late'))
    stop()
    expect(store.apply(frame(101, [99, 10, 1])).size).toBe(0)
    expect(pending).toHaveLength(0)
    store.apply(frame(101, [7, 10, 2]))
    draw()
    expect(told).toEqual(['7'])
  })

  test('SCORE-01 what the visitor follows is seen at once and counted anew', () => {
    const { store, told } = loaded()
    store.change(8, { isFollowed: true })
    expect(told).toEqual(['8', 'layout'])
  })
})
