import type { Kernel } from '../../../kernel/kernel'
import type { CallContext, CallHandlers } from '../../../kernel/module'
import { headlineQueries } from '../headlines/headlines.queries'
import { headlineToWire } from '../headlines/headlines.routes'
import { likePattern } from '../like-pattern'
import { type Page, toPaged } from '../paging'
import { factsOfAll, type People } from '../people'
import { videoQueries } from '../videos/videos.queries'
import { videoToWire } from '../videos/videos.routes'
import { flagOf } from '../wire-values'
import type { Rooms } from './rooms.port'
import { type FoundAnchor, searchQueries } from './search.queries'

const articlesMax = 20
const videosMax = 20
const searchRate = { count: 5, windowMs: 1_000 }

export interface SearchDeps extends Pick<Kernel, 'db' | 'limiter'> {
  people: People
  rooms: Rooms
}

export function searchCalls({ db, limiter, people, rooms }: SearchDeps): CallHandlers {
  async function anchors(name: string, page: number, viewer: number) {
    const found: Page<FoundAnchor> = await searchQueries.anchors(db, likePattern(name), page)
    const ids = found.rows.map(({ id }) => id)
    const factsOf = await factsOfAll(people, ids, viewer)
    return toPaged(found, (row) => ({
      uid: row.id,
      user_nickname: row.nickname,
      avatar: row.avatar,
      signature: row.signature,
      attention: factsOf(row.id).fans,
      level: people.levelOf(row.experience),
      is_live: flagOf(factsOf(row.id).isLive),
      is_attention: flagOf(factsOf(row.id).isFollowed),
    }))
  }
  const limit = ({ userId, ip }: CallContext) => limiter.require(`search:${userId ?? ip}`, searchRate)

  return {
    async search(input, caller) {
      limit(caller)
      const { language, userId } = caller
      const viewer = userId ?? 0
      const pattern = likePattern(input.name)
      const [live, anchorList, headlines, videos] = await Promise.all([
        rooms.find({ text: input.name, language, viewer, page: 1 }),
        anchors(input.name, 1, viewer),
        headlineQueries.find(db, language, pattern, articlesMax),
        videoQueries.find(db, language, viewer, pattern, videosMax),
      ])
      const factsOf = await factsOfAll(
        people,
        videos.map((row) => row.ownerId),
        viewer,
      )
      return {
        liveList: live.rows,
        anchorList: anchorList.data,
        headlineList: headlines.map(headlineToWire),
        videoList: videos.map((row) => videoToWire(row, factsOf(row.ownerId).isFollowed)),
      }
    },
    async searchAnchors(input, caller) {
      limit(caller)
      return anchors(input.name, input.page ?? 1, caller.userId ?? 0)
    },
    async searchRooms(input, caller) {
      limit(caller)
      const { language, userId } = caller
      const ask = { text: input.name, language, viewer: userId ?? 0, page: input.page ?? 1 }
      return toPaged(await rooms.find(ask), (row) => row)
    },
  }
}
