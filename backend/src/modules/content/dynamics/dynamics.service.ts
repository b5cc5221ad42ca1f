import { limits } from '@pitchside/contract'
import { Failure } from '../../../kernel/failure'
import type { Kernel } from '../../../kernel/kernel'
import { isUploaded } from '../../uploads/uploads.module'
import { createCommentQueries } from '../comments.queries'
import { createCommentsService } from '../comments.service'
import type { Interest } from '../interest/interest.service'
import { createToggle } from '../toggles.service'
import { type DynamicVideo, dynamicQueries } from './dynamics.queries'

const postRate = { count: 10, windowMs: 3_600_000 }

/** Files that were uploaded here; their content was checked then. */
const isPicture = (address: string): boolean => isUploaded(address) && address.endsWith('.webp')
const isVideo = (address: string): boolean => isUploaded(address) && address.endsWith('.mp4')

export interface DynamicFiles {
  images: string[]
  videos: DynamicVideo[]
}

/** Text with up to four pictures or one video, all of them uploaded here. */
function requireFiles({ images, videos }: DynamicFiles): void {
  const pictures = [...images, ...videos.map(({ img }) => img)]
  if (!pictures.every(isPicture) || !videos.every(({ video }) => isVideo(video))) throw new Failure('dynamic-file')
  const isTooMuch =
    videos.length > 1 || (videos.length === 1 && images.length > 0) || images.length > limits.photosPerPost
  if (isTooMuch) throw new Failure('dynamic-files')
}

/** Posts of anchors: published at once, since only approved anchors write them; what should not stand is reported. */
export function createDynamicService(kernel: Pick<Kernel, 'db' | 'clock' | 'limiter'>, interest: Interest) {
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
    async post(uid: number, text: string, files: DynamicFiles): Promise<void> {
      requireFiles(files)
      limiter.require(`dynamic:${uid}`, postRate)
      await dynamicQueries.insert(db, { uid, body: text.trim(), ...files, createdAt: clock.now() })
    },
    async one(id: number, viewer: number) {
      const dynamic = await dynamicQueries.one(db, id, viewer)
      if (!dynamic) throw new Failure('not-found')
      return dynamic
    },
    listOf: (uid: number, viewer: number, page: number) => dynamicQueries.listOf(db, uid, viewer, page),
    async remove(id: number, uid: number): Promise<void> {
      if (!(await dynamicQueries.remove(db, id, uid))) throw new Failure('not-found')
    },
    comments: (id: number, viewer: number, page: number) => commentQueries.list(db, id, viewer, page, 'newest'),
    comment: comments.post,
    thread: comments.thread,
    toggle: (mark: 'dynamicLike' | 'dynamicCommentLike', id: number, userId: number) => toggle(mark, id, userId),
  }
}

export type DynamicService = ReturnType<typeof createDynamicService>
