/** Columns a visitor may take away: cards, corners, half-time, ranks, prices. Short, because they stand in the address. */
export type Column = 'cards' | 'corners' | 'ht' | 'rank' | 'odds'
export const columnNames: readonly Column[] = ['rank', 'cards', 'ht', 'corners', 'odds']

/** Prices as they opened, or as they stand. */
export type PriceMoment = 'initial' | 'live'

/** A set with one member more or less. */
export function toggled<T>(set: ReadonlySet<T>, member: T, isIn = !set.has(member)): ReadonlySet<T> {
  const next = new Set(set)
  if (isIn) next.add(member)
  else next.delete(member)
  return next
}

/** Names of the columns of a basketball list: quarters, and all overtimes together. */
export const periodHeads = ['quarter.short1', 'quarter.short2', 'quarter.short3', 'quarter.short4', 'quarter.short5']
