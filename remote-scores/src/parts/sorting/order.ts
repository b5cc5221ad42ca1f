/** By which column a table is sorted; `column` undefined: as it came. */
export interface Order<Column extends string> {
  column: Column | undefined
  isRising: boolean
}

export const asItCame = { column: undefined, isRising: false } as const

/** A press on a head: the column from its best on, then the other way round, then as it came again. */
export function nextOrder<Column extends string>(order: Order<Column>, column: Column): Order<Column> {
  if (order.column !== column) return { column, isRising: false }
  return order.isRising ? asItCame : { column, isRising: true }
}
