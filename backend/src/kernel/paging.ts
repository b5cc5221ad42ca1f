import { limits } from '@pitchside/contract'

/** Rows of the page asked for, from 1, and how many all pages have. */
export interface Page<T> {
  rows: T[]
  total: number
  page: number
}

/** Part of the rows a page needs: `limit` and `offset` of its query. */
export interface Window {
  limit: number
  offset: number
}

export function windowOf(page: number | undefined, perPage: number = limits.rowsPerPage): Window {
  return { limit: perPage, offset: ((page ?? 1) - 1) * perPage }
}

/**
 * So many pages beyond the one asked for are counted: nobody turns more, and counting a hundred thousand rows costs
 * more than reading a page of them. Shorter lists have their exact total.
 */
const pagesAhead = 100

/** As many rows as are worth counting for a page. */
export function horizonOf({ limit, offset }: Window): number {
  return offset + limit * pagesAhead
}

/** Counts the rows of a `from` with its conditions, `most` (a place like `$3`) at the most. */
export const countSql = (from: string, most: string): string =>
  `select count(*)::int total from (select 1 from ${from} limit ${most}) counted`

/** Rows that stand together in a list, in an order an index has. */
export interface Part<T> {
  rows(limit: number, offset: number): Promise<T[]>
  count(most: number): Promise<number>
}

/** A page of a list that is made of parts, one after the other: a part is looked at only where those before it end. */
export async function pageOfParts<T>(parts: readonly Part<T>[], page: number): Promise<Page<T>> {
  const { limit, offset } = windowOf(page)
  const horizon = horizonOf({ limit, offset })
  const rows: T[] = []
  let total = 0
  for (const part of parts) {
    if (total >= horizon) break
    const counted = await part.count(horizon - total)
    const first = Math.max(0, offset - total)
    if (rows.length < limit && first < counted) rows.push(...(await part.rows(limit - rows.length, first)))
    total += counted
  }
  return { rows, total, page }
}

/** The first rows of such a list. */
export async function firstOfParts<T>(parts: readonly Pick<Part<T>, 'rows'>[], count: number): Promise<T[]> {
  const rows: T[] = []
  for (const part of parts) if (rows.length < count) rows.push(...(await part.rows(count - rows.length, 0)))
  return rows
}

/** The wire's paginator around rows of one page; `total` of all pages. An empty list has no last page. */
export function pageOf<W>(data: W[], total: number, page: number, perPage: number = limits.rowsPerPage) {
  return { data, total, per_page: perPage, current_page: page, last_page: Math.ceil(total / perPage) }
}

/** What a list's handler gives, of rows as a query found them. */
export const rowsOf = <T, W>({ rows, total }: Pick<Page<T>, 'rows' | 'total'>, toWire: (row: T) => W) => ({
  rows: rows.map(toWire),
  total,
})

/** The wire's page of them, for calls that hold a list beside other things. */
export const toPaged = <T, W>({ rows, total, page }: Page<T>, toWire: (row: T) => W) =>
  pageOf(rows.map(toWire), total, page)
