import { expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { nothingCollected } from '../../parts/collected/collected'
import type { Match } from '../../parts/matches/match'
import { aMatch } from '../../testing/a-match'
import { type ListChoice, viewOf } from './match-filter'
import { useHeldView } from './use-held-view'

const choice: ListChoice = {
  tab: 'all',
  leagues: new Set(),
  sorting: 'league',
  hidden: new Set(),
  showsHidden: false,
  hasRoomsOnly: false,
  pinned: new Set(),
  search: '',
  collected: nothingCollected,
}
const matches = (changes: Record<number, Partial<Match>> = {}) =>
  [1, 2, 3].map((id) => aMatch({ id, status: 1, kickoffS: id * 100, ...changes[id] }))

function render() {
  let list = matches()
  const get = (id: number) => list.find((match) => match.id === id)
  const hook = renderHook(({ key, isHeld, view }) => useHeldView(view, key, isHeld, get), {
    initialProps: { key: 'a', isHeld: false, view: viewOf(list, choice) },
  })
  const show = (next: Match[], key: string, isHeld: boolean) => {
    list = next
    hook.rerender({ key, isHeld, view: viewOf(next, choice) })
  }
  return { show, ids: () => hook.result.current.view.groups.flatMap((group) => group.ids), result: hook.result }
}

test('SCORE-01 the order stands while the visitor is in the list, and says how many would move', () => {
  const { show, ids, result } = render()
  show(matches(), 'a', true)
  show(matches({ 3: { status: 2 } }), 'a', true)
  expect(ids()).toEqual([1, 2, 3])
  expect(result.current.moved).toBe(1)
  show(matches({ 3: { status: 2 } }), 'a', false)
  expect(ids()).toEqual([3, 1, 2])
  expect(result.current.moved).toBe(0)
})

test('SCORE-01 what the visitor does is taken at once', () => {
  const { show, ids } = render()
  show(matches(), 'a', true)
  show(matches({ 3: { status: 2 } }), 'b', true)
  expect(ids()).toEqual([3, 1, 2])
})

test('SCORE-01 the visitor can ask for the new order', () => {
  const { show, ids, result } = render()
  show(matches(), 'a', true)
  show(matches({ 3: { status: 2 } }), 'a', true)
  act(() => result.current.release())
  expect(ids()).toEqual([3, 1, 2])
  show(matches({ 3: { status: 2 }, 2: { status: 2 } }), 'a', true)
  expect(result.current.moved).toBe(1)
})
