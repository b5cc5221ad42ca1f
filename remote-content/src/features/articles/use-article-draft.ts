import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ArticleWords } from './article-words'
import { forgetDraft, keepDraft, readDraft } from './draft'
import { createDraftKeeper } from './draft-keeper'
import { draftStart } from './draft-start'
import { type KeptDraft, readKeptDraft, saveDraft } from './drafts.calls'

/**
 * The words of an article while they are written: kept in this browser with every change, at the server once in a few
 * seconds. Closing the page, a crash or a log-out loses nothing, and another device goes on with it.
 */
export function useArticleDraft(
  userId: number,
  articleId: number | undefined,
  saved: ArticleWords,
  kept: KeptDraft | null | undefined,
) {
  const [{ keeper, restoredAtMs }] = useState(() => {
    const start = draftStart(readDraft(userId, articleId), kept, saved)
    const places = {
      keep: (draft: Parameters<typeof keepDraft>[2]) => keepDraft(userId, articleId, draft),
      forget: () => forgetDraft(userId, articleId),
      save: (words: ArticleWords, ask: Parameters<typeof saveDraft>[2]) => saveDraft(articleId, words, ask),
      read: () => readKeptDraft(articleId),
    }
    return { keeper: createDraftKeeper(start, places), restoredAtMs: start.restoredAtMs }
  })
  useEffect(() => {
    const send = () => void keeper.send()
    const onHidden = () => document.visibilityState === 'hidden' && send()
    keeper.open()
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', onHidden)
      keeper.close()
    }
  }, [keeper])
  return { keeper, restoredAtMs, ...useSyncExternalStore(keeper.subscribe, keeper.state) }
}
