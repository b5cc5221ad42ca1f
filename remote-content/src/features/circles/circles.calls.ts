import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { pagedFromWire } from '../comments/comment-wire'
import type { Paged } from '../news/headline'
import type { Circle, CirclePost } from './circle'

const postFromWire = (row: CallData<'listCircles'>['refining'][number]): CirclePost => ({
  id: row.id,
  userId: row.uid,
  nickname: row.user_nickname,
  avatar: row.avatar,
  text: row.content,
  atMs: row.addtime * 1_000,
  circleId: row.classification_id,
  circle: row.classification_name,
  images: row.img,
  likes: row.likes,
  comments: row.comment,
  isKept: row.is_favorites === 1,
})

export interface CirclesPage extends Paged<CirclePost> {
  circles: Circle[]
  picked: CirclePost[]
}

/** Circles and their posts; circle 0 is all of them. */
export async function listCircles(circleId: number, page: number, signal?: AbortSignal): Promise<CirclesPage> {
  const data = await call('listCircles', { id: circleId, page }, { isQuiet: true, signal })
  return {
    ...pagedFromWire(data.list, postFromWire),
    picked: data.refining.map(postFromWire),
    circles: data.classification.map(({ id, name, icon, members }) => ({ id, name, letters: icon, members })),
  }
}

/** Keeps a post or lets it go. */
export async function togglePostFavorite(id: number): Promise<{ isOn: boolean; total: number }> {
  const data = await call('togglePostFavorite', { id })
  return { isOn: data.is_on === 1, total: data.total }
}
