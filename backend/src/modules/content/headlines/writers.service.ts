import { limits } from '@pitchside/contract'
import { Failure } from '../../../kernel/failure'
import type { UserId } from '../../../kernel/ids'
import type { Kernel } from '../../../kernel/kernel'
import type { Language } from '../../../kernel/messages'
import type { ContentFiles } from '../post-files.service'
import { articleFiles, requireOwnFiles } from './article-files'
import { draftQueries } from './drafts.queries'
import { draftPlaceOf } from './drafts.service'
import type { Embeds } from './embeds.service'
import { headlineQueries } from './headlines.queries'
import { type HeadlineStatus, type HeadlineWords, ownHeadlineQueries } from './own-headlines.queries'
import { requireMoment } from './publication.rules'
import { articleOf } from './writers.rules'

const submitRate = { count: 20, windowMs: 3_600_000 }

export interface Submission extends HeadlineWords {
  /** An article of the writer, which this one takes the place of: at once, or when it is published where that one is. */
  id: number | undefined
  writerId: UserId
  lang: Language
  /** Revision of the draft that is handed in; empty: it was none. */
  draft: string
}

/** Members write articles; operators publish or refuse them. */
export function createWriterService(
  { db, clock, limiter }: Pick<Kernel, 'db' | 'clock' | 'limiter'>,
  files: ContentFiles,
  embeds: Pick<Embeds, 'named'>,
) {
  return {
    /** Keeps an article for review; resolves with its number. */
    async submit({ id, writerId, lang, draft, ...words }: Submission): Promise<number> {
      const cleaned = articleOf(words)
      const article = { ...cleaned, content: await embeds.named(cleaned.content, lang) }
      requireMoment(article.publishAt, clock.now())
      const before = id === undefined ? undefined : await ownHeadlineQueries.shown(db, id, writerId)
      await requireOwnFiles(files, writerId, article, before)
      await limiter.require(`submit:${writerId}`, submitRate)
      const kept = await db.transaction(async (tx) => {
        if (!(await headlineQueries.hasCategory(tx, article.categoryId))) throw new Failure('not-found')
        const waiting = await ownHeadlineQueries.waiting(tx, writerId)
        const place = draft === '' ? undefined : await draftPlaceOf(tx, id, writerId)
        if (place) await draftQueries.discardHandedIn(tx, place, draft)
        if (id !== undefined) {
          const replaced = await ownHeadlineQueries.replace(tx, id, writerId, article, clock.now())
          if (replaced !== undefined) return replaced
        }
        if (waiting >= limits.headlinesInReview)
          throw new Failure('article-waiting', { params: { most: limits.headlinesInReview } })
        if (id !== undefined) {
          // Readers know it already: there is no moment to wait for.
          if (article.publishAt !== null) throw new Failure('article-moment-late')
          const correction = await ownHeadlineQueries.correct(tx, id, writerId, article, clock.now())
          if (correction === undefined) throw new Failure('article-fixed')
          return correction
        }
        return headlineQueries.insert(tx, { ...article, writerId, lang }, clock.now())
      })
      if (before) await files.release(writerId, articleFiles(before))
      return kept
    },

    async one(id: number, writerId: UserId, language: Language) {
      const article = await ownHeadlineQueries.one(db, id, writerId, language)
      if (!article) throw new Failure('not-found')
      return article
    },

    /** Of others only what is published is seen. */
    list: (ask: {
      language: Language
      writerId: number
      viewer: number
      status: HeadlineStatus | undefined
      page: number
    }) => ownHeadlineQueries.list(db, { ...ask, status: ask.viewer === ask.writerId ? ask.status : 1 }),

    async remove(id: number, writerId: UserId): Promise<void> {
      const gone = await db.transaction((tx) => ownHeadlineQueries.remove(tx, id, writerId))
      if (!gone) throw new Failure('not-found')
      await files.release(writerId, articleFiles(gone))
    },
  }
}

export type WriterService = ReturnType<typeof createWriterService>
