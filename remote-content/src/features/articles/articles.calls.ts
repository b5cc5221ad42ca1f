import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'
import type { Headline } from '../../parts/headline/headline'
import { ownCall } from '../../parts/own-call/own-call'
import { headlineFromWire } from '../news/headlines.calls'
import type { ArticleWords } from './article-words'

export const articleStates = ['awaiting', 'published', 'refused', 'scheduled'] as const
export type ArticleState = (typeof articleStates)[number]

/** An article of one's own. */
export interface OwnArticle extends Headline {
  state: ArticleState
  /** Why it was refused. */
  remark: string
  /** When it is published; undefined: as soon as it is accepted, or it was. */
  publishAtMs: number | undefined
  /** A published article whose place it takes once it is published. */
  corrects: number | undefined
}

function ownFromWire(row: CallData<'listUserHeadlines'>['data'][number]): OwnArticle {
  const { status, remark, corrects, publish_at } = row
  const publishAtMs = publish_at === undefined ? undefined : publish_at * 1_000
  return { ...headlineFromWire(row), state: articleStates[status] ?? 'awaiting', remark, corrects, publishAtMs }
}

export async function listOwnArticles(
  state: ArticleState | 'all',
  page: number,
  signal?: AbortSignal,
): Promise<ListPage<OwnArticle>> {
  const type = state === 'all' ? 0 : articleStates.indexOf(state) + 1
  return pageFrom(await call('listUserHeadlines', { type, page }, { isQuiet: true, signal }), ownFromWire)
}

export async function readOwnArticle(id: number, signal?: AbortSignal): Promise<OwnArticle & { words: ArticleWords }> {
  const row = await call('getOwnHeadline', { id }, { isQuiet: true, signal })
  const article = ownFromWire(row)
  const { title, categoryId, cover, summary, tags, publishAtMs } = article
  return { ...article, words: { title, categoryId, cover, summary, tags, html: row.content, publishAtMs } }
}

export const listWriterCategories = (signal?: AbortSignal) =>
  call('listWriterCategories', {}, { isQuiet: true, signal })

/**
 * Hands an article in; with `id` in the place of one of the writer's, of a published one as its correction. `draft` is the
 * revision of the draft it comes from, which is none any more.
 */
export async function submitArticle(words: ArticleWords, id: number | undefined, draft: string): Promise<number> {
  const saved = await call('saveHeadline', {
    ...(id === undefined ? {} : { id }),
    title: words.title.trim(),
    cid: words.categoryId,
    content: words.html,
    ...(words.cover ? { img: words.cover } : {}),
    ...(words.summary.trim() ? { summary: words.summary.trim() } : {}),
    ...(words.tags.length > 0 ? { tags: words.tags.join(',') } : {}),
    ...(words.publishAtMs === undefined ? {} : { publish_at: words.publishAtMs / 1_000 }),
    ...(draft ? { draft } : {}),
  })
  return saved.id
}

export async function deleteArticle(id: number): Promise<void> {
  await call('deleteHeadline', { id })
}

/** Sets another moment of publication; undefined: as soon as it is accepted, at once where it was. */
export async function scheduleArticle(id: number, publishAtMs: number | undefined): Promise<void> {
  await ownCall('scheduleHeadline', { id, publish_at: (publishAtMs ?? 0) / 1_000 })
}
