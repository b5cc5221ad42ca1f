import type { ArticleWords } from './article-words'
import type { Draft } from './draft'
import type { KeptDraft } from './drafts.calls'

/** The words an editor begins with, and how they stand to what the server keeps. */
export interface DraftStart {
  words: ArticleWords
  /** When the draft was written that is shown; undefined: there was none. */
  restoredAtMs: number | undefined
  /** The newest revision of the server these words come from; empty: none. */
  revision: string
  /** The server has all of it. */
  isSent: boolean
  /** What the server has instead, written somewhere else from the same beginning. */
  theirs: KeptDraft | undefined
}

export const isSame = (one: ArticleWords, other: ArticleWords): boolean =>
  one.title.trim() === other.title.trim() &&
  one.categoryId === other.categoryId &&
  one.cover === other.cover &&
  one.summary.trim() === other.summary.trim() &&
  one.html === other.html &&
  one.publishAtMs === other.publishAtMs &&
  one.tags.join() === other.tags.join()

/**
 * Of the draft of this browser and that of the server the later one. `kept` null: the server has none; undefined: it did not
 * answer, and this browser's goes on. `saved` is what was handed in last.
 */
export function draftStart(
  local: Draft | undefined,
  kept: KeptDraft | null | undefined,
  saved: ArticleWords,
): DraftStart {
  const own = local && { words: local.words, restoredAtMs: local.savedAt, theirs: undefined }
  const fresh = { words: saved, restoredAtMs: undefined, revision: '', isSent: true, theirs: undefined }
  if (kept === undefined) return own ? { ...own, revision: local.revision, isSent: local.isSent } : fresh
  // What was sent and is no longer there was handed in, or thrown away, elsewhere.
  if (kept === null) return own && !local.isSent ? { ...own, revision: '', isSent: false } : fresh
  const theirs = { words: kept.words, restoredAtMs: kept.savedAtMs, revision: kept.revision, isSent: true }
  if (!own || local.isSent || isSame(local.words, kept.words)) return { ...theirs, theirs: undefined }
  const isLater = local.revision === kept.revision
  return { ...own, revision: local.revision, isSent: false, theirs: isLater ? undefined : kept }
}
