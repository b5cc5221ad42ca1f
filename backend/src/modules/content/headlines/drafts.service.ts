import { minuteMs } from '@pitchside/base'
import type { Db } from '../../../db/db'
import { Failure } from '../../../kernel/failure'
import type { UserId } from '../../../kernel/ids'
import type { Kernel } from '../../../kernel/kernel'
import { cleanArticle } from '../article-html.rules'
import type { ContentFiles } from '../post-files.service'
import { requireOwnFiles } from './article-files'
import { type DraftPlace, draftQueries } from './drafts.queries'
import { beginsVersion } from './drafts.rules'
import { type HeadlineWords, ownHeadlineQueries } from './own-headlines.queries'
import { requireCover } from './writers.rules'

/** Pages save once in a few seconds; a writer has several of them. */
const saveRate = { count: 60, windowMs: minuteMs }

export interface DraftSave extends HeadlineWords {
  writerId: UserId
  /** An article of the writer; undefined: the new one. */
  id: number | undefined
  /** Revision that was changed; empty: there was none. */
  based: string
  isApart: boolean
}

/** Where the draft of an article is kept; fails for that of another writer. */
export async function draftPlaceOf(db: Db, id: number | undefined, writerId: number): Promise<DraftPlace> {
  if (id === undefined) return { writerId, articleId: 0 }
  const article = await draftQueries.articleOf(db, id, writerId)
  if (!article) throw new Failure('not-found')
  return { writerId, articleId: article.id }
}

/** What members write before they hand it in: the same on all their devices, with what it was before. */
export function createDraftService(
  { db, clock, limiter, random }: Pick<Kernel, 'db' | 'clock' | 'limiter' | 'random'>,
  files: ContentFiles,
) {
  return {
    /** Fails when somebody else saved since, so that neither takes the place of the other. */
    async save({ writerId, id, based, isApart, ...words }: DraftSave): Promise<{ revision: string; savedAt: number }> {
      await limiter.require(`draft:${writerId}`, saveRate)
      const place = await draftPlaceOf(db, id, writerId)
      const draft = { ...words, content: cleanArticle(words.content) }
      requireCover(draft.cover)
      const before = place.articleId === 0 ? undefined : await ownHeadlineQueries.shown(db, place.articleId, writerId)
      await requireOwnFiles(files, writerId, draft, before)
      const now = clock.now()
      const saved = { ...draft, revision: random.token(15), at: now }
      await db.transaction(async (tx) => {
        await ownHeadlineQueries.hold(tx, writerId)
        const newest = await draftQueries.newest(tx, place)
        if ((newest?.revision ?? '') !== based) throw new Failure('draft-elsewhere')
        if (newest && !beginsVersion(newest, { content: draft.content, now, isApart }))
          await draftQueries.replace(tx, newest.id, saved)
        else await draftQueries.add(tx, place, saved)
      })
      return { revision: saved.revision, savedAt: now }
    },

    async read(id: number | undefined, writerId: UserId) {
      return draftQueries.read(db, await draftPlaceOf(db, id, writerId))
    },

    async versions(id: number | undefined, writerId: UserId) {
      return draftQueries.versions(db, await draftPlaceOf(db, id, writerId))
    },

    async version(id: number, writerId: UserId) {
      const draft = await draftQueries.version(db, id, writerId)
      if (!draft) throw new Failure('not-found')
      return draft
    },

    async discard(id: number | undefined, writerId: UserId): Promise<void> {
      await draftQueries.discard(db, await draftPlaceOf(db, id, writerId))
    },
  }
}

export type DraftService = ReturnType<typeof createDraftService>
