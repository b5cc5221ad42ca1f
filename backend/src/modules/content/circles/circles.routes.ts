import type { Kernel } from '../../../kernel/kernel'
import type { CallContext, CallHandlers } from '../../../kernel/module'
import { type Page, pageOf, rowsOf, toPaged } from '../../../kernel/paging'
import { flagOf } from '../../../kernel/wire-values'
import { commentToWire } from '../comment-wire'
import type { People } from '../people'
import { filesOf } from '../post-files.rules'
import { toggledToWire } from '../toggled-wire'
import type { CircleRow } from './circles.queries'
import type { CircleService } from './circles.service'
import type { FeedAsk, FeedOrder } from './feed.queries'
import { topicKey } from './post-text.rules'
import { createPostView, type Reader } from './post-view'
import type { PostRow } from './posts.queries'

const refinedCount = 6
const orders: readonly FeedOrder[] = ['newest', 'hottest']

const circleToWire = (row: CircleRow) => ({
  id: row.id,
  name: row.name,
  icon: row.icon,
  desc: row.about,
  members: row.members,
  num: row.posts,
  is_join: flagOf(row.isJoined),
})

/** Circles and their posts. */
export function circleCalls(
  kernel: Pick<Kernel, 'db' | 'clock'>,
  { service, people }: { service: CircleService; people: People },
): CallHandlers {
  const view = createPostView(kernel, people)
  const viewerOf = ({ userId }: CallContext): number => userId ?? 0
  const readerOf = (caller: CallContext): Reader => ({
    viewer: viewerOf(caller),
    isOperator: caller.session?.role === 'admin',
  })
  async function paged(found: Page<PostRow>, caller: CallContext) {
    const wires = await view(found.rows, readerOf(caller))
    return { rows: wires, total: found.total }
  }
  async function feed(caller: CallContext, ask: Partial<FeedAsk>) {
    const { language } = caller
    const viewer = viewerOf(caller)
    return paged(await service.feed({ order: 'newest', page: 1, ...ask, language, viewer }), caller)
  }
  return {
    async listCircles({ id = 0, page = 1, user_id }, caller) {
      const [circles, refined, list] = await Promise.all([
        service.circles(caller.language, viewerOf(caller)),
        feed(caller, { circleId: id, isRefined: true, order: 'hottest' }),
        feed(caller, { circleId: id, page, ...(user_id ? { authorId: user_id } : {}) }),
      ])
      return {
        classification: circles.map(circleToWire),
        refining: refined.rows.slice(0, refinedCount),
        list: pageOf(list.rows, list.total, page),
      }
    },
    listCircleNames: async (_input, caller) =>
      (await service.circles(caller.language, viewerOf(caller))).map(circleToWire),
    listCirclePosts: ({ id = 0, is_refining = 0, is_reply = 0, order = 0, topic }, caller, { page }) =>
      feed(caller, {
        circleId: id,
        page,
        isRefined: is_refining === 1,
        order: is_reply === 1 ? 'answered' : (orders[order] ?? 'newest'),
        ...(topic ? { topic: topicKey(topic) } : {}),
      }),
    listHotCirclePosts: async (_input, caller) => (await feed(caller, { order: 'hottest' })).rows,
    listFollowedCirclePosts: async (_input, caller, { page }) => {
      caller.member()
      return feed(caller, { page, isFollowed: true })
    },
    listMemberCirclePosts: ({ uid }, caller, { page }) => feed(caller, { authorId: uid, page }),
    async getCirclePost({ id, page = 1, order }, caller) {
      const viewer = viewerOf(caller)
      const row = await service.one(id, caller.language, viewer)
      if (row.status === 1 && !caller.isPrefetch) await service.countView(id, { userId: caller.userId, ip: caller.ip })
      const [info] = await view([row], readerOf(caller))
      return {
        info: info!,
        commentList: toPaged(await service.comments(id, viewer, page, order === 0 ? 'liked' : 'newest'), commentToWire),
      }
    },
    async publishCirclePost({ title = '', content = '', classification_id, flie, mentions = [], quote, poll }, caller) {
      // Older clients have one field, the title, for all of the text.
      const words = content === '' ? { title: '', text: title } : { title, text: content }
      const { userId } = caller.member()
      const files = filesOf(flie)
      const { language } = caller
      const draft = { ...words, userId, circleId: classification_id, language, mentions, files, quotedId: quote, poll }
      const id = await service.publish(draft)
      caller.say('circle-post-kept')
      return { id, status: 0 as const }
    },
    deleteCirclePost: ({ id }, caller) => service.remove(id, caller.member().userId),
    toggleCircleMembership: async ({ id }, caller) => toggledToWire(await service.join(id, caller.member().userId)),
    toggleCirclePostLike: async ({ id }, caller) =>
      toggledToWire(await service.toggle('circlePostLike', id, caller.member().userId)),
    togglePostFavorite: async ({ id }, caller) =>
      toggledToWire(await service.toggle('postFavorite', id, caller.member().userId)),
    async commentCirclePost({ id, content, pid }, caller) {
      const { userId } = caller.member()
      return commentToWire(await service.comment({ targetId: id, userId, body: content, parentId: pid }))
    },
    toggleCirclePostCommentLike: async ({ id }, caller) =>
      toggledToWire(await service.toggleComment(id, caller.member().userId)),
    async listCirclePostReplies({ id }, caller, { page }) {
      return rowsOf((await service.thread(id, viewerOf(caller), page)).replies, commentToWire)
    },
    listTopics: async ({ name = '' }, { language }) =>
      (await service.topics(name, language)).map(({ name: topic, posts }) => ({ name: topic, num: posts })),
    listMentionable: async ({ name = '' }, caller) =>
      (await service.mentionable(caller.member().userId, name)).map(({ id, nickname, avatar }) => ({
        uid: id,
        user_nickname: nickname,
        avatar,
      })),
  }
}
