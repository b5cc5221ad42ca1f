import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { Users } from '../account/account.module'
import { circleCalls } from './circles/circles.routes'
import { commentRemovalCalls } from './comment-removal.routes'
import { contentMessages } from './content.messages'
import { dynamicCalls } from './dynamics/dynamics.routes'
import { createDynamicService } from './dynamics/dynamics.service'
import { favoriteCalls } from './favorites/favorites.routes'
import { headlineCalls } from './headlines/headlines.routes'
import { createHeadlineService } from './headlines/headlines.service'
import { type Matches, noMatches } from './headlines/matches.port'
import { reviewHeadline } from './headlines/review.service'
import { writerCalls } from './headlines/writers.routes'
import { createWriterService } from './headlines/writers.service'
import type { Listeners } from './interest/interest.port'
import { createInterest, noInterest } from './interest/interest.service'
import { moderationQueries, type PostKind } from './moderation/moderation.queries'
import { pageCalls } from './pages/pages.routes'
import { peopleOf, strangers } from './people'
import { type ReportedThing, reportedThings } from './reported-things'
import { seedContent } from './seed/content.seed'
import { createToggle } from './toggles.service'
import { createConversionQueue } from './videos/conversion-queue'
import { createVideoBarrage } from './videos/video-barrage.service'
import { noFiles, type VideoFiles } from './videos/video-files.port'
import { createVideoPublishing } from './videos/video-publishing.service'
import { videoMessages } from './videos/videos.messages'
import { videoCalls, videoMemberCalls } from './videos/videos.routes'
import { createVideoService } from './videos/videos.service'

export type { Matches, TaggedMatch } from './headlines/matches.port'
export { moderationQueries, type PostKind, type PostStatus, postKinds } from './moderation/moderation.queries'
export { type BannerWords, bannerKinds, editedBanners } from './pages/edited-banners.queries'

/** What content asks of other modules; each has an empty stand-in. */
export interface ContentPorts {
  users?: Users
  matches?: Matches
  listeners?: Listeners
  files?: VideoFiles
  /** Tidies a text of a member and masks what is covered everywhere. */
  wordsOf?: (text: string) => string
}

/** What operators decide about something members wrote. */
export interface Moderation {
  kind: PostKind
  id: number
  isShown: boolean
  /** For its writer. */
  remark: string
}

/** What other modules may ask of content. */
export interface ContentModule extends BackendModule {
  /** Shows or hides something members wrote. */
  moderate(decision: Moderation): Promise<void>
  /** What members write and others report. */
  posts: {
    find(kind: number, id: number): Promise<ReportedThing | undefined>
    /** Takes it away, whoever wrote it. */
    remove(tx: Db, kind: number, id: number): Promise<void>
  }
}

const forgetMs = 600_000

/** News, videos, pages, banners and circles. */
export function createContentModule(kernel: Kernel, ports: ContentPorts = {}): ContentModule {
  const people = ports.users ? peopleOf(ports.users) : strangers
  const interest = ports.listeners ? createInterest(kernel, ports.listeners) : noInterest
  const files = ports.files ?? noFiles
  const queue = createConversionQueue(kernel, files)
  const videos = createVideoService(kernel, interest)
  const publishing = createVideoPublishing({ ...kernel, files, queue })
  const barrage = createVideoBarrage(kernel, ports.wordsOf ?? ((text) => text.trim()))
  return {
    name: 'content',
    async moderate({ kind, id, isShown, remark }) {
      const tell = await kernel.db.transaction(async (tx) => {
        const decision = { id, isPublished: isShown, remark, at: kernel.clock.now() }
        const told = kind === 'headline' ? await reviewHeadline(tx, ports.listeners?.notices, decision) : undefined
        // Nothing is noted of what changed nothing: the transaction goes back.
        if (!(await moderationQueries.set(tx, kind, id, isShown))) throw new Failure('not-found')
        return told
      })
      tell?.()
    },
    posts: {
      find: (kind, id) => reportedThings.find(kernel.db, kind, id),
      remove: reportedThings.remove,
    },
    messages: { ...contentMessages, ...videoMessages },
    calls: {
      ...headlineCalls(createHeadlineService(kernel, interest), people, ports.matches ?? noMatches),
      ...writerCalls(createWriterService(kernel)),
      ...videoCalls(videos, people),
      ...videoMemberCalls(publishing, barrage),
      ...dynamicCalls(createDynamicService(kernel, interest)),
      ...commentRemovalCalls(kernel.db),
      ...pageCalls(kernel),
      ...circleCalls(kernel, people),
      ...favoriteCalls(kernel.db, people, createToggle(kernel, interest)),
    },
    seed: (tx) => seedContent(tx, kernel.clock.now()),
    start() {
      void queue.wake()
      const stop = kernel.clock.every(forgetMs, async () => void (await videos.forgetViewers()))
      return async () => {
        await stop()
        await queue.close()
      }
    },
  }
}
