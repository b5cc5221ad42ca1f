import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'
import type { Comment } from '../../parts/comment/comment'
import { commentFromWire } from '../../parts/comment/comment-wire'
import type { Mark } from '../../parts/frame/use-mark'
import type { Post, PostVideo } from '../../parts/post/post'

function postFromWire(row: CallData<'listDynamics'>['data'][number]): Post {
  const [video] = row.video
  return {
    id: row.id,
    userId: row.uid,
    nickname: row.user_nickname,
    avatar: row.avatar,
    text: row.title,
    atMs: row.addtime * 1_000,
    likes: row.like,
    comments: row.comment,
    isLiked: row.is_likes === 1,
    images: row.img,
    video: video && { cover: video.img, address: video.video },
  }
}

export async function listPosts(userId: number, page: number, signal?: AbortSignal): Promise<ListPage<Post>> {
  return pageFrom(await call('listDynamics', { uid: userId, page }, { isQuiet: true, signal }), postFromWire)
}

export async function writePost(text: string, images: readonly string[], video?: PostVideo): Promise<void> {
  const files = video ? [{ img: video.cover, video: video.address }] : [...images]
  await call('postDynamic', { title: text, flie: files })
}

export async function deletePost(id: number): Promise<void> {
  await call('deleteDynamic', { id })
}

export async function togglePostLike(id: number): Promise<Mark> {
  const { is_on, total } = await call('toggleDynamicLike', { id })
  return { isOn: is_on === 1, total }
}

export async function listPostComments(
  id: number,
  page: number,
  signal?: AbortSignal,
): Promise<ListPage<Comment> & { sum: number }> {
  const { info, commentList } = await call('getDynamic', { id, page }, { isQuiet: true, signal })
  return { ...pageFrom(commentList, commentFromWire), sum: info.comment }
}
