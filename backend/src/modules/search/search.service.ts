import { dayMs } from '@pitchside/base'
import type { Db } from '../../db/db'
import type { Clock } from '../../kernel/clock'
import type { Language } from '../../kernel/messages'
import type { Window } from '../../kernel/paging'
import { inMatchOrder, type StateOf } from './match-order.rules'
import { normalText } from './normal-text'
import { writtenAs } from './pinyin.rules'
import {
  corrected,
  popularOnly,
  readQuery,
  type SearchQuery,
  said,
  sideBySide,
  steps,
  withoutEach,
} from './query.rules'
import { type FoundRow, type SearchAsk, type SearchOrder, searchQueries } from './search.queries'
import type { SearchKind } from './search-document'
import { languageToken, suggestedToken } from './tokens.rules'
import { meantWord, typoMax, typoMin } from './typo.rules'

/** Nobody turns further than this. */
const pagesMax = 100
const perKind = 6
const suggestionsMax = 8
/** A team has many matches: they leave room for everything else. */
const suggestedMatches = 3
/** Up to so many results are all looked at. */
const allMax = 1_000
/** Of more than that, the most popular are looked at until there are so many. */
const enough = 200

export interface Found {
  query: SearchQuery
  rows: FoundRow[]
  /** What was looked for instead, when nothing was found as typed. */
  correction: string | undefined
}

/** The corrected words as people write them: sounds give way to the name that is said so. */
function written(typed: SearchQuery, { text }: SearchQuery, rows: readonly FoundRow[]): string {
  const kept = new Set(typed.text.split(' '))
  const names = rows.flatMap(({ title }) => Object.values(title))
  // A nickname that sounds so has brought it up: the proper name says what was meant.
  const named = rows.find(({ kind }) => kind === 'team' || kind === 'league')?.title.zh
  return text
    .split(' ')
    .map((word) => (kept.has(word) ? word : (writtenAs(word, names) ?? named ?? word)))
    .join(' ')
}

/** Does a title say the whole of it? */
const isIn = ({ text }: SearchQuery, rows: readonly FoundRow[]): boolean =>
  rows.some(({ title }) => Object.values(title).some((one) => normalText(one).includes(text)))

const nothing = (query: SearchQuery): Found => ({ query, rows: [], correction: undefined })

export interface PageWish {
  order?: SearchOrder
  /** Nothing is put right: only what answers the words as they are. */
  isStrict?: boolean
  /** Only what can be read in it. */
  language?: Language | undefined
  /** Only what is at most so old; 0: however old. */
  days?: number
}

export interface SearchServiceDeps {
  db: Db
  clock: Clock
  stateOf: StateOf
  /** The name of whom many call so, by the normal form of a nickname. */
  properName(nickname: string): string | undefined
}

/** Looks things up; who asks and how results travel is the routes' business. */
export function createSearchService({ db, clock, stateOf, properName }: SearchServiceDeps) {
  /**
   * All that answers the query; where that is more than anybody turns through, the whole names and the most popular of
   * it, which is what would stand in front.
   */
  async function best(
    query: SearchQuery,
    { only = [], needed = enough, isNew = false }: { only?: readonly string[]; needed?: number; isNew?: boolean },
    look: (ask: SearchAsk) => Promise<FoundRow[]>,
  ): Promise<FoundRow[]> {
    const within = (expression: string) => [...only.map((token) => `'${token}'`), expression].join(' & ')
    const ask = { text: query.text, now: clock.now(), expression: within(query.expression), most: allMax }
    const lookFrom = (step: number) => look({ ...ask, popular: within(popularOnly(query, step)) })
    // What is new is known to few.
    if (isNew) return lookFrom(0)
    let rows = await lookFrom(steps[0])
    // Nothing at all, or nothing that many know: the last step has everything.
    if (rows.length === 0) return inMatchOrder(await lookFrom(0), stateOf)
    for (const step of steps.slice(1)) {
      const [first] = rows
      if (!first?.isMany || first.looked >= Math.max(needed, enough)) break
      rows = await lookFrom(step)
    }
    return inMatchOrder(rows, stateOf)
  }

  /** The same with mistyped words put right; undefined: there is nothing to put right. */
  async function putRight(query: SearchQuery): Promise<SearchQuery | undefined> {
    const corrections = new Map<string, string>()
    for (const { text, isDense } of query.runs) {
      if (isDense || text.length < typoMin || text.length > typoMax) continue
      const meant = meantWord(text, await searchQueries.alike(db, text))
      if (meant && meant !== text) corrections.set(text, meant)
    }
    return corrections.size > 0 ? corrected(query, corrections) : undefined
  }

  async function withCorrection(typed: string, look: (query: SearchQuery) => Promise<FoundRow[]>): Promise<Found> {
    const query = readQuery(typed)
    if (query.text === '') return nothing(query)
    const proper = properName(query.text)
    if (proper !== undefined) return asCalled(query, proper, look)
    for (const near of sideBySide(query)) {
      const rows = await look(near)
      if (rows.length > 0) return { query: near, rows, correction: near.text === query.text ? undefined : near.text }
    }
    const rows = await look(query)
    const sound = said(query)
    if (rows.length > 0) {
      // 巴塞罗纳 is in no name, though its pairs are scattered over many: a name that is said so is what is meant.
      const named = sound && !isIn(query, rows) ? await look(sound) : []
      return sound && named[0]?.isExact
        ? { query: sound, rows: named, correction: written(query, sound, named) }
        : { query, rows, correction: undefined }
    }
    // Signs that sound so, then letters that are nearly so: a sound that is nearly right is one or two letters away.
    for (const other of [sound, await putRight(sound ?? query)]) {
      const better = other ? await look(other) : []
      if (other && better.length > 0) return { query: other, rows: better, correction: written(query, other, better) }
    }
    return withoutOne(query, look)
  }

  /** What answers the words as they are. */
  async function asTyped(typed: string, look: (query: SearchQuery) => Promise<FoundRow[]>): Promise<Found> {
    const query = readQuery(typed)
    return query.text === '' ? nothing(query) : { ...nothing(query), rows: await look(query) }
  }

  /** All words together find nothing: one of them may be too much. */
  async function withoutOne(query: SearchQuery, look: (query: SearchQuery) => Promise<FoundRow[]>): Promise<Found> {
    for (const fewer of withoutEach(query)) {
      const rows = await look(fewer)
      if (rows.length > 0) return { query: fewer, rows, correction: fewer.text }
    }
    return nothing(query)
  }

  /** A nickname: those who bear it, and what is said of them under their proper name. Its signs alone mean others. */
  async function asCalled(
    nickname: SearchQuery,
    name: string,
    look: (query: SearchQuery) => Promise<FoundRow[]>,
  ): Promise<Found> {
    const query = readQuery(name)
    const [called, named] = [await look(nickname), await look(query)]
    if (called.some(({ isExact }) => isExact)) return { query: nickname, rows: called, correction: undefined }
    return { query, rows: named, correction: named.length > 0 ? name : undefined }
  }

  return {
    /** The best of each kind, with its number. */
    overview: (typed: string, isStrict = false) =>
      (isStrict ? asTyped : withCorrection)(typed, (query) =>
        best(query, {}, (ask) => searchQueries.overview(db, ask, perKind)),
      ),
    /** One page of a kind. */
    async page(
      typed: string,
      kind: SearchKind,
      asked: Window,
      { order = 'best', isStrict = false, language, days = 0 }: PageWish = {},
    ): Promise<Found> {
      if (asked.offset >= asked.limit * pagesMax) return nothing(readQuery(typed))
      const only = [`@${kind}`, ...(language ? [languageToken(language)] : [])]
      const since = days > 0 ? clock.now() - days * dayMs : 0
      const look = (query: SearchQuery, window: Window) =>
        best(query, { only, needed: window.offset + window.limit, isNew: order === 'newest' || since > 0 }, (ask) =>
          searchQueries.page(db, ask, window, { order, since }),
        )
      if (isStrict) return asTyped(typed, (query) => look(query, asked))
      const first = await withCorrection(typed, (query) => look(query, { ...asked, offset: 0 }))
      if (asked.offset === 0 || first.rows.length === 0) return first
      // What the first page was found by is what the others are.
      return { ...first, rows: await look(first.query, asked) }
    },
    /** The best of all, while somebody types. */
    suggest: async (typed: string): Promise<Found> => {
      const found = await withCorrection(typed, (query) =>
        best(query, { only: [suggestedToken] }, (ask) =>
          searchQueries.page(db, ask, { limit: suggestionsMax * 4, offset: 0 }),
        ),
      )
      const seen = new Set<string>()
      let matches = 0
      const rows = found.rows.filter(({ kind, title }) => {
        const key = `${kind} ${JSON.stringify(title)}`
        if (seen.has(key)) return false
        seen.add(key)
        matches += kind === 'match' ? 1 : 0
        return kind !== 'match' || matches <= suggestedMatches
      })
      return { ...found, rows: rows.slice(0, suggestionsMax) }
    },
  }
}

export type SearchService = ReturnType<typeof createSearchService>
