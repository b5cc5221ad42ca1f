import { calls } from '@pitchside/contract/schemas'
import type { Db } from '../db/db'
import { createDb } from '../db/db'
import type { Engine } from '../db/engine'
import { migrate, readMigrations } from '../db/migrate'
import { openPglite } from '../db/pglite-engine'
import { openPostgres } from '../db/postgres-engine'
import { createManualClock } from '../kernel/manual-clock'
import { windowOf } from '../kernel/paging'
import { indexQueries } from '../modules/search/index.queries'
import { popularOnly, readQuery } from '../modules/search/query.rules'
import { type SearchAsk, statements } from '../modules/search/search.queries'
import { createSearchService } from '../modules/search/search.service'
import { manyDocuments } from './many-documents'

const { perPage } = calls.searchHits

/** What is asked: what people type, and the worst there is. */
export const asked: readonly [what: string, text: string][] = [
  ['a name', '红星联'],
  ['two signs many have', '比赛'],
  ['one sign many have', '球'],
  ['one sign few have', '鲸'],
  ['a sentence', '主场三比一逆转'],
  ['pinyin', 'hongxinglian'],
  ['pinyin of a common word', 'bisai'],
  ['the start of a sound', 'sha'],
  ['initials', 'hxl'],
  ['two letters', 'hx'],
  ['one letter', 's'],
  ['English', 'derby'],
  ['a common English word', 'the'],
  ['a common beginning', 'sta'],
  ['Vietnamese without marks', 'bong da'],
  ['two scripts', 'derby比赛'],
  ['a typo', 'nothrbridge'],
  ['a typo in pinyin', 'hongxinlgian'],
  ['nothing', 'xqzwvkjq'],
  ['signs of a pattern', '%_\\'],
  ['operators of a query', "a & !b | 'c':*"],
  ['fifty signs', '足球比赛直播回放集锦战术分析球员采访赛后总结'.repeat(3)],
  ['fifty letters', 'shanghaibeijingguangzhoushenzhenchengdu'.repeat(2)],
]

export interface SearchFigure {
  what: string
  text: string
  how: 'all' | 'typing' | 'page' | 'deep page'
  found: number
  ms: number[]
}

export interface SearchRun {
  engine: string
  seedMs: number
  figures: SearchFigure[]
  plans: string[]
}

const batch = 1_000

async function seed(db: Db, rows: number): Promise<void> {
  // As a restore would: the index is built when everything is there.
  await db.query('drop index search_document_tokens')
  let next: Parameters<typeof indexQueries.put>[2][number][] = []
  for (const document of manyDocuments(rows)) {
    next.push(document)
    if (next.length < batch) continue
    const full = next
    next = []
    await db.transaction((tx) => indexQueries.put(tx, 'bench', full))
  }
  await db.transaction((tx) => indexQueries.put(tx, 'bench', next))
  await db.query('create index search_document_tokens on search_document using gin (tokens) with (fastupdate = off)')
  await db.query('analyze')
}

const plannedMost = 1_000
const now = 1_780_000_000_000

function askOf(text: string): SearchAsk {
  const query = readQuery(text)
  return {
    expression: query.expression,
    text: query.text,
    now,
    most: plannedMost,
    popular: popularOnly(query, 9),
  }
}

async function planOf(db: Db, [sql, values]: [string, unknown[]]): Promise<string> {
  const rows = await db.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers, costs off) ${sql}`, values)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** Fills an index with so many rows and asks everything above so often. */
export async function measureSearch({
  address,
  rows,
  times,
}: {
  address?: string
  rows: number
  times: number
}): Promise<SearchRun> {
  const engine: Engine = address
    ? await openPostgres(address, () => undefined)
    : await openPglite({ folder: undefined })
  try {
    await migrate(engine, readMigrations())
    const db = createDb(engine, { transactionTimeoutMs: 600_000 })
    const began = performance.now()
    await seed(db, rows)
    const seedMs = performance.now() - began
    const service = createSearchService({
      db,
      clock: createManualClock(now),
      stateOf: () => undefined,
      properName: () => undefined,
    })
    const ways: Record<SearchFigure['how'], (text: string) => Promise<{ rows: { total: number; kind: string }[] }>> = {
      all: service.overview,
      typing: service.suggest,
      page: (text) => service.page(text, 'news', windowOf(1, perPage)),
      'deep page': (text) => service.page(text, 'user', windowOf(50, perPage)),
    }
    const figures: SearchFigure[] = []
    // Rounds are interleaved: a busy moment of the machine falls on all alike.
    for (let round = -1; round < times; round++)
      for (const [what, text] of asked)
        for (const [how, ask] of Object.entries(ways) as [SearchFigure['how'], (typeof ways)['all']][]) {
          const at = performance.now()
          const { rows: foundRows } = await ask(text)
          const ms = performance.now() - at
          let figure = figures.find((one) => one.what === what && one.how === how)
          if (!figure) {
            const totals = new Map(foundRows.map(({ kind, total }) => [kind, total]))
            figure = { what, text, how, found: [...totals.values()].reduce((sum, total) => sum + total, 0), ms: [] }
            figures.push(figure)
          }
          if (round >= 0) figure.ms.push(ms)
        }
    const plans = [
      `-- the best of each kind: 比赛\n${await planOf(db, statements.overview(askOf('比赛'), 6))}`,
      `-- a page: sha\n${await planOf(db, statements.page(askOf('sha'), windowOf(1, perPage)))}`,
    ]
    return { engine: engine.kind, seedMs, figures, plans }
  } finally {
    await engine.close()
  }
}
