/** Height of a line nobody has measured yet, px. */
export const guessedPx = 29

/** Top edge of each line and, last, the end of all: px from the first line's top. */
export function offsetsOf(keys: readonly string[], heights: ReadonlyMap<string, number>): Float64Array {
  const offsets = new Float64Array(keys.length + 1)
  let top = 0
  for (let place = 0; place < keys.length; place++) {
    top += heights.get(keys[place] as string) ?? guessedPx
    offsets[place + 1] = top
  }
  return offsets
}

/** The line at a height: the last one that begins at or above it. */
export function lineAt(offsets: Float64Array, y: number): number {
  let low = 0
  let high = Math.max(0, offsets.length - 2)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((offsets[middle] as number) <= y) low = middle
    else high = middle - 1
  }
  return low
}

/** Lines to draw: `from` up to, not including, `to`. */
export interface LineRange {
  from: number
  to: number
}

/** Lines of the view and some above and below it, so that a quick scroll finds them drawn. */
export function rangeOf(offsets: Float64Array, top: number, viewPx: number, sparePx: number): LineRange {
  const count = offsets.length - 1
  if (count === 0) return { from: 0, to: 0 }
  return { from: lineAt(offsets, top - sparePx), to: lineAt(offsets, top + viewPx + sparePx) + 1 }
}
