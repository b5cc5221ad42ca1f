import { Failure } from '../../../kernel/failure'
import type { Kernel } from '../../../kernel/kernel'
import type { Language } from '../../../kernel/messages'
import { type CommentOrder, createCommentQueries } from '../comments.queries'
import { createCommentsService } from '../comments.service'
import type { Interest } from '../interest/interest.service'
import { createToggle } from '../toggles.service'
import { createViewerNames, type Viewer } from '../viewer-names'
import { epochHour, viewQueries } from './video-views.queries'
import { type VideoFilter, videoQueries } from './videos.queries'

/** Length of a ranking's period in hours, by its wire number; the last one is all time. */
const periodH: readonly (number | undefined)[] = [24, 7 * 24, 30 * 24, undefined]
const nextShown = 12

/** Videos as others find, see and judge them. */
export function createVideoService(kernel: Pick<Kernel, 'db' | 'clock' | 'limiter' | 'random'>, interest: Interest) {
  const { db, clock, limiter } = kernel
  const toggle = createToggle(kernel, interest)
  const nameOf = createViewerNames(kernel)
  const commentQueries = createCommentQueries('video')
  const comments = createCommentsService({
    db,
    clock,
    limiter,
    comments: commentQueries,
    isOpen: videoQueries.isPublished,
    onPosted: (id) => interest.commented('video', id),
  })

  return {
    list: (language: Language, viewer: number, filter: VideoFilter) => videoQueries.list(db, language, viewer, filter),
    own: (language: Language, ownerId: number, page: number) => videoQueries.own(db, language, ownerId, page),
    next: (language: Language, viewer: number, id: number) => videoQueries.next(db, language, viewer, id, nextShown),

    async one(id: number, language: Language, viewer: number, seesAll: boolean) {
      const video = await videoQueries.one(db, id, language, viewer, seesAll)
      if (!video) throw new Failure('not-found')
      return video
    },

    async ranking(language: Language, viewer: number, period: number, page: number) {
      const hours = periodH[period]
      if (hours === undefined) return videoQueries.list(db, language, viewer, { order: 'seen', page })
      return viewQueries.ranking(db, language, viewer, epochHour(clock.now()) - hours, page)
    },

    async countView(id: number, viewer: Viewer): Promise<void> {
      const name = await nameOf(viewer)
      const isCounted = await db.transaction((tx) => viewQueries.count(tx, id, name, clock.now()))
      if (!isCounted && !(await videoQueries.isPublished(db, id))) throw new Failure('not-found')
    },
    forgetViewers: () => viewQueries.forget(db, clock.now()),

    comments: (id: number, viewer: number, page: number, order: CommentOrder) =>
      commentQueries.list(db, id, viewer, page, order),
    comment: comments.post,
    thread: comments.thread,

    toggle: (mark: 'videoLike' | 'videoFavorite' | 'videoCommentLike', id: number, userId: number) =>
      toggle(mark, id, userId),

    categories: (language: Language, viewer: number, ask: Parameters<typeof videoQueries.categories>[3]) =>
      videoQueries.categories(db, language, viewer, ask),

    async toggleChoices(userId: number, categoryIds: readonly number[]): Promise<void> {
      await db.transaction(async (tx) => {
        for (const id of categoryIds) await videoQueries.toggleChoice(tx, userId, id, clock.now())
      })
    },
  }
}

export type VideoService = ReturnType<typeof createVideoService>
