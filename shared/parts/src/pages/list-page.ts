/** One page of a list, as browsers keep it. Pages count from 1; a list without rows has none. */
export interface ListPage<Row> {
  rows: readonly Row[]
  page: number
  pages: number
  /** Rows of all pages. */
  total: number
}

/** The wire's page, whatever its rows. */
export interface WirePage<Wire> {
  data: readonly Wire[]
  total: number
  current_page: number
  last_page: number
}

/** A page as the wire gives it, with rows of ours. */
export const pageFrom = <Wire, Row>(reply: WirePage<Wire>, toRow: (wire: Wire) => Row): ListPage<Row> => ({
  rows: reply.data.map(toRow),
  page: reply.current_page,
  pages: reply.last_page,
  total: reply.total,
})
