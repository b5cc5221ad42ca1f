/** Rows of a long thread that are in the page: `from` to `to`, the second one outside. */
export interface ThreadWindow {
  from: number
  to: number
}

/** Rows in the page at once, and how many come when the reader nears an edge. */
export const windowRows = 80
const stepRows = 40

/** The newest rows. */
export const windowAtEnd = (count: number): ThreadWindow => ({ from: Math.max(0, count - windowRows), to: count })

export const isAtEnd = (window: ThreadWindow, count: number): boolean => window.to >= count

/** The reader is near the first row in the page. */
export function shiftUp({ from }: ThreadWindow, count: number): ThreadWindow {
  const next = Math.max(0, from - stepRows)
  return { from: next, to: Math.min(count, next + windowRows) }
}

/** The reader is near the last row in the page, and more follow. */
export function shiftDown({ to }: ThreadWindow, count: number): ThreadWindow {
  const next = Math.min(count, to + stepRows)
  return { from: Math.max(0, next - windowRows), to: next }
}

/**
 * The rows of somebody who follows the end: those that are there stay until a whole step is too many. Taking one away with
 * each that comes would move, and draw anew, everything on the screen each time.
 */
function followEnd(from: number, count: number): ThreadWindow {
  const isFew = count - from <= windowRows + stepRows
  return isFew ? { from: Math.min(from, Math.max(0, count - 1)), to: count } : windowAtEnd(count)
}

/**
 * The rows after the thread changed: `added` older ones came in front, `count` is the number now. A reader at the end
 * follows what is new; one who reads further up keeps the rows on the screen, and whoever stood at the first row and
 * asked for older ones gets some of those above it.
 */
export function keepWindow(
  window: ThreadWindow,
  added: number,
  before: number,
  count: number,
  follows: boolean,
): ThreadWindow {
  if (follows && isAtEnd(window, before)) return followEnd(window.from === 0 ? 0 : window.from + added, count)
  const from = Math.min(window.from === 0 ? Math.max(0, added - stepRows) : window.from + added, Math.max(0, count - 1))
  return { from, to: Math.min(count, from + windowRows, Math.max(from + 1, window.to + added)) }
}
