import { Failure } from '../../../kernel/failure'
import type { Kernel } from '../../../kernel/kernel'
import type { ConversionQueue } from './conversion-queue'
import type { VideoFiles } from './video-files.port'
import { publishingQueries } from './video-publishing.queries'
import { videoQueries } from './videos.queries'

const publishRate = { count: 20, windowMs: 3_600_000 }

export interface SentVideo {
  ownerId: number
  categoryId: number
  title: string
  /** Empty: a picture of the video, where one can be made. */
  cover: string
  address: string
  /** Seconds, as its sender says. */
  saidS: number
}

export interface PublishingDeps extends Pick<Kernel, 'db' | 'clock' | 'limiter'> {
  files: VideoFiles
  queue: ConversionQueue
}

/** What members send in and take away. */
export function createVideoPublishing({ db, clock, limiter, files, queue }: PublishingDeps) {
  async function requireCover(cover: string, ownerId: number): Promise<void> {
    if (cover === '') {
      if (!files.conversion.isThere) throw new Failure('video-cover-missing')
    } else await files.requireOwn(ownerId, [cover], { purposes: ['cover'], refusal: 'video-file-unknown' })
  }

  return {
    /** A member's own video, kept for review. */
    async publish({ ownerId, categoryId, title, cover, address, saidS }: SentVideo): Promise<void> {
      await limiter.require(`publish:${ownerId}`, publishRate)
      const file = await files.ownFile(ownerId, address, 'work')
      if (!file) throw new Failure('video-file-unknown')
      await requireCover(cover, ownerId)
      if (!(await videoQueries.hasCategory(db, categoryId))) throw new Failure('not-found')
      const waits = files.conversion.isThere
      const durationS = (await files.conversion.lengthOf(address)) || saidS
      const video = { ownerId, categoryId, title, cover, address, format: file.type, durationS, waits }
      if (!(await publishingQueries.insert(db, video, clock.now()))) throw new Failure('video-sent-already')
      void queue.wake()
    },

    /** Takes an own video away, with its files: its likes, comments and lines go with it. */
    async remove(id: number, ownerId: number): Promise<void> {
      const gone = await videoQueries.remove(db, id, ownerId)
      if (!gone) throw new Failure('not-found')
      await files.release(
        ownerId,
        gone.files.filter((address) => address !== ''),
      )
    },
  }
}

export type VideoPublishing = ReturnType<typeof createVideoPublishing>
