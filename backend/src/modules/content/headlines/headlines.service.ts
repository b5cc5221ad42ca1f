import { limits } from '@pitchside/contract'
import { Failure, notAllowed } from '../../../kernel/failure'
import type { Kernel } from '../../../kernel/kernel'
import type { Language } from '../../../kernel/messages'
import type { Session } from '../../../kernel/session'
import { cleanArticle, summaryOf } from '../article-html.rules'
import { type CommentOrder, createCommentQueries } from '../comments.queries'
import { createCommentsService } from '../comments.service'
import type { Interest } from '../interest/interest.service'
import { createToggle } from '../toggles.service'
import { type HeadlineOrder, headlineQueries } from './headlines.queries'

const bannerCount = 5
const relatedCount = 6
const summaryChars = 120
const weekMs = 7 * 86_400_000
/** One reader counts once per article in this time. */
const clickPauseMs = 10 * 60_000
const submitRate = { count: 5, windowMs: 3_600_000 }

/** A cover is a file of ours. */
const isOwnImage = (address: string) => address === '' || /^\/(media|uploads)\/[\w./-]+$/.test(address)

export function createHeadlineService(kernel: Pick<Kernel, 'db' | 'clock' | 'limiter'>, interest: Interest) {
  const { db, clock, limiter } = kernel
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

    async list(ask: { language: Language; categoryId: number; writerId: number; page: number; order: HeadlineOrder }) {
      const list = await headlineQueries.list(db, { ...ask, since: ask.order === 'read' ? clock.now() - weekMs : 0 })
      const banner = ask.page === 1 ? await headlineQueries.banner(db, ask.language, bannerCount) : []
      return { list, banner }
    },

    /** `reader` names who reads (session or address): reloading does not count again. */
    async read(
      id: number,
      ask: { language: Language; viewer: number; reader: string; page: number; order: CommentOrder },
    ) {
      const info = await headlineQueries.one(db, id, ask.language, ask.viewer)
      if (!info) throw new Failure('not-found')
      if (ask.page === 1 && limiter.take(`read:${id}:${ask.reader}`, { count: 1, windowMs: clickPauseMs }) === 0) {
        await headlineQueries.addClick(db, id)
        info.clicks += 1
      }
      return {
        info,
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

    /** An article of a writer, kept for review. */
    async submit(
      session: Session,
      article: {
        lang: Language
        title: string
        categoryId: number
        cover: string
        content: string
        summary: string
        tags: string
      },
    ): Promise<void> {
      if (!session.isWriter) throw notAllowed()
      limiter.require(`submit:${session.userId}`, submitRate)
      const content = cleanArticle(article.content)
      const title = article.title.trim()
      if (!title || content.replace(/<[^>]*>/g, '').trim().length === 0) throw new Failure('article-empty')
      if (content.length > limits.headlineContentChars) throw new Failure('input-invalid')
      if (!isOwnImage(article.cover)) throw new Failure('input-invalid')
      await db.transaction(async (tx) => {
        if (!(await headlineQueries.hasCategory(tx, article.categoryId))) throw new Failure('not-found')
        const summary = article.summary.trim() || summaryOf(content, summaryChars)
        const row = { ...article, title, content, summary, writerId: session.userId }
        await headlineQueries.insert(tx, row, clock.now())
      })
    },
  }
}

export type HeadlineService = ReturnType<typeof createHeadlineService>
