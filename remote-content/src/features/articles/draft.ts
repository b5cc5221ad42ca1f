import { type ArticleWords, isBlank, noWords } from './article-words'

/** What was typed and when. */
export interface Draft {
  words: ArticleWords
  /** Epoch ms. */
  savedAt: number
  /** Revision of the server it comes from; empty: none. */
  revision: string
  /** The server has all of it. */
  isSent: boolean
}

const keyOf = (userId: number, articleId: number | undefined) => `articleDraft:${userId}:${articleId ?? 'new'}`

const isText = (value: unknown): value is string => typeof value === 'string'

/** What an older page or another hand wrote may be anything: only what has the right shape is taken. */
function readWords(value: unknown): ArticleWords {
  const { title, categoryId, cover, summary, tags, html, publishAtMs } = (value ?? {}) as Record<string, unknown>
  return {
    title: isText(title) ? title : '',
    categoryId: Number.isSafeInteger(categoryId) ? (categoryId as number) : 0,
    cover: isText(cover) && cover.startsWith('/media/') ? cover : '',
    summary: isText(summary) ? summary : '',
    tags: Array.isArray(tags) ? tags.filter(isText) : [],
    html: isText(html) ? html : '',
    publishAtMs: Number.isSafeInteger(publishAtMs) ? (publishAtMs as number) : undefined,
  }
}

/** The draft of a member's article, kept in this browser; `articleId` undefined is the new one. */
export function readDraft(userId: number, articleId: number | undefined): Draft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId, articleId)) ?? 'null') as Partial<Draft> | null
    if (!kept || typeof kept.savedAt !== 'number') return undefined
    const words = readWords(kept.words)
    if (isBlank(words)) return undefined
    const revision = isText(kept.revision) ? kept.revision : ''
    return { words, savedAt: kept.savedAt, revision, isSent: kept.isSent === true }
  } catch {
    // Not JSON, or the store is closed to us: then there is no draft.
    return undefined
  }
}

/** False: the browser does not keep it, which the writer should know. */
export function keepDraft(userId: number, articleId: number | undefined, draft: Draft): boolean {
  try {
    if (isBlank(draft.words)) localStorage.removeItem(keyOf(userId, articleId))
    else localStorage.setItem(keyOf(userId, articleId), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(userId: number, articleId: number | undefined): void {
  keepDraft(userId, articleId, { words: noWords, savedAt: 0, revision: '', isSent: true })
}
