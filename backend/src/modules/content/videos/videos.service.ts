import { Failure } from '../../../kernel/failure'
import type { Kernel } from '../../../kernel/kernel'
import type { Language } from '../../../kernel/messages'
import { isUploaded } from '../../uploads/uploads.module'
import { type CommentOrder, createCommentQueries } from '../comments.queries'
import { createCommentsService } from '../comments.service'
import type { Interest } from '../interest/interest.service'
import { createToggle } from '../toggles.service'
import { type VideoFilter, videoQueries } from './videos.queries'

const dayMs = 86_400_000
/** Length of a ranking's period by its wire number. */
const periodMs: readonly (number | undefined)[] = [dayMs, 7 * dayMs, 30 * dayMs, undefined]
/** One viewer counts once per video in this time. */
const viewPauseMs = 10 * 60_000
const publishRate = { count: 20, windowMs: 3_600_000 }

/** A file that was uploaded here. */
export function createVideoService(kernel: Pick<Kernel, 'db' | 'clock' | 'limiter'>, interest: Interest) {
  const { db, clock, limiter } = kernel
  const toggle = createToggle(kernel, interest)
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

    async one(id: number, language: Language, viewer: number) {
      const video = await videoQueries.one(db, id, language, viewer)
      if (!video) throw new Failure('not-found')
      return video
    },

    async ranking(language: Language, viewer: number, period: number, page: number) {
      const length = periodMs[period]
      const since = length === undefined ? 0 : clock.now() - length
      return videoQueries.list(db, language, viewer, { order: 'seen', since, page })
    },

    async countView(id: number, viewer: string): Promise<void> {
      if (limiter.take(`view:${id}:${viewer}`, { count: 1, windowMs: viewPauseMs }) > 0) return
      if (!(await videoQueries.addView(db, id))) throw new Failure('not-found')
    },

    comments: (id: number, viewer: number, page: number, order: CommentOrder) =>
      commentQueries.list(db, id, viewer, page, order),
    comment: comments.post,
    thread: comments.thread,

    toggle: (mark: 'videoLike' | 'videoFavorite' | 'videoCommentLike', id: number, userId: number) =>
      toggle(mark, id, userId),

    /** A member's own video, kept for review. */
    async publish(video: { ownerId: number; categoryId: number; title: string; cover: string; address: string }) {
      limiter.require(`publish:${video.ownerId}`, publishRate)
      if (!isUploaded(video.cover) || !isUploaded(video.address)) throw new Failure('input-invalid')
      if (!(await videoQueries.hasCategory(db, video.categoryId))) throw new Failure('not-found')
      await videoQueries.insert(db, video, clock.now())
    },

    async remove(id: number, ownerId: number): Promise<void> {
      if (!(await videoQueries.remove(db, id, ownerId))) throw new Failure('not-found')
    },

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
