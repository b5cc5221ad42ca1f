import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { Users } from '../account/account.module'
import { circleOrderCalls } from './circles/circle-order.routes'
import { createCircleOrder } from './circles/circle-order.service'
import { circleOrderMessages } from './circles/circle-order.texts'
import { circleQueries } from './circles/circles.queries'
import { circleCalls } from './circles/circles.routes'
import { createCircleService } from './circles/circles.service'
import { createPostPolls } from './circles/post-polls.service'
import { postQueries } from './circles/posts.queries'
import { commentRemovalCalls } from './comment-removal.routes'
import { createCommentQueries } from './comments.queries'
import { contentMessages } from './content.messages'
import { dynamicCalls } from './dynamics/dynamics.routes'
import { createDynamicService } from './dynamics/dynamics.service'
import { favoriteCalls } from './favorites/favorites.routes'
import { isGone } from './gone.queries'
import { draftCalls } from './headlines/drafts.routes'
import { createDraftService } from './headlines/drafts.service'
import { createEmbeds } from './headlines/embeds.service'
import { headlineQueries } from './headlines/headlines.queries'
import { headlineCalls } from './headlines/headlines.routes'
import { createHeadlineService } from './headlines/headlines.service'
import { type Matches, noMatches } from './headlines/matches.port'
import { createPublication } from './headlines/publication.service'
import { writerCalls } from './headlines/writers.routes'
import { createWriterService } from './headlines/writers.service'
import type { Listeners } from './interest/interest.port'
import { createInterest, noInterest } from './interest/interest.service'
import { createModeration, type Moderation } from './moderation/moderation.service'
import { createBannerClicks } from './pages/banner-clicks'
import { pageCalls } from './pages/pages.routes'
import { peopleOf, strangers } from './people'
import { createPostFiles } from './post-files.service'
import { topicQueries } from './topics/topics.queries'
import { topicCalls } from './topics/topics.routes'
import { createConversionQueue } from './videos/conversion-queue'
import { createVideoBarrage } from './videos/video-barrage.service'
import { noFiles, type VideoFiles } from './videos/video-files.port'
import { videoPartCalls } from './videos/video-parts.routes'
import { createVideoParts } from './videos/video-parts.service'
import { createVideoPublishing } from './videos/video-publishing.service'
import { videoMessages } from './videos/videos.messages'
import { videoQueries } from './videos/videos.queries'
import { videoCalls, videoMemberCalls } from './videos/videos.routes'
import { createVideoService } from './videos/videos.service'

export { cleanArticle, summaryOf } from './article-html.rules'
export { circleQueries } from './circles/circles.queries'
export { topicsOf } from './circles/post-text.rules'
export type { Matches, ShownMatch, TaggedMatch } from './headlines/matches.port'
export type { Moderation } from './moderation/moderation.service'
export { epochDay } from './pages/banner-clicks'
export { type BannerWords, bannerKinds, editedBanners } from './pages/edited-banners.queries'
export { infoPageNames, infoPages, readInfoTexts } from './pages/info-pages'
export { epochHour } from './videos/video-views.queries'

/** What content asks of other modules; each has an empty stand-in. */
export interface ContentPorts {
  users?: Users
  matches?: Matches
  listeners?: Listeners
  files?: VideoFiles
  /** Tidies a text of a member and masks what is covered everywhere. */
  wordsOf?: (text: string) => string
}

/** What everybody sees of a thing with this number: `false` or undefined, nothing. */
type IsShown = (id: number) => Promise<boolean>
type CoverShown = (id: number) => Promise<{ cover: string } | undefined>

/** What other modules may ask of content. */
export interface ContentModule extends BackendModule {
  shows: Readonly<
    Record<'comment' | 'circle' | 'post', IsShown> &
      Record<'article' | 'video', CoverShown> & { topic: (name: string) => Promise<string | undefined> }
  >
  /** Whether something with this number was there once and is no more. */
  isGone: (kind: 'article' | 'video' | 'post', id: number) => Promise<boolean>
  /** What operators decide about what was published; the authors hear of it. */
  moderation: Moderation
}

const forgetMs = 600_000
/** An article is published so late at most. */
const publishMs = 1_000
const articleComments = createCommentQueries('headline')

/** News, videos, pages, banners and circles. */
export function createContentModule(kernel: Kernel, ports: ContentPorts = {}): ContentModule {
  const people = ports.users ? peopleOf(ports.users) : strangers
  const interest = ports.listeners ? createInterest(kernel, ports.listeners) : noInterest
  const files = ports.files ?? noFiles
  const queue = createConversionQueue(kernel, files)
  const videos = createVideoService(kernel, interest)
  const publishing = createVideoPublishing({ ...kernel, files, queue })
  const matches = ports.matches ?? noMatches
  const embeds = createEmbeds(kernel.db, matches)
  const publication = createPublication(kernel, ports.listeners?.notices)
  const postFiles = createPostFiles(files)
  const clicks = createBannerClicks(kernel)
  const wordsOf = ports.wordsOf ?? ((text: string) => text.trim())
  const barrage = createVideoBarrage(kernel, wordsOf)
  const videoParts = createVideoParts(kernel, wordsOf)
  const moderation = createModeration(kernel, files.release, ports.listeners)
  const order = createCircleOrder(kernel, moderation, ports.listeners)
  return {
    name: 'content',
    shows: {
      article: (id) => headlineQueries.published(kernel.db, id),
      comment: (id) => articleComments.isShown(kernel.db, id),
      video: (id) => videoQueries.published(kernel.db, id),
      circle: (id) => circleQueries.isOpen(kernel.db, id),
      post: (id) => postQueries.isShown(kernel.db, id),
      topic: (name) => topicQueries.nameOf(kernel.db, name),
    },
    isGone: (kind, id) => isGone(kernel.db, kind, id),
    moderation,
    messages: { ...contentMessages, ...videoMessages, ...circleOrderMessages },
    calls: {
      ...headlineCalls({ service: createHeadlineService(kernel, interest), people, matches, embeds }),
      ...topicCalls(kernel.db),
      ...writerCalls(createWriterService(kernel, files, embeds), publication),
      ...draftCalls(createDraftService(kernel, files)),
      ...videoCalls(videos, videoParts, people),
      ...videoPartCalls(videos, videoParts),
      ...videoMemberCalls(publishing, barrage),
      ...dynamicCalls(createDynamicService(kernel, interest, postFiles)),
      ...commentRemovalCalls(kernel.db),
      ...pageCalls(kernel, clicks),
      ...circleCalls(kernel, { service: createCircleService(kernel, interest, postFiles), people }),
      ...circleOrderCalls(order, createPostPolls(kernel), () => kernel.clock.now()),
      ...favoriteCalls(kernel, people),
    },
    start() {
      kernel.nodes.hear('video-waits', () => void queue.wake())
      void kernel.jobs.lead(() => queue.wake())
      const stops = [
        kernel.jobs.every(publishMs, publication.publishDue),
        kernel.jobs.every(forgetMs, async function forgetViewers() {
          await videos.forgetViewers()
          await clicks.forgetViewers()
        }),
      ]
      return async () => {
        for (const stop of stops) await stop()
        await queue.close()
      }
    },
  }
}
