import { Failure } from '../../../kernel/failure'
import type { Kernel } from '../../../kernel/kernel'
import { createCommentQueries } from '../comments.queries'
import { createCommentsService } from '../comments.service'
import type { Interest } from '../interest/interest.service'
import { addressesOf, type PostFiles } from '../post-files.rules'
import type { PostFileKeeper } from '../post-files.service'
import { createToggle } from '../toggles.service'
import { dynamicQueries } from './dynamics.queries'

const postRate = { count: 10, windowMs: 3_600_000 }

/** Posts of anchors: published at once, since only approved anchors write them; what should not stand is reported. */
export function createDynamicService(
  kernel: Pick<Kernel, 'db' | 'clock' | 'limiter'>,
  interest: Interest,
  postFiles: PostFileKeeper,
) {
  const { db, clock, limiter } = kernel
  const toggle = createToggle(kernel, interest)
  const commentQueries = createCommentQueries('dynamic')
  const comments = createCommentsService({
    db,
    clock,
    limiter,
    comments: commentQueries,
    isOpen: dynamicQueries.exists,
    onPosted: (id) => interest.commented('dynamic', id),
  })

  return {
    async post(uid: number, text: string, files: PostFiles): Promise<void> {
      await postFiles.require(uid, files)
      await limiter.require(`dynamic:${uid}`, postRate)
      await dynamicQueries.insert(db, { uid, body: text.trim(), ...files, createdAt: clock.now() })
    },
    async one(id: number, viewer: number) {
      const dynamic = await dynamicQueries.one(db, id, viewer)
      if (!dynamic) throw new Failure('not-found')
      return dynamic
    },
    listOf: (uid: number, viewer: number, page: number) => dynamicQueries.listOf(db, uid, viewer, page),
    async remove(id: number, uid: number): Promise<void> {
      const gone = await dynamicQueries.remove(db, id, uid)
      if (!gone) throw new Failure('not-found')
      await postFiles.remove(uid, addressesOf(gone))
    },
    comments: (id: number, viewer: number, page: number) => commentQueries.list(db, id, viewer, page, 'newest'),
    comment: comments.post,
    thread: comments.thread,
    toggle: (mark: 'dynamicLike' | 'dynamicCommentLike', id: number, userId: number) => toggle(mark, id, userId),
  }
}

export type DynamicService = ReturnType<typeof createDynamicService>
