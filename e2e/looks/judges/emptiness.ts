import type { Box, Fault, Seen } from '../seen'

const cell = 20
/** More of the first screen than this in one piece is a hole. */
const mostEmpty = 0.35

/** The largest rectangle under a skyline of heights, as columns and rows. */
function largestUnder(heights: readonly number[]) {
  let best = { from: 0, columns: 0, rows: 0 }
  heights.forEach((_height, from) => {
    let rows = Number.POSITIVE_INFINITY
    for (let to = from; to < heights.length; to++) {
      rows = Math.min(rows, heights[to] ?? 0)
      if (rows === 0) break
      const columns = to - from + 1
      if (columns * rows > best.columns * best.rows) best = { from, columns, rows }
    }
  })
  return best
}

const covers = (box: Box, left: number, top: number) =>
  box.left < left + cell && box.left + box.width > left && box.top < top + cell && box.top + box.height > top

/** The largest piece of the first screen in which nothing stands. */
export function largestHole({ screen, filled }: Pick<Seen, 'screen' | 'filled'>): Box {
  const columns = Math.floor(screen.width / cell)
  const heights = Array.from({ length: columns }, () => 0)
  let best: Box = { left: 0, top: 0, width: 0, height: 0 }
  for (let top = 0; top + cell <= screen.height; top += cell) {
    const near = filled.filter((box) => box.top < top + cell && box.top + box.height > top)
    for (let column = 0; column < columns; column++)
      heights[column] = near.some((box) => covers(box, column * cell, top)) ? 0 : (heights[column] ?? 0) + 1
    const { from, columns: wide, rows } = largestUnder(heights)
    if (wide * rows * cell * cell > best.width * best.height)
      best = { left: from * cell, top: top - (rows - 1) * cell, width: wide * cell, height: rows * cell }
  }
  return best
}

export function emptiness(seen: Pick<Seen, 'screen' | 'filled'>): Fault[] {
  const hole = largestHole(seen)
  const share = (hole.width * hole.height) / (seen.screen.width * seen.screen.height)
  if (share <= mostEmpty) return []
  return [{ judge: 'emptiness', where: 'screen', what: `${Math.round(share * 100)} % of the first screen`, box: hole }]
}
