import { type FlatList, indexAt } from './list-items'

/** Never more items in the document than this, whatever the screen. */
export const mostMounted = 78
/** Drawn beyond both edges of the screen, and how near an edge may come. */
const reach = { beyond: 5, near: 3 }
/** Items more a frame draws: a screen full of rows at once would be one long task on a slow machine. */
export const pace = { least: 1, most: 6 }
/** A frame of this many ms had time to spare, one of that many had not. */
const spareMs = 20
const lateMs = 30

/** The next pace after a frame of so many ms: few items until the machine shows that it draws more in time. */
export function paceAfter(step: number, frameMs: number): number {
  if (frameMs > lateMs) return pace.least
  return frameMs < spareMs ? Math.min(pace.most, step + 1) : step
}

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
 * What should be in the document when `visible` is on the screen: `step` items more a frame, first those that are seen, so
 * that no frame takes long. The same object again: nothing is missing.
 */
export function nextWindow(
  before: ListWindow,
  visible: ListWindow,
  count: number,
  step: number = pace.least,
): ListWindow {
  const isApart = before.to < visible.from || before.from > visible.to
  const held = isApart ? { from: visible.from, to: visible.from } : before
  const spare = Math.min(reach.beyond, Math.max(0, (mostMounted - (visible.to - visible.from)) >> 1))
  // On a very tall screen hardly any may be drawn beyond it.
  const near = Math.min(reach.near, spare)
  const reachesUp = held.from <= Math.max(0, visible.from - near)
  const reachesDown = held.to >= Math.min(count, visible.to + near)
  const isRight = held === before && before.to <= count && before.to - before.from <= mostMounted
  if (reachesUp && reachesDown && isRight) return before
  const [most, least] = [Math.max(0, visible.from - spare), Math.min(count, visible.to + spare)]
  const [missesUp, missesDown] = [held.from > visible.from, held.to < visible.to]
  const up = missesUp || !missesDown ? step : 0
  const down = missesDown || !missesUp ? step : 0
  return { from: Math.max(most, held.from - up), to: Math.min(least, held.to + down) }
}
