import type { CallContext, CallHandlers } from '../../../kernel/module'
import { type Page, rowsOf } from '../../../kernel/paging'
import { flagOf, secondsOf } from '../../../kernel/wire-values'
import { commentToWire } from '../comment-wire'
import { likePattern } from '../like-pattern'
import { factsOfAll, type People } from '../people'
import { toggledToWire } from '../toggled-wire'
import type { BarrageRow } from './video-barrage.queries'
import type { VideoBarrage } from './video-barrage.service'
import { videoPartsToWire } from './video-parts.routes'
import type { VideoPartsService } from './video-parts.service'
import type { VideoPublishing } from './video-publishing.service'
import type { VideoCategory, VideoFilter, VideoRow } from './videos.queries'
import type { VideoService } from './videos.service'

export const videoToWire = (row: VideoRow, isFollowed: boolean) => ({
  id: row.id,
  uid: row.ownerId,
  title: row.title,
  img: row.cover,
  video: row.address,
  format: /\.m3u8(\?|$)/.test(row.address) ? 'hls' : row.format,
  is_converting: flagOf(row.isConverting),
  duration: row.durationS,
  click: row.views,
  likes: row.likes,
  comment: row.comments,
  favorites: row.favorites,
  addtime: secondsOf(row.publishedAt),
  user_nickname: row.nickname,
  avatar: row.avatar,
  is_attention: flagOf(isFollowed),
  is_likes: flagOf(row.isLiked),
  is_favorites: flagOf(row.isFavorite),
  classification_id: row.categoryId,
  classification_name: row.category,
})

const categoryToWire = (row: VideoCategory) => ({
  id: row.id,
  name: row.name,
  icon: row.icon,
  is_my: flagOf(row.isChosen),
  num: row.videos,
})

const lineToWire = ({ id, userId, second, body, color }: BarrageRow) => ({
  id,
  uid: userId,
  second,
  content: body,
  color,
})

/** What members send in, and what they write over the picture. */
export function videoMemberCalls(publishing: VideoPublishing, barrage: VideoBarrage): CallHandlers {
  return {
    async publishVideo(input, caller) {
      await publishing.publish({
        ownerId: caller.member().userId,
        categoryId: input.classification_id,
        title: input.title,
        cover: input.img,
        address: input.video,
        saidS: input.duration ?? 0,
      })
      caller.say('article-submitted')
    },
    deleteVideo: (input, caller) => publishing.remove(input.id, caller.member().userId),
    listVideoBarrage: async ({ id }) => (await barrage.list(id)).map(lineToWire),
    async listOwnVideoBarrage(_input, caller, { page }) {
      const own = await barrage.own(caller.language, caller.member().userId, page)
      return rowsOf(own, ({ id, second, body, color, videoId, title, cover, createdAt }) => ({
        id,
        second,
        content: body,
        color,
        video_id: videoId,
        title,
        img: cover,
        addtime: secondsOf(createdAt),
      }))
    },
    async sendVideoBarrage({ id, second, content, color = '' }, caller) {
      const line = { videoId: id, userId: caller.member().userId, second, text: content, color }
      return lineToWire(await barrage.send(line))
    },
    deleteVideoBarrage: ({ id }, caller) => barrage.remove(id, caller.member().userId),
  }
}

const orders = ['newest', 'seen', 'recommended'] as const

export function videoCalls(service: VideoService, parts: VideoPartsService, people: People): CallHandlers {
  const withFollows = async (page: Pick<Page<VideoRow>, 'rows' | 'total'>, viewer: number) => {
    const owners = page.rows.map((row) => row.ownerId)
    const factsOf = await factsOfAll(people, owners, viewer)
    return rowsOf(page, (row) => videoToWire(row, factsOf(row.ownerId).isFollowed))
  }
  const list = async ({ language, userId }: CallContext, filter: VideoFilter) =>
    withFollows(await service.list(language, userId ?? 0, filter), userId ?? 0)
  const categories = async (caller: CallContext, ask: Parameters<VideoService['categories']>[2]) =>
    (await service.categories(caller.language, caller.userId ?? 0, ask)).map(categoryToWire)

  return {
    listVideos: (input, caller, { page }) =>
      list(caller, {
        page,
        order: orders[input.type ?? 0] ?? 'newest',
        ownerId: input.user_id ?? 0,
        categoryId: input.classification_id ?? 0,
      }),
    listAnchorVideos: (input, caller, { page }) => list(caller, { page, order: 'newest', ownerId: input.uid }),
    listUserVideos: (input, caller, { page }) => list(caller, { page, order: 'newest', ownerId: input.uid }),
    listVideosOfCategory: (input, caller, { page }) =>
      list(caller, {
        page,
        order: input.order === 1 ? 'seen' : 'newest',
        categoryId: input.classification_id ?? 0,
        ...(input.name?.trim() ? { title: input.name.trim() } : {}),
      }),
    async listOwnVideos(_input, caller, { page }) {
      const { userId } = caller.member()
      const own = await service.own(caller.language, userId, page)
      return rowsOf(own, (row) => ({ ...videoToWire(row, false), status: row.status, remark: row.remark }))
    },
    async listNextVideos({ id }, { language, userId }) {
      const rows = await service.next(language, userId ?? 0, id)
      return (await withFollows({ rows, total: rows.length }, userId ?? 0)).rows
    },

    async getVideo(input, { language, userId, session }) {
      const video = await service.one(input.id, language, userId ?? 0, session?.role === 'admin')
      const { isFollowed } = await people.factsOf(video.ownerId, userId ?? 0)
      return { ...videoToWire(video, isFollowed), ...videoPartsToWire(await parts.of(input.id)) }
    },
    countVideoView: (input, { userId, ip }) => service.countView(input.id, { userId, ip }),
    async getVideoRanking(input, { language, userId }) {
      const page = await service.ranking(language, userId ?? 0, input.type ?? 1, input.page ?? 1)
      return (await withFollows(page, userId ?? 0)).rows
    },

    async listVideoComments(input, { userId }, { page }) {
      const order = input.order === 1 ? 'newest' : 'liked'
      return rowsOf(await service.comments(input.id, userId ?? 0, page, order), commentToWire)
    },
    async listVideoReplies(input, { userId }, { page }) {
      return rowsOf((await service.thread(input.id, userId ?? 0, page)).replies, commentToWire)
    },
    async commentVideo(input, caller) {
      const { userId } = caller.member()
      return commentToWire(
        await service.comment({ targetId: input.id, userId, body: input.content, parentId: input.pid }),
      )
    },
    toggleVideoLike: async (input, caller) =>
      toggledToWire(await service.toggle('videoLike', input.id, caller.member().userId)),
    toggleVideoFavorite: async (input, caller) =>
      toggledToWire(await service.toggle('videoFavorite', input.id, caller.member().userId)),
    toggleVideoCommentLike: async (input, caller) =>
      toggledToWire(await service.toggle('videoCommentLike', input.id, caller.member().userId)),

    listVideoCategories: (_input, caller) => categories(caller, {}),
    listAllVideoCategories: (_input, caller) => categories(caller, {}),
    listRecommendedVideoCategories: (_input, caller) => categories(caller, { order: 'videos' }),
    searchVideoCategories: (input, caller) => categories(caller, { text: likePattern(input.name) }),
    listOwnVideoCategories: (_input, caller) => categories(caller, { isChosen: true }),
    toggleOwnVideoCategory: (input, caller) =>
      service.toggleChoices(caller.member().userId, input.id.split(',').map(Number)),
  }
}
