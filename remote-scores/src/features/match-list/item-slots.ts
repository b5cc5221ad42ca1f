import type { ListItem } from './list-items'

/** Element of each item in the document, by the item's key. */
export type Slots = ReadonlyMap<string, string>

const kindOf = (slot: string) => slot.replace(/\d+$/, '')

/**
 * Which element shows which item: an item keeps its element for as long as it is in the document, whatever the order. New
 * ones take the elements of those that left (to fill one costs half of making one), and only then new ones.
 */
export function slotsOf(before: Slots, items: readonly Pick<ListItem, 'key' | 'kind'>[]): Slots {
  const stay = new Set(items.map((item) => item.key))
  const free = [...before].filter(([key]) => !stay.has(key)).map(([, slot]) => slot)
  let made = Math.max(-1, ...[...before.values()].map((slot) => Number(/\d+$/.exec(slot)?.[0])))
  const take = (kind: string) => {
    const at = free.findIndex((slot) => kindOf(slot) === kind)
    if (at >= 0) return free.splice(at, 1)[0] as string
    made += 1
    return `${kind}${made}`
  }
  return new Map(items.map(({ key, kind }) => [key, before.get(key) ?? take(kind)]))
}
