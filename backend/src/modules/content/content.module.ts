import type { Db } from '../../db/db'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { Users } from '../account/account.module'
import { circleCalls } from './circles/circles.routes'
import { contentMessages } from './content.messages'
import { dynamicQueries } from './dynamics/dynamics.queries'
import { dynamicCalls } from './dynamics/dynamics.routes'
import { createDynamicService } from './dynamics/dynamics.service'
import { favoriteCalls } from './favorites/favorites.routes'
import { headlineCalls } from './headlines/headlines.routes'
import { createHeadlineService } from './headlines/headlines.service'
import type { Listeners } from './interest/interest.port'
import { createInterest, noInterest } from './interest/interest.service'
import { pageCalls } from './pages/pages.routes'
import { peopleOf, strangers } from './people'
import { noRooms, type Rooms } from './search/rooms.port'
import { searchCalls } from './search/search.routes'
import { seedContent } from './seed/content.seed'
import { createToggle } from './toggles.service'
import { createConversionQueue } from './videos/conversion-queue'
import { createVideoBarrage } from './videos/video-barrage.service'
import { noFiles, type VideoFiles } from './videos/video-files.port'
import { createVideoPublishing } from './videos/video-publishing.service'
import { videoMessages } from './videos/videos.messages'
import { videoQueries } from './videos/videos.queries'
import { videoCalls, videoMemberCalls } from './videos/videos.routes'
import { createVideoService } from './videos/videos.service'

export { moderationQueries, type PostKind, type PostStatus, postKinds } from './moderation/moderation.queries'
export { type BannerWords, bannerKinds, editedBanners } from './pages/edited-banners.queries'

/** What content asks of other modules; each has an empty stand-in. */
export interface ContentPorts {
  users?: Users
  rooms?: Rooms
  listeners?: Listeners
  files?: VideoFiles
  /** Tidies a text of a member and masks what is covered everywhere. */
  wordsOf?: (text: string) => string
}

/** What other modules may ask of content. */
export interface ContentModule extends BackendModule {
  /** Posts of anchors. */
  posts: {
    authorOf(id: number): Promise<number | undefined>
    /** Takes a post away, whoever wrote it. */
    remove(tx: Db, id: number): Promise<void>
  }
  /** Videos of members. */
  videos: { ownerOf(id: number): Promise<number | undefined> }
}

const forgetMs = 600_000

/** News, videos, pages, banners, circles and search. */
export function createContentModule(kernel: Kernel, ports: ContentPorts = {}): ContentModule {
  const people = ports.users ? peopleOf(ports.users) : strangers
  const rooms = ports.rooms ?? noRooms
  const interest = ports.listeners ? createInterest(kernel, ports.listeners) : noInterest
  const files = ports.files ?? noFiles
  const queue = createConversionQueue(kernel, files)
  const videos = createVideoService(kernel, interest)
  const publishing = createVideoPublishing({ ...kernel, files, queue })
  const barrage = createVideoBarrage(kernel, ports.wordsOf ?? ((text) => text.trim()))
  return {
    name: 'content',
    posts: {
      authorOf: (id) => dynamicQueries.authorOf(kernel.db, id),
      remove: (tx, id) => dynamicQueries.removeAny(tx, id),
    },
    videos: { ownerOf: (id) => videoQueries.ownerOf(kernel.db, id) },
    messages: { ...contentMessages, ...videoMessages },
    calls: {
      ...headlineCalls(createHeadlineService(kernel, interest), people),
      ...videoCalls(videos, people),
      ...videoMemberCalls(publishing, barrage),
      ...dynamicCalls(createDynamicService(kernel, interest)),
      ...pageCalls(kernel),
      ...circleCalls(kernel, people),
      ...favoriteCalls(kernel.db, people, createToggle(kernel, interest)),
      ...searchCalls({ ...kernel, people, rooms }),
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
