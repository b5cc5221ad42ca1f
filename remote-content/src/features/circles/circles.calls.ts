import type { CallData } from '@pitchside/contract'
import type { PollHours } from '@pitchside/contract/circles'
import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'
import type { Comment } from '../../parts/comment/comment'
import { commentFromWire } from '../../parts/comment/comment-wire'
import type { Mark } from '../../parts/frame/use-mark'
import { type CommentOrder, orderToWire } from '../comments/comments.calls'
import type { UploadedFiles } from '../compose/upload-files'
import type { Circle, CirclePost, Feed, Mentioned, Quote } from './circle'
import { pollFromWire } from './order.calls'

type PostWire = CallData<'listCirclePosts'>['data'][number]
const states = ['waiting', 'shown', 'refused'] as const

const quoteFromWire = (row: NonNullable<PostWire['quote']>): Quote => ({
  id: row.id,
  isGone: row.is_gone === 1,
  userId: row.uid,
  nickname: row.user_nickname,
  avatar: row.avatar,
  title: row.title,
  text: row.content,
  picture: row.img,
})

function postFromWire(row: PostWire): CirclePost {
  const [video] = row.video
  return {
    id: row.id,
    userId: row.uid,
    nickname: row.user_nickname,
    avatar: row.avatar,
    level: row.level,
    tier: row.tier,
    title: row.title,
    text: row.content,
    mentions: row.mentions.map(({ uid, user_nickname }) => ({ id: uid, nickname: user_nickname })),
    atMs: row.addtime * 1_000,
    circleId: row.circle_id,
    circle: row.classification_name,
    images: row.img,
    video: video && { cover: video.img, address: video.video },
    views: row.click,
    likes: row.likes,
    favorites: row.favorites,
    comments: row.comment,
    isLiked: row.is_likes === 1,
    isKept: row.is_favorites === 1,
    isFollowed: row.is_attention === 1,
    isRefined: row.is_refining === 1,
    isPinned: row.is_top === 1,
    state: states[row.status] ?? 'shown',
    remark: row.remark,
    topComments: row.hot_comments.map(({ uid, user_nickname, title }) => ({
      userId: uid,
      nickname: user_nickname,
      text: title,
    })),
    isModerator: row.is_moderator === 1,
    mayModerate: row.may_moderate === 1,
    quotes: row.quotes ?? 0,
    quote: row.quote && quoteFromWire(row.quote),
    poll: row.poll && pollFromWire(row.poll),
  }
}

const circleFromWire = (row: CallData<'listCircleNames'>[number]): Circle => ({
  id: row.id,
  name: row.name,
  about: row.desc,
  letters: row.icon,
  members: row.members,
  posts: row.num,
  isJoined: row.is_join === 1,
})

const markFromWire = ({ is_on, total }: { is_on: 0 | 1; total: number }): Mark => ({ isOn: is_on === 1, total })

export async function listCircles(signal?: AbortSignal): Promise<Circle[]> {
  return (await call('listCircleNames', {}, { isQuiet: true, signal })).map(circleFromWire)
}

/** Posts of a feed, page by page. */
export async function listPosts(feed: Feed, page: number, signal?: AbortSignal): Promise<ListPage<CirclePost>> {
  const quiet = { isQuiet: true, signal }
  const { tab, circleId, topic } = feed
  if (tab === 'followed') return pageFrom(await call('listFollowedCirclePosts', { page }, quiet), postFromWire)
  const which = tab === 'refined' ? { is_refining: 1 as const } : { order: tab === 'hot' ? 1 : 0 }
  const input = { id: circleId, page, ...which, ...(topic ? { topic } : {}) }
  return pageFrom(await call('listCirclePosts', input, quiet), postFromWire)
}

export async function listPostsOf(userId: number, page: number, signal?: AbortSignal): Promise<ListPage<CirclePost>> {
  const data = await call('listMemberCirclePosts', { uid: userId, page }, { isQuiet: true, signal })
  return pageFrom(data, postFromWire)
}

export async function readPost(
  id: number,
  page: number,
  order: CommentOrder,
  signal?: AbortSignal,
): Promise<{ post: CirclePost; comments: ListPage<Comment> }> {
  const { info, commentList } = await call(
    'getCirclePost',
    { id, page, order: orderToWire(order) },
    { isQuiet: true, signal },
  )
  return { post: postFromWire(info), comments: pageFrom(commentList, commentFromWire) }
}

export interface NewPost {
  circleId: number
  title: string
  text: string
  mentions: readonly number[]
  files: UploadedFiles
  /** Number of the post that is quoted. */
  quotedId?: number | undefined
  poll?: { options: string[]; hours: PollHours } | undefined
}

export async function publishPost({ circleId, title, text, mentions, files, quotedId, poll }: NewPost): Promise<void> {
  const flie = files.video ? [{ img: files.video.cover, video: files.video.address }] : files.images
  const words = { title: title.trim(), content: text.trim() }
  await call('publishCirclePost', {
    ...words,
    classification_id: circleId,
    flie,
    mentions: [...mentions],
    ...(quotedId === undefined ? {} : { quote: quotedId }),
    ...(poll ? { poll } : {}),
  })
}

export async function deletePost(id: number): Promise<void> {
  await call('deleteCirclePost', { id })
}

export const toggleLike = async (id: number): Promise<Mark> => markFromWire(await call('toggleCirclePostLike', { id }))
export const toggleKept = async (id: number): Promise<Mark> => markFromWire(await call('togglePostFavorite', { id }))
export const toggleJoined = async (id: number): Promise<Mark> =>
  markFromWire(await call('toggleCircleMembership', { id }))

export interface TopicCount {
  name: string
  posts: number
}

export async function listTopics(name: string, signal?: AbortSignal): Promise<TopicCount[]> {
  const rows = await call('listTopics', name ? { name } : {}, { isQuiet: true, signal })
  return rows.map((row) => ({ name: row.name, posts: row.num }))
}

export async function listMentionable(name: string, signal?: AbortSignal): Promise<(Mentioned & { avatar: string })[]> {
  const rows = await call('listMentionable', name ? { name } : {}, { isQuiet: true, signal })
  return rows.map(({ uid, user_nickname, avatar }) => ({ id: uid, nickname: user_nickname, avatar }))
}
