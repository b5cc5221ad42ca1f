import { type FlatList, indexAt } from './list-items'

/** Never more items in the document than this, whatever the screen. */
export const mostMounted = 78
/** Drawn beyond both edges of the screen, how near an edge may come, and how many items more a frame draws. */
const reach = { beyond: 10, near: 3, step: 4 }

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

/**
 * What should be in the document when `visible` is on the screen. What is seen is drawn at once; beyond the edges a few
 * items a frame, so that no frame takes long. The same object again: nothing is missing.
 */
export function nextWindow(before: ListWindow, visible: ListWindow, count: number): ListWindow {
  const isApart = before.to < visible.from || before.from > visible.to
  const held = isApart ? visible : before
  const reachesUp = held.from <= Math.max(0, visible.from - reach.near)
  const reachesDown = held.to >= Math.min(count, visible.to + reach.near)
  const isRight = held === before && before.to <= count && before.to - before.from <= mostMounted
  if (reachesUp && reachesDown && isRight) return before
  const spare = Math.min(reach.beyond, Math.max(0, (mostMounted - (visible.to - visible.from)) >> 1))
  const [most, least] = [Math.max(0, visible.from - spare), Math.min(count, visible.to + spare)]
  return {
    from: Math.max(most, Math.min(visible.from, held.from - reach.step)),
    to: Math.min(least, Math.max(visible.to, held.to + reach.step)),
  }
}
