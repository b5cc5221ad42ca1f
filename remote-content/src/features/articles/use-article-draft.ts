import { useEffect, useRef, useState } from 'react'
import type { ArticleWords } from './article-words'
import { forgetDraft, keepDraft, readDraft } from './draft'

/**
 * The words of an article while they are written, kept in this browser with every change: closing the page, a crash or a
 * log-out loses nothing. A draft that is there goes before what the server has.
 */
export function useArticleDraft(userId: number, articleId: number | undefined, saved: ArticleWords) {
  const [draft] = useState(() => readDraft(userId, articleId))
  const [words, setWords] = useState(draft?.words ?? saved)
  const [isKept, setKept] = useState(true)
  const isDone = useRef(false)
  const changed = useRef(false)
  useEffect(() => {
    // Opening an article is no change: a draft of it would hide what the server has later.
    if (changed.current && !isDone.current) setKept(keepDraft(userId, articleId, words, Date.now()))
  }, [userId, articleId, words])
  return {
    words,
    /** When the draft was written that is shown; undefined: there was none. */
    restoredAtMs: draft?.savedAt,
    /** False: the browser does not keep it. */
    isKept,
    change(part: Partial<ArticleWords>) {
      changed.current = true
      isDone.current = false
      setWords((before) => ({ ...before, ...part }))
    },
    /** Throws the draft away. */
    forget() {
      isDone.current = true
      forgetDraft(userId, articleId)
    },
  }
}
