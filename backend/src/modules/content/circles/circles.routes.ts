import type { Kernel } from '../../../kernel/kernel'
import type { CallHandlers } from '../../../kernel/module'
import { toPaged } from '../paging'
import { factsOfAll, type People } from '../people'
import { flagOf, secondsOf } from '../wire-values'
import { circleQueries, type PostRow } from './circles.queries'

const refinedCount = 6

export const postToWire = (row: PostRow, isFollowed: boolean) => ({
  id: row.id,
  uid: row.userId,
  user_nickname: row.nickname,
  avatar: row.avatar,
  title: '',
  content: row.body,
  addtime: secondsOf(row.createdAt),
  click: row.views,
  likes: row.likes,
  comment: row.comments,
  classification_id: row.circleId,
  classification_name: row.circle,
  img: row.images,
  is_likes: flagOf(false),
  is_favorites: flagOf(row.isFavorite),
  is_attention: flagOf(isFollowed),
})

/** Circles. */
export function circleCalls({ db }: Pick<Kernel, 'db'>, people: People): CallHandlers {
  return {
    async listCircles(input, { language, userId }) {
      const [circles, refined, posts] = await Promise.all([
        circleQueries.circles(db, language),
        circleQueries.refined(db, language, userId ?? 0, refinedCount),
        circleQueries.posts(db, language, userId ?? 0, { circleId: input.id ?? 0, page: input.page ?? 1 }),
      ])
      const writers = [...refined, ...posts.rows].map((row) => row.userId)
      const factsOf = await factsOfAll(people, writers, userId ?? 0)
      const toWire = (row: PostRow) => postToWire(row, factsOf(row.userId).isFollowed)
      return {
        classification: circles,
        refining: refined.map(toWire),
        list: toPaged(posts, toWire),
      }
    },
  }
}
