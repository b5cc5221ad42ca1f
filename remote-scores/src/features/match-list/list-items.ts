import type { MatchGroup } from './match-filter'

/** Heights are known before anything is drawn: the styles of heads and rows keep to them. */
export const heights = { head: 41, gap: 12, row: 49, tallRow: 61 } as const

interface Place {
  key: string
  /** From the top of the list. */
  y: number
  height: number
  /** The card of its league ends here. */
  isLast: boolean
}
export interface HeadItem extends Place {
  kind: 'head'
  group: MatchGroup
  isFolded: boolean
}
export interface RowItem extends Place {
  kind: 'row'
  id: number
  group: MatchGroup
  isFirst: boolean
}
/** One line of the flat list. */
export type ListItem = HeadItem | RowItem

export interface FlatList {
  items: readonly ListItem[]
  height: number
  /** Places of the items one can stand on: rows, and heads whose rows are folded away. */
  stops: readonly number[]
}

const hasHead = (group: MatchGroup) => group.key !== 'time'

/** All heads and rows in one list, each with its place. */
export function flatten(groups: readonly MatchGroup[], folded: ReadonlySet<string>, isTall: boolean): FlatList {
  const items: ListItem[] = []
  const stops: number[] = []
  const rowHeight = isTall ? heights.tallRow : heights.row
  let y = 0
  for (const group of groups) {
    if (items.length > 0) y += heights.gap
    const isFolded = hasHead(group) && folded.has(group.key)
    if (hasHead(group)) {
      if (isFolded) stops.push(items.length)
      items.push({ kind: 'head', key: `head:${group.key}`, group, isFolded, y, height: heights.head, isLast: isFolded })
      y += heights.head
    }
    if (isFolded) continue
    group.ids.forEach((id, index) => {
      stops.push(items.length)
      const isLast = index === group.ids.length - 1
      items.push({ kind: 'row', key: `row:${id}`, id, group, isFirst: index === 0, isLast, y, height: rowHeight })
      y += rowHeight
    })
  }
  return { items, height: y, stops }
}

/** Place of the first item whose bottom is below `y`. */
export function indexAt(items: readonly ListItem[], y: number): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle] as ListItem
    if (item.y + item.height <= y) low = middle + 1
    else high = middle
  }
  return low
}
