import { limits, type RoomRules } from '@pitchside/contract'
import type { CallHandlers } from '../../kernel/module'
import { pageOf } from '../../kernel/paging'
import { flagOf, secondsOf } from '../../kernel/wire-values'
import { demoText } from './demo/texts'
import { kindNames, liveRow, planRow, stateNames } from './live-wire'
import { nextReasons } from './next-room.rules'
import type { PlanQueries } from './plans.queries'
import type { PlanService } from './plans.service'
import type { RoomGate } from './room-gate'
import type { RoomQueries } from './rooms.queries'
import type { RoomService } from './rooms.service'
import { shownTitle } from './titles'

interface Deps {
  rooms: RoomService
  roomQueries: RoomQueries
  gate: Pick<RoomGate, 'requireEntry'>
  rulesOf: (uid: number) => Promise<RoomRules>
  plans: PlanService
  planQueries: PlanQueries
  now: () => number
  qualitiesOf: (uid: number) => { name: string; url: string }[]
  shiftOf: (uid: number) => Promise<string>
}

const qualityNames = ['original', 'hd', 'smooth', 'sd']
const sports = ['football', 'basketball'] as const

/** Rooms and playbacks. */
export function roomCalls({ rooms, roomQueries, gate, rulesOf, plans, now, qualitiesOf, shiftOf }: Deps): CallHandlers {
  /** A real broadcast names what is really there; the demo answers to every name with its master playlist. */
  function clarityOf(room: { uid: number; isDemo: boolean }, pull: string): Record<string, string> {
    if (pull === '') return {}
    if (room.isDemo) return Object.fromEntries(qualityNames.map((name) => [name, pull]))
    const found = qualitiesOf(room.uid)
    return found.length > 0 ? Object.fromEntries(found.map(({ name, url }) => [name, url])) : { original: pull }
  }

  /** The demo follows the clock, and can be asked for any moment of it. */
  async function shiftAddress(room: { uid: number; isDemo: boolean }, pull: string): Promise<string> {
    if (pull === '') return ''
    return room.isDemo ? pull.replace(/master\.m3u8$/, 'shift.m3u8') : shiftOf(room.uid)
  }

  return {
    async listRooms({ page = 1, type = -1, limit = limits.rowsPerPage, match_id, sort, league, tag }, caller) {
      const filter = {
        kind: type,
        limit,
        offset: (page - 1) * limit,
        ...(match_id === undefined ? {} : { matchId: match_id }),
        ...(sort === undefined ? {} : { sort }),
        ...(league === undefined ? {} : { leagueId: league }),
        ...(tag === undefined ? {} : { tag }),
        ...(caller.userId === undefined ? {} : { viewerId: caller.userId }),
      }
      const { rooms: found, total } = await rooms.list(filter)
      const data = found.map((room) => liveRow(room, caller.language, now()))
      return { ...pageOf(data, total, page, limit), servertime: secondsOf(now()) }
    },
    async getRoomFilter({ type = -1 }, caller) {
      const { leagues, tags } = await rooms.facets(type)
      return {
        leagues: leagues.map(({ id, names, rooms: num }) => ({ id, name: names[caller.language], num })),
        tags: tags.map(({ tag, rooms: num }) => ({ tag, num })),
      }
    },
    async getRoom({ uid }, caller) {
      const room = await rooms.require(uid, caller.userId)
      if (caller.userId !== undefined) await gate.requireEntry(uid, caller.userId)
      const [plan, rules] = await Promise.all([plans.next(uid, caller.userId), rulesOf(uid)])
      const info = liveRow(room, caller.language, now())
      return {
        info: {
          ...info,
          servertime: secondsOf(now()),
          isliveName: stateNames[caller.language][info.islive] ?? '',
          typeName: kindNames[caller.language][room.kind] ?? '',
          clarity: clarityOf(room, info.pull),
          is_like: 0,
          like_num: 0,
          shift: await shiftAddress(room, info.pull),
        },
        userData: {
          id: room.uid,
          uid: room.uid,
          user_nickname: room.nickname,
          avatar: room.avatar,
          attention: room.fans,
          heat: room.heat,
          title: info.title,
          is_attention: flagOf(room.isFollowed),
          votestotal: 0,
          votestotal_icon: `level:${room.level}`,
          level: room.level,
          signature: room.signature,
          announcement: demoText(room.placard, caller.language),
        },
        rules,
        reserve: plan ? planRow(plan, caller.language, now()) : null,
        basketball: null,
        vid: '',
      }
    },
    async getNextRoom({ uid, match_id, sport = 0 }, caller) {
      const watched = match_id === undefined ? undefined : { sport: sports[sport] ?? 'football', id: match_id }
      const next = await rooms.next(uid, watched, caller.userId)
      return {
        room: next ? liveRow(next.room, caller.language, now()) : null,
        why: nextReasons.indexOf(next?.reason ?? 'hottest'),
      }
    },
    async listPlaybacks({ uid, page = 1, limit = limits.rowsPerPage }, caller) {
      const rows = await roomQueries.playbacks(uid, limit, (page - 1) * limit)
      const total = await roomQueries.countPlaybacks(uid)
      const owners = await rooms.views([...new Set(rows.map((row) => row.uid))], caller.userId)
      const data = rows.flatMap((row) => {
        const owner = owners.get(row.uid)
        if (!owner) return []
        const live = liveRow({ ...owner, match: undefined }, caller.language, now())
        return [
          {
            ...live,
            id: row.id,
            live_id: row.id,
            islive: 2,
            title: shownTitle(row, caller.language),
            thumb: row.cover,
            pull: '',
            live_duration: row.durationS,
            starttime: secondsOf(row.endedAt - row.durationS * 1_000),
            url: row.stream,
            addtime: secondsOf(row.endedAt),
          },
        ]
      })
      return pageOf(data, total, page, limit)
    },
    async shareRoom({ uid }) {
      await rooms.require(uid)
      return { url: `/live?id=${uid}` }
    },
  }
}

/** Planned broadcasts and the members who wait for them. */
export function planCalls({ plans, planQueries, now }: Pick<Deps, 'plans' | 'planQueries' | 'now'>): CallHandlers {
  return {
    async listRoomReservations({ uid, time, type = -1 }, caller, { limit, offset }) {
      const since = time === undefined ? now() : time * 1_000
      const filter = { viewerId: caller.userId, since, uid, kind: type }
      const rows = await planQueries.list(filter, limit, offset)
      const data = rows.map((plan) => planRow(plan, caller.language, now()))
      return { rows: data, total: await planQueries.count(filter) }
    },
    async listOwnReservations(_input, caller, { limit, offset }) {
      const { userId } = caller.member()
      const rows = await planQueries.reserved(userId, now(), limit, offset)
      const data = rows.map((plan) => planRow(plan, caller.language, now()))
      return { rows: data, total: await planQueries.countReserved(userId) }
    },
    async reserveBroadcast({ live_id }, caller) {
      const isReserved = await plans.toggle(live_id, caller.member().userId)
      caller.say(isReserved ? 'plan-reserved' : 'plan-released')
      return { is_reserve: flagOf(isReserved) }
    },
  }
}
