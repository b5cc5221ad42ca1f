import type { CallData } from '@pitchside/contract'
import type { CallHandlers } from '../../kernel/module'
import { flagOf } from '../../kernel/wire-values'
import type { FanClubs } from './fan-club.service'
import type { RankedRoom, Rankings } from './rankings.service'

type WireGiver = CallData<'listGivers'>[number]
type WireAnchor = CallData<'getLeaderboard'>[number]

const orderOf = { steady: 0, falling: 1, rising: 2 }

const giverRow = (row: Awaited<ReturnType<Rankings['givers']>>[number]): WireGiver => ({
  uid: row.id,
  user_nickname: row.nickname,
  avatar: row.avatar,
  amount: (row.value / 10).toFixed(1),
  level: row.level,
  tier: row.tier,
  is_guard: flagOf(row.tier > 0),
  guard: { icon: row.tier > 0 ? `tier:${row.tier}` : '' },
  exp: { thumb: `level:${row.level}` },
  order: orderOf[row.trend],
})

const anchorRow = ({ room, heat, trend }: RankedRoom): WireAnchor => ({
  uid: room.uid,
  user_nickname: room.nickname,
  avatar: room.avatar,
  level: room.level,
  heat,
  attention: room.fans,
  is_live: flagOf(room.isLive),
  is_attention: flagOf(room.isFollowed),
  order: orderOf[trend],
})

/** Rankings of anchors and givers, and the club of those who gave in a room. */
export function rankingCalls(rankings: Rankings, clubs: Pick<FanClubs, 'of'>): CallHandlers {
  return {
    getRoomRanking: async ({ uid, type = 0 }) => (await rankings.givers(uid, type)).map(giverRow),
    listGivers: async ({ type = 1 }) => (await rankings.givers(undefined, type)).map(giverRow),
    getLeaderboard: async ({ type = 2, league }, caller) =>
      (await rankings.anchors(type, league, caller.userId)).map(anchorRow),
    listRisingAnchors: async ({ type = 1 }, caller) => (await rankings.rising(type, caller.userId)).map(anchorRow),
    async getFanClub({ uid }, caller) {
      const { members, tenths, medal } = await clubs.of(uid, caller.userId)
      return { num: members, medal, coin: tenths / 10 }
    },
    listRankedLeagues: async ({ type = 2 }, caller) =>
      (await rankings.leagues(type)).map(({ id, names }) => ({ id, name: names[caller.language] })),
  }
}
