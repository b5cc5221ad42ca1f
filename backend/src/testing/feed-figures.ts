import type { Db } from '../db/db'
import { createDb } from '../db/db'
import type { Engine } from '../db/engine'
import { migrate, readMigrations } from '../db/migrate'
import { openPglite } from '../db/pglite-engine'
import { openPostgres } from '../db/postgres-engine'
import { circleQueries } from '../modules/content/circles/circles.queries'
import { type FeedAsk, postFeed } from '../modules/content/circles/feed.queries'
import { postQueries } from '../modules/content/circles/posts.queries'
import { favoriteQueries } from '../modules/content/favorites/favorites.queries'
import { headlineQueries } from '../modules/content/headlines/headlines.queries'
import { ownHeadlineQueries } from '../modules/content/headlines/own-headlines.queries'
import { epochHour, viewQueries } from '../modules/content/videos/video-views.queries'
import { type VideoFilter, videoQueries } from '../modules/content/videos/videos.queries'
import { benchNow, busyAuthor, fillWithPosts, quietReader, reader } from './many-posts'

export interface FeedFigure {
  what: string
  /** Rows of the first answer. */
  rows: number
  ms: number[]
}

export interface FeedRun {
  engine: string
  seedMs: number
  figures: FeedFigure[]
  /** Plans of what the slowest call asked. */
  plans: string[]
}

const deepPage = 50
const weekMs = 7 * 86_400_000
const thirtyDaysH = 720

/** Calls of the feeds, by name. */
function callsOf(db: Db): Record<string, () => Promise<unknown>> {
  const posts = (ask: Partial<FeedAsk>) => () =>
    postFeed(db, { language: 'zh', viewer: reader, order: 'newest', page: 1, ...ask })
  const news = (ask: Partial<Parameters<typeof headlineQueries.list>[1]>) => () =>
    headlineQueries.list(db, {
      language: 'zh',
      categoryId: 0,
      writerId: 0,
      ofExperts: false,
      page: 1,
      order: 'newest',
      since: 0,
      ...ask,
    })
  const videos = (ask: Partial<VideoFilter>) => () =>
    videoQueries.list(db, 'zh', reader, { order: 'newest', page: 1, ...ask })
  const mine = { language: 'zh', userId: reader, page: 1 } as const
  const midway = { id: 1_030_000, lang: 'zh', publishedAt: benchNow - 30_000 * 60_000 } as const
  return {
    circles: () => circleQueries.circles(db, 'zh', reader),
    'posts: new': posts({}),
    'posts: new, deep page': posts({ page: deepPage }),
    'posts: new, few in Vietnamese': posts({ language: 'vi', page: 5 }),
    'posts: hot': posts({ order: 'hottest' }),
    'posts: hot, deep page': posts({ order: 'hottest', page: deepPage }),
    'posts: answered': posts({ order: 'answered' }),
    'posts: refined': posts({ isRefined: true, order: 'hottest' }),
    'posts: followed': posts({ isFollowed: true }),
    'posts: followed, deep page': posts({ isFollowed: true, page: deepPage }),
    'posts: followed, hardly any': posts({ isFollowed: true, viewer: quietReader }),
    'posts: of a circle': posts({ circleId: 3 }),
    'posts: of a circle, hot': posts({ circleId: 3, order: 'hottest' }),
    'posts: of a circle, refined': posts({ circleId: 3, isRefined: true, order: 'hottest' }),
    'posts: of a circle, answered': posts({ circleId: 3, order: 'answered' }),
    'posts: of a busy topic': posts({ topic: 'topic0' }),
    'posts: of a rare topic': posts({ topic: 'topic4900' }),
    'posts: own': posts({ viewer: busyAuthor, authorId: busyAuthor }),
    'posts: of a busy author': posts({ authorId: busyAuthor }),
    'posts: kept': () => favoriteQueries.posts(db, mine),
    topics: () => postQueries.topics(db, { pattern: 'topic4%', language: 'zh', since: benchNow - weekMs, limit: 8 }),
    'topics: hot': () => postQueries.topics(db, { pattern: '%', language: 'zh', since: benchNow - weekMs, limit: 8 }),
    'news: new': news({}),
    'news: new, deep page': news({ page: deepPage }),
    'news: of a category': news({ categoryId: 2 }),
    'news: read most': news({ order: 'read', since: benchNow - weekMs }),
    'news: of experts': news({ ofExperts: true }),
    'news: of a busy writer': news({ writerId: busyAuthor }),
    'news: banner': () => headlineQueries.banner(db, 'zh', 5),
    'news: related': () => headlineQueries.related(db, { storyId: 1_030_000, categoryId: 2 }, 'zh', 6),
    'news: newer': () => headlineQueries.neighbour(db, 'newer', midway),
    'news: own': () =>
      ownHeadlineQueries.list(db, { language: 'zh', writerId: busyAuthor, status: undefined, page: 1 }),
    'news: kept': () => favoriteQueries.headlines(db, mine),
    'videos: new': videos({}),
    'videos: new, deep page': videos({ page: deepPage }),
    'videos: seen most': videos({ order: 'seen' }),
    'videos: recommended': videos({ order: 'recommended' }),
    'videos: of a category': videos({ categoryId: 2 }),
    'videos: of a category, recommended': videos({ categoryId: 2, order: 'recommended' }),
    'videos: of a busy maker': videos({ ownerId: busyAuthor }),
    'videos: by title': videos({ title: 'derby' }),
    'videos: by a title few have': videos({ title: '0f1e2' }),
    'videos: by a title nobody has': videos({ title: 'xqzwvkj' }),
    'videos: ranking of a month': () => viewQueries.ranking(db, 'zh', reader, epochHour(benchNow) - thirtyDaysH, 1),
    'videos: next': () => videoQueries.next(db, 'zh', reader, 30_000, 12),
    'videos: categories': () => videoQueries.categories(db, 'zh', reader, {}),
    'videos: own': () => videoQueries.own(db, 'zh', busyAuthor, 1),
    'videos: kept': () => favoriteQueries.videos(db, mine),
  }
}

interface Asked {
  sql: string
  params: unknown[]
}

/** The same data base, which says what it is asked. */
function listening(db: Db, heard: (asked: Asked) => void): Db {
  return {
    ...db,
    query: (sql, params = []) => {
      heard({ sql, params })
      return db.query(sql, params)
    },
    one: (sql, params = []) => {
      heard({ sql, params })
      return db.one(sql, params)
    },
  }
}

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

async function plansOf(db: Db, what: string): Promise<string[]> {
  const asked: Asked[] = []
  await callsOf(listening(db, (one) => asked.push(one)))[what]?.()
  const plans: string[] = []
  for (const { sql, params } of asked) {
    const rows = await db.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers, costs off) ${sql}`, params)
    plans.push(`-- ${what}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`)
  }
  return plans
}

const rowsOf = (answer: unknown): number =>
  Array.isArray(answer)
    ? answer.length
    : answer && typeof answer === 'object' && 'rows' in answer
      ? (answer.rows as unknown[]).length
      : answer === undefined
        ? 0
        : 1

/** Fills the feeds with so many posts, articles and videos each, and asks each call so often. */
export async function measureFeeds(ask: {
  address?: string
  rows: number
  times: number
  planOf?: string
}): Promise<FeedRun> {
  const engine: Engine = ask.address
    ? await openPostgres(ask.address, () => undefined)
    : await openPglite({ folder: undefined })
  try {
    await migrate(engine, readMigrations())
    const db = createDb(engine, { transactionTimeoutMs: 600_000 })
    const began = performance.now()
    await fillWithPosts(db, ask.rows)
    const seedMs = performance.now() - began
    const calls = callsOf(db)
    const figures: FeedFigure[] = Object.keys(calls).map((what) => ({ what, rows: 0, ms: [] }))
    // Rounds are interleaved: a busy moment of the machine falls on all alike. The first one warms up.
    for (let round = -1; round < ask.times; round++)
      for (const figure of figures) {
        const at = performance.now()
        const answer = await calls[figure.what]?.()
        if (round < 0) figure.rows = rowsOf(answer)
        else figure.ms.push(performance.now() - at)
      }
    const slowest = [...figures].sort((a, b) => median(b.ms) - median(a.ms))[0]
    const plans = await plansOf(db, ask.planOf ?? slowest?.what ?? '')
    return { engine: engine.kind, seedMs, figures, plans }
  } finally {
    await engine.close()
  }
}
