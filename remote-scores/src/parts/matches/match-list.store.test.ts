import { describe, expect, test } from '@jest/globals'
import type { MatchDeltaData } from '@pitchside/contract'
import { aMatch } from '../../testing/a-match'
import { createMatchListStore } from './match-list.store'

const frame = (ts: number, ...m: MatchDeltaData['m']): MatchDeltaData => ({ type: 'football_delta', ts, m })
const loaded = (nowMs = 5_000) => {
  const store = createMatchListStore(() => nowMs)
  store
    .getState()
    .load({ matches: [aMatch({ id: 7 }), aMatch({ id: 8, status: 1, homeScores: [], awayScores: [] })], serverS: 100 })
  return store
}

describe('patches by frame', () => {
  test('RT-02 a goal changes its match in place and marks it for the flash', () => {
    const store = loaded()
    const other = store.getState().byId.get(8)
    store.getState().apply(frame(101, [7, 20, 1, 60, [1, 1, 2, 67, 0, 'X', '', 1, 1]]))
    const match = store.getState().byId.get(7)
    expect(match?.awayScores[0]).toBe(1)
    expect(match?.goal).toEqual({ isHome: false, atMs: 5_000 })
    expect(store.getState().byId.get(8)).toBe(other)
  })

  test('RT-02 a frame that comes twice changes nothing the second time', () => {
    const store = loaded()
    store.getState().apply(frame(101, [7, 10, 2]))
    const once = store.getState().byId.get(7)
    store.getState().apply(frame(101, [7, 10, 2]))
    expect(store.getState().byId.get(7)?.homeScores).toEqual(once?.homeScores)
    expect(store.getState().byId.get(7)?.goal).toEqual(once?.goal)
  })

  test('RT-02 a frame older than what is known is left out', () => {
    const store = loaded()
    store.getState().apply(frame(105, [7, 10, 3]))
    store.getState().apply(frame(103, [7, 10, 2]))
    expect(store.getState().byId.get(7)?.homeScores[0]).toBe(3)
  })

  test('a frame that overtook its snapshot is put in again', () => {
    const store = createMatchListStore(() => 0)
    store.getState().apply(frame(102, [7, 10, 2]))
    store.getState().load({ matches: [aMatch({ id: 7, changedS: 101 })], serverS: 101 })
    expect(store.getState().byId.get(7)?.homeScores[0]).toBe(2)
  })

  test('a taken-back goal does not flash', () => {
    const store = loaded()
    store.getState().apply(frame(101, [7, 10, 0, 61, 99]))
    expect(store.getState().byId.get(7)).toMatchObject({ homeScores: [0, 1, 0, 1, 4, 0, 0] })
    expect(store.getState().byId.get(7)?.goal).toBeUndefined()
  })

  test('the list is laid out again only when a match changes its state', () => {
    const store = loaded()
    const { layout } = store.getState()
    store.getState().apply(frame(101, [7, 14, 5]))
    expect(store.getState().layout).toBe(layout)
    store.getState().apply(frame(102, [8, 1, 2, 2, 102]))
    expect(store.getState().layout).toBe(layout + 1)
  })

  test('prices of another company are not shown; those of ours say how they moved', () => {
    const store = loaded()
    store.getState().apply(frame(101, [7, 40, [0.5, 1, 1.2, 0, 22]]))
    expect(store.getState().byId.get(7)?.prices.asia?.values).toEqual([0.9, 0.5, 0.92])
    store.getState().apply(frame(102, [7, 40, [0.95, 0.5, 0.87, 0, 2]]))
    expect(store.getState().byId.get(7)?.prices.asia).toMatchObject({
      values: [0.95, 0.5, 0.87],
      trends: ['up', 'same', 'down'],
      moves: 1,
    })
    // The flash starts again by this count: two moves in one millisecond are two.
    store.getState().apply(frame(103, [7, 40, [0.95, 0.5, 0.9, 0, 2]], [7, 2, 1]))
    expect(store.getState().byId.get(7)?.prices.asia?.moves).toBe(2)
  })

  test('a match that is not in the list is ignored', () => {
    const store = loaded()
    const { byId } = store.getState()
    store.getState().apply(frame(101, [99, 10, 1]))
    expect(store.getState().byId).toBe(byId)
  })
})

test('RT-02 a reload keeps the marks of this page, and holds a match without any once', () => {
  const store = loaded()
  const reloaded = [aMatch({ id: 7 }), aMatch({ id: 8, status: 1, homeScores: [], awayScores: [] })]
  store.getState().apply(frame(101, [7, 10, 2]))
  store.getState().load({ matches: reloaded, serverS: 102 })
  expect(store.getState().byId.get(7)?.goal).toEqual({ isHome: true, atMs: 5_000 })
  expect(store.getState().byId.get(7)).not.toBe(reloaded[0])
  expect(store.getState().byId.get(8)).toBe(reloaded[1])
})
