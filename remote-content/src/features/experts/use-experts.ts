import { useInfiniteQuery } from '@pitchside/platform'
import type { Expert, Scheme } from './expert'
import { type ExpertAsk, listExperts, listSchemes, type SchemeAsk } from './experts.calls'

export const expertsKey = ['content', 'experts'] as const
export const schemesKey = ['content', 'schemes'] as const

const nextPage = (last: { page: number; lastPage: number }) => (last.page < last.lastPage ? last.page + 1 : undefined)
/** Rows that slid onto the next page while reading are shown once. */
const once = <T extends Expert | Scheme>(pages: readonly { rows: T[] }[] | undefined): T[] => [
  ...new Map(pages?.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values(),
]

/** Experts page by page. */
export function useExperts(ask: Omit<ExpertAsk, 'page'>) {
  const query = useInfiniteQuery({
    queryKey: [...expertsKey, ask],
    queryFn: ({ pageParam, signal }) => listExperts({ ...ask, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
  return { ...query, rows: once(query.data?.pages) }
}

/** Schemes page by page. */
export function useSchemes(ask: SchemeAsk) {
  const query = useInfiniteQuery({
    queryKey: [...schemesKey, ask],
    queryFn: ({ pageParam, signal }) => listSchemes(ask, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
  return { ...query, rows: once(query.data?.pages) }
}
