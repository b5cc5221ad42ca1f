import type { Disposer } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { createStore, useStore } from '@pitchside/platform'

const store = createStore<{ counts: Readonly<Record<string, number>> }>()(() => ({ counts: {} }))

/** Follows the numbers that remotes put beside entries of the menu. */
export function followMenuCounts(): Disposer {
  return bus.on('menu.countChanged', ({ to, count }) =>
    store.setState(({ counts }) => ({ counts: { ...counts, [to]: count } })),
  )
}

export const useMenuCount = (to: string): number => useStore(store, (state) => state.counts[to] ?? 0)
