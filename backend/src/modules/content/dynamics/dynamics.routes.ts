import type { CallHandlers } from '../../../kernel/module'
import { rowsOf, toPaged } from '../../../kernel/paging'
import { flagOf, secondsOf } from '../../../kernel/wire-values'
import { commentToWire } from '../comment-wire'
import { filesOf } from '../post-files.rules'
import { toggledToWire } from '../toggled-wire'
import type { DynamicRow } from './dynamics.queries'
import type { DynamicService } from './dynamics.service'

const dynamicToWire = (row: DynamicRow) => ({
  id: row.id,
  uid: row.uid,
  user_nickname: row.nickname,
  avatar: row.avatar,
  title: row.body,
  addtime: secondsOf(row.createdAt),
  like: row.likes,
  comment: row.comments,
  is_likes: flagOf(row.isLiked),
  img: row.images,
  video: row.videos,
})

/** Posts of anchors on their personal page. */
export function dynamicCalls(service: DynamicService): CallHandlers {
  return {
    postDynamic: ({ title, flie }, caller) => service.post(caller.member().userId, title, filesOf(flie)),
    deleteDynamic: ({ id }, caller) => service.remove(id, caller.member().userId),
    async listDynamics({ uid }, { userId }, { page }) {
      return rowsOf(await service.listOf(uid, userId ?? 0, page), dynamicToWire)
    },
    async getDynamic({ id, page = 1 }, { userId }) {
      const info = dynamicToWire(await service.one(id, userId ?? 0))
      return { info, commentList: toPaged(await service.comments(id, userId ?? 0, page), commentToWire) }
    },
    async listDynamicReplies({ id }, { userId }, { page }) {
      return rowsOf((await service.thread(id, userId ?? 0, page)).replies, commentToWire)
    },
    async commentDynamic({ id, content, pid }, caller) {
      const { userId } = caller.member()
      return commentToWire(await service.comment({ targetId: id, userId, body: content, parentId: pid }))
    },
    toggleDynamicLike: async ({ id }, caller) =>
      toggledToWire(await service.toggle('dynamicLike', id, caller.member().userId)),
    toggleDynamicCommentLike: async ({ id }, caller) =>
      toggledToWire(await service.toggle('dynamicCommentLike', id, caller.member().userId)),
  }
}
