import type { Db } from '../../db/db'
import type { Clock } from '../../kernel/clock'
import { corrected, readQuery, type SearchQuery } from './query.rules'
import { type FoundRow, searchQueries } from './search.queries'
import type { SearchKind } from './search-document'
import { meantWord, typoMin } from './typo.rules'

export const perPage = 20
/** Nobody turns further than this. */
const pagesMax = 100
const perKind = 6
const suggestionsMax = 8

const suggested: readonly SearchKind[] = ['team', 'league', 'anchor', 'live', 'match', 'circle', 'video', 'news']

export interface Found {
  query: SearchQuery
  rows: FoundRow[]
  /** What was looked for instead, when nothing was found as typed. */
  correction: string | undefined
}

const nothing = (query: SearchQuery): Found => ({ query, rows: [], correction: undefined })

/** Looks things up; who asks and how results travel is the routes' business. */
export function createSearchService({ db, clock }: { db: Db; clock: Clock }) {
  const askOf = ({ expression, text }: SearchQuery, kinds?: readonly SearchKind[]) => ({
    text,
    now: clock.now(),
    expression: kinds ? `(${kinds.map((kind) => `'@${kind}'`).join(' | ')}) & ${expression}` : expression,
  })

  /** The same with mistyped words put right; undefined: there is nothing to put right. */
  async function putRight(query: SearchQuery): Promise<SearchQuery | undefined> {
    const corrections = new Map<string, string>()
    for (const { text, isDense } of query.runs) {
      if (isDense || text.length < typoMin) continue
      const meant = meantWord(text, await searchQueries.alike(db, text))
      if (meant && meant !== text) corrections.set(text, meant)
    }
    return corrections.size > 0 ? corrected(query, corrections) : undefined
  }

  async function withCorrection(typed: string, look: (query: SearchQuery) => Promise<FoundRow[]>): Promise<Found> {
    const query = readQuery(typed)
    if (query.text === '') return nothing(query)
    const rows = await look(query)
    if (rows.length > 0) return { query, rows, correction: undefined }
    const other = await putRight(query)
    if (!other) return nothing(query)
    const better = await look(other)
    return better.length > 0 ? { query: other, rows: better, correction: other.text } : nothing(query)
  }

  return {
    /** The best of each kind, with its number. */
    overview: (typed: string) => withCorrection(typed, (query) => searchQueries.overview(db, askOf(query), perKind)),
    /** One page of a kind. */
    page: (typed: string, kind: SearchKind, page: number) =>
      withCorrection(typed, async (query) =>
        page > pagesMax
          ? []
          : searchQueries.page(db, askOf(query, [kind]), { limit: perPage, offset: (page - 1) * perPage }),
      ),
    /** The best of all, while somebody types. */
    suggest: async (typed: string): Promise<Found> => {
      const found = await withCorrection(typed, (query) =>
        searchQueries.page(db, askOf(query, suggested), { limit: suggestionsMax * 2, offset: 0 }),
      )
      const seen = new Set<string>()
      const rows = found.rows.filter(({ kind, title }) => {
        const key = `${kind} ${JSON.stringify(title)}`
        return !seen.has(key) && seen.add(key)
      })
      return { ...found, rows: rows.slice(0, suggestionsMax) }
    },
  }
}

export type SearchService = ReturnType<typeof createSearchService>
