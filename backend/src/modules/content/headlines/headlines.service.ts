import { Failure } from '../../../kernel/failure'
import type { Kernel } from '../../../kernel/kernel'
import type { Language } from '../../../kernel/messages'
import { type CommentOrder, createCommentQueries } from '../comments.queries'
import { createCommentsService } from '../comments.service'
import { createFirstViews } from '../first-views'
import type { Interest } from '../interest/interest.service'
import { createToggle } from '../toggles.service'
import type { Viewer } from '../viewer-names'
import { type HeadlineOrder, headlineQueries } from './headlines.queries'

const bannerCount = 5
const relatedCount = 6
const weekMs = 7 * 86_400_000
/** One reader counts once per article in this time. */
const clickPauseMs = 10 * 60_000

export function createHeadlineService(kernel: Pick<Kernel, 'db' | 'clock' | 'limiter'>, interest: Interest) {
  const { db, clock, limiter } = kernel
  const isFirstView = createFirstViews(limiter)
  const toggle = createToggle(kernel, interest)
  const commentQueries = createCommentQueries('headline')
  const comments = createCommentsService({
    db,
    clock,
    limiter,
    comments: commentQueries,
    isOpen: headlineQueries.isPublished,
    onPosted: (id) => interest.commented('headline', id),
  })

  return {
    categories: (language: Language) => headlineQueries.categories(db, language),

    async list(ask: {
      language: Language
      categoryId: number
      writerId: number
      ofExperts: boolean
      page: number
      order: HeadlineOrder
    }) {
      const list = await headlineQueries.list(db, { ...ask, since: ask.order === 'read' ? clock.now() - weekMs : 0 })
      const banner = ask.page === 1 ? await headlineQueries.banner(db, ask.language, bannerCount) : []
      return { list, banner }
    },

    /** `reader` is who reads: reloading does not count again, and without one nothing counts. */
    async read(
      id: number,
      ask: { language: Language; viewer: number; reader: Viewer | undefined; page: number; order: CommentOrder },
    ) {
      const info = await headlineQueries.one(db, id, ask.language, ask.viewer)
      if (!info) throw new Failure('not-found')
      const { reader } = ask
      const isFirst = reader && ask.page === 1 && (await isFirstView(`read:${info.storyId}`, reader, clickPauseMs))
      if (isFirst) {
        await headlineQueries.addClick(db, info.storyId)
        info.clicks += 1
      }
      return {
        info,
        copies: await headlineQueries.copies(db, info.storyId),
        newer: await headlineQueries.neighbour(db, 'newer', info),
        older: await headlineQueries.neighbour(db, 'older', info),
        related: await headlineQueries.related(db, info, ask.language, relatedCount),
        comments: await commentQueries.list(db, id, ask.viewer, ask.page, ask.order),
      }
    },

    async thread(commentId: number, language: Language, viewer: number, page: number) {
      const { root, replies } = await comments.thread(commentId, viewer, page)
      const headline = await headlineQueries.one(db, root.targetId, language, viewer)
      if (!headline) throw new Failure('not-found')
      return { root, replies, headline }
    },

    comment: comments.post,

    toggle: (mark: 'headlineLike' | 'headlineFavorite' | 'headlineCommentLike', id: number, userId: number) =>
      toggle(mark, id, userId),
  }
}

export type HeadlineService = ReturnType<typeof createHeadlineService>
