import { type FlatList, indexAt } from './list-items'

/** Never more items in the document than this, whatever the screen. */
export const mostMounted = 78
/** Drawn beyond both edges of the screen, and how near an edge may come before more is drawn. */
const reach = { beyond: 10, near: 3 }

/** Places of the items in the document: `from` to before `to`. */
export interface ListWindow {
  from: number
  to: number
}

/** Items between two heights of the list. */
export function visibleItems(list: FlatList, top: number, bottom: number): ListWindow {
  const from = indexAt(list.items, top)
  return { from, to: Math.min(list.items.length, indexAt(list.items, bottom) + 1, from + mostMounted) }
}

/** What should be in the document when `visible` is on the screen; the one before while it still reaches far enough. */
export function nextWindow(before: ListWindow, visible: ListWindow, count: number): ListWindow {
  const reachesUp = before.from <= Math.max(0, visible.from - reach.near)
  const reachesDown = before.to >= Math.min(count, visible.to + reach.near)
  if (reachesUp && reachesDown && before.to <= count && before.to - before.from <= mostMounted) return before
  const spare = Math.min(reach.beyond, Math.max(0, (mostMounted - (visible.to - visible.from)) >> 1))
  return { from: Math.max(0, visible.from - spare), to: Math.min(count, visible.to + spare) }
}
