/** Rows of a page asked for: page from 1. */
export const pageRows = 10

export interface Page<T> {
  rows: T[]
  total: number
  page: number
  perPage: number
}

/** Part of the rows a page needs: `limit` and `offset` of its query. */
export function windowOf(page: number | undefined, perPage = pageRows): { limit: number; offset: number } {
  return { limit: perPage, offset: ((page ?? 1) - 1) * perPage }
}

/** The wire's paginator around rows of one page. */
export function toPaged<T, W>(page: Page<T>, toWire: (row: T) => W) {
  return {
    data: page.rows.map(toWire),
    total: page.total,
    per_page: page.perPage,
    current_page: page.page,
    last_page: Math.ceil(page.total / page.perPage),
  }
}
