import { hourMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import type { PollHours } from '@pitchside/contract/circles'
import { Failure } from '../../../kernel/failure'
import type { UserId } from '../../../kernel/ids'
import type { Kernel } from '../../../kernel/kernel'
import type { Language } from '../../../kernel/messages'
import { createPollQueries } from '../../polls/polls.module'
import { type CommentOrder, createCommentQueries } from '../comments.queries'
import { createCommentsService, type NewComment } from '../comments.service'
import { createFirstViews } from '../first-views'
import type { Interest } from '../interest/interest.service'
import { likePattern } from '../like-pattern'
import { addressesOf, type PostFiles } from '../post-files.rules'
import type { PostFileKeeper } from '../post-files.service'
import { createToggle } from '../toggles.service'
import type { Viewer } from '../viewer-names'
import { circleQueries } from './circles.queries'
import { type FeedAsk, postFeed } from './feed.queries'
import { pollOptions } from './post-polls.rules'
import { cleanText, type Named, topicKey, topicsOf, typedNames, withMentions } from './post-text.rules'
import { postQueries } from './posts.queries'

const postRate = { count: 10, windowMs: 3_600_000 }
const joinRate = { count: 60, windowMs: 60_000 }
/** One viewer counts once per post in this time. */
const viewPauseMs = 3_600_000
const topicsOfLateMs = 7 * 86_400_000
const suggestions = 8

export interface PostDraft {
  userId: UserId
  language: Language
  circleId: number
  title: string
  text: string
  /** Members whose "@nickname" in the text is a mention. */
  mentions: readonly number[]
  files: PostFiles
  /** The post that is quoted. */
  quotedId: number | undefined
  poll: { options: readonly string[]; hours: PollHours } | undefined
}

/** Circles: who is in them, what is written there, and what others do with it. Posts are shown once they are reviewed. */
export function createCircleService(
  kernel: Pick<Kernel, 'db' | 'clock' | 'limiter'>,
  interest: Interest,
  postFiles: PostFileKeeper,
) {
  const { db, clock, limiter } = kernel
  const isFirstView = createFirstViews(limiter)
  const toggle = createToggle(kernel, interest)
  const commentQueries = createCommentQueries('circle_post')
  const comments = createCommentsService({
    db,
    clock,
    limiter,
    comments: commentQueries,
    isOpen: async (tx, id) => {
      if (!(await postQueries.isShown(tx, id))) throw new Failure('circle-post-gone')
      return true
    },
    onPosted: async (id) => {
      await postQueries.said(db, id, clock.now())
      await interest.commented('circle_post', id)
    },
  })

  async function requireShown(id: number): Promise<void> {
    if (!(await postQueries.isShown(db, id))) throw new Failure('circle-post-gone')
  }

  /** Who is meant in a text: members that were chosen, then those whose name was typed. */
  async function namedIn(text: string, chosen: readonly number[]): Promise<Named[]> {
    const members = chosen.length > 0 ? await postQueries.names(db, chosen) : []
    const known = new Set(members.map(({ nickname }) => nickname))
    const names = typedNames(text).filter((name) => !known.has(name))
    const typed = names.length > 0 ? await postQueries.named(db, names) : []
    return [...members, ...typed].slice(0, limits.mentionsPerPost)
  }

  return {
    circles: (language: Language, viewer: number) => circleQueries.circles(db, language, viewer),
    feed: (ask: FeedAsk) => postFeed(db, ask),

    async one(id: number, language: Language, viewer: number) {
      const post = await postQueries.one(db, id, language, viewer)
      if (!post) throw new Failure('circle-post-gone')
      return post
    },

    async countView(id: number, viewer: Viewer): Promise<void> {
      if (await isFirstView(`circle-view:${id}`, viewer, viewPauseMs)) await postQueries.addView(db, id)
    },

    /** Keeps the post for review; resolves with its number. */
    async publish(draft: PostDraft): Promise<number> {
      const { userId, language, circleId, title, text, mentions, files, quotedId, poll } = draft
      const words = { title: cleanText(title).replaceAll('\n', ' '), body: cleanText(text) }
      if (!words.title && !words.body) throw new Failure('circle-post-empty')
      const options = poll && pollOptions(poll.options)
      await postFiles.require(userId, files)
      await limiter.require(`circle-post:${userId}`, postRate)
      const body = withMentions(words.body, await namedIn(words.body, mentions))
      return db.transaction(async (tx) => {
        // Posts are locked before their circles.
        if (quotedId !== undefined && !(await postQueries.isShown(tx, quotedId))) throw new Failure('circle-post-gone')
        if (!(await circleQueries.isOpen(tx, circleId))) throw new Failure('circle-gone')
        const topics = topicsOf(`${words.title}\n${words.body}`)
        const { images, videos } = files
        const createdAt = clock.now()
        const post = { circleId, userId, language, title: words.title, body, images, videos, quotedId, createdAt }
        const id = await postQueries.insert(tx, post, topics)
        if (poll && options)
          await createPollQueries(tx).insertOfPost(id, options, createdAt, createdAt + poll.hours * hourMs)
        return id
      })
    },

    async remove(id: number, userId: number): Promise<void> {
      const gone = await db.transaction(async (tx) => {
        const removed = await postQueries.remove(tx, id, userId)
        if (!removed)
          throw new Failure((await postQueries.ownerOf(tx, id)) ? 'circle-post-foreign' : 'circle-post-gone')
        await circleQueries.recount(tx, removed.circleId)
        return removed
      })
      await postFiles.remove(userId, addressesOf(gone))
    },

    async join(circleId: number, userId: number) {
      await limiter.require(`circle-join:${userId}`, joinRate)
      const state = await db.transaction((tx) => circleQueries.toggleMember(tx, circleId, userId, clock.now()))
      if (!state) throw new Failure('circle-gone')
      return state
    },

    async toggle(mark: 'circlePostLike' | 'postFavorite', id: number, userId: number) {
      await requireShown(id)
      return toggle(mark, id, userId)
    },
    toggleComment: (id: number, userId: number) => toggle('circlePostCommentLike', id, userId),

    comments: (id: number, viewer: number, page: number, order: CommentOrder) =>
      commentQueries.list(db, id, viewer, page, order),
    comment: (comment: NewComment) => comments.post(comment),
    thread: comments.thread,

    topics(name: string, language: Language) {
      const pattern = likePattern(topicKey(name)).slice(1)
      return postQueries.topics(db, { pattern, language, since: clock.now() - topicsOfLateMs, limit: suggestions })
    },
    mentionable: (userId: number, name: string) =>
      postQueries.mentionable(db, userId, likePattern(name.slice(0, limits.nicknameChars)), suggestions),
  }
}

export type CircleService = ReturnType<typeof createCircleService>
