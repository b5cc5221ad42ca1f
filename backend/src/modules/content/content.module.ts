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
import { seedContent } from './seed/content.seed'
import { createToggle } from './toggles.service'
import { videoCalls } from './videos/videos.routes'
import { createVideoService } from './videos/videos.service'

export { moderationQueries, type PostKind, type PostStatus, postKinds } from './moderation/moderation.queries'
export { type BannerWords, bannerKinds, editedBanners } from './pages/edited-banners.queries'

/** What content asks of other modules; each has an empty stand-in. */
export interface ContentPorts {
  users?: Users
  listeners?: Listeners
}

/** What other modules may ask of content. */
export interface ContentModule extends BackendModule {
  /** Posts of anchors. */
  posts: {
    authorOf(id: number): Promise<number | undefined>
    /** Takes a post away, whoever wrote it. */
    remove(tx: Db, id: number): Promise<void>
  }
}

/** News, videos, pages, banners and circles. */
export function createContentModule(kernel: Kernel, ports: ContentPorts = {}): ContentModule {
  const people = ports.users ? peopleOf(ports.users) : strangers
  const interest = ports.listeners ? createInterest(kernel, ports.listeners) : noInterest
  return {
    name: 'content',
    posts: {
      authorOf: (id) => dynamicQueries.authorOf(kernel.db, id),
      remove: (tx, id) => dynamicQueries.removeAny(tx, id),
    },
    messages: contentMessages,
    calls: {
      ...headlineCalls(createHeadlineService(kernel, interest), people),
      ...videoCalls(createVideoService(kernel, interest), people),
      ...dynamicCalls(createDynamicService(kernel, interest)),
      ...pageCalls(kernel),
      ...circleCalls(kernel, people),
      ...favoriteCalls(kernel.db, people, createToggle(kernel, interest)),
    },
    seed: (tx) => seedContent(tx, kernel.clock.now()),
  }
}
