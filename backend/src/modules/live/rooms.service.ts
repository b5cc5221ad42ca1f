import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import { siteDayNumber } from '../../kernel/site-day'
import { levelOf } from '../account/account.module'
import { firstDay, heatAt, trendOf } from './heat.rules'
import type { RoomMatch, RoomMatches, Sport } from './ports/room-matches.port'
import { matchRooms } from './room-matching.rules'
import { createRoomQueries, type RoomFilter, type RoomQueries, type RoomRow } from './rooms.queries'

/** A room with everything lists and pages show. */
export interface RoomView extends RoomRow {
  viewers: number
  heat: number
  level: number
  match: RoomMatch | undefined
}

/** Diamonds a member gave in a room, tenths; `at` epoch milliseconds. */
export interface Contribution {
  roomUid: number
  userId: number
  tenths: number
  at: number
}

const sportOfKind: Record<number, Sport | undefined> = { 0: 'football', 1: 'basketball' }

export function createRoomService({ clock, realtime }: Kernel, queries: RoomQueries, matches: RoomMatches) {
  const viewersOf = (uid: number): number => realtime.subscribers(`room.${uid}`)

  async function view(row: RoomRow): Promise<RoomView> {
    const viewers = viewersOf(row.uid)
    const match = row.matchSport && row.matchId !== null ? await matches.find(row.matchSport, row.matchId) : undefined
    const heat = heatAt({ ...row, viewers }, clock.now())
    return { ...row, viewers, heat, level: levelOf(row.exp).level, match }
  }

  async function tellState(uid: number): Promise<void> {
    const row = await queries.byUid(uid)
    if (!row) return
    const viewers = viewersOf(uid)
    realtime.publish(
      `room.${uid}`,
      { type: 'room', anchor_id: uid, event: 'viewers', viewers, heat: heatAt({ ...row, viewers }, clock.now()) },
      { state: 'viewers' },
    )
  }

  return {
    viewersOf,
    tellState,
    async require(uid: number, viewerId?: number): Promise<RoomView> {
      const row = await queries.byUid(uid, viewerId)
      if (!row) throw new Failure('room-unknown')
      return view(row)
    },
    async list(filter: RoomFilter): Promise<{ rooms: RoomView[]; total: number }> {
      const [rows, total] = await Promise.all([queries.list(filter), queries.count(filter)])
      return { rooms: await Promise.all(rows.map(view)), total }
    },
    async views(uids: number[], viewerId?: number): Promise<Map<number, RoomView>> {
      const rows = await queries.byUids(uids, viewerId)
      return new Map((await Promise.all(rows.map(view))).map((room) => [room.uid, room]))
    },
    async leaderboard(period: number, viewerId?: number): Promise<{ room: RoomView; heat: number }[]> {
      const ranked = await queries.leaderboard(firstDay(period, siteDayNumber(clock.now())), 50)
      const rows = await queries.byUids(
        ranked.map(({ uid }) => uid),
        viewerId,
      )
      const byUid = new Map((await Promise.all(rows.map(view))).map((room) => [room.uid, room]))
      return ranked.flatMap(({ uid, heat }) => {
        const room = byUid.get(uid)
        return room ? [{ room, heat }] : []
      })
    },
    async contributors(uid: number, period: number) {
      const today = siteDayNumber(clock.now())
      const from = firstDay(period, today)
      const rows = await queries.contributors(uid, from, today, 10)
      return rows.map((row) => ({ ...row, level: levelOf(row.exp).level, trend: trendOf(row) }))
    },
    /** Diamonds given in a room: whoever takes the money reports it here, in the same transaction. */
    contribute: async (tx: Db, { roomUid, userId, tenths, at }: Contribution): Promise<void> =>
      void (await createRoomQueries(tx).addContribution(roomUid, userId, siteDayNumber(at), tenths)),
    /** Rooms of the demo stay with a match in play; a finished one makes room for the next. */
    async followMatches(): Promise<void> {
      const rooms = await queries.demoRooms()
      for (const sport of ['football', 'basketball'] as const) {
        const following = rooms
          .filter(({ kind }) => sportOfKind[kind] === sport)
          .map(({ uid, matchId }) => ({ uid, matchId: matchId ?? undefined }))
        const next = matchRooms(following, await matches.inPlay(sport))
        for (const { uid, matchId } of following) {
          const match = next.get(uid)
          if (match && match.id !== matchId) await queries.setMatch(uid, sport, match.id)
        }
      }
    },
    async recordHeat(): Promise<void> {
      const now = clock.now()
      for (const row of await queries.list({ kind: -1, limit: 1_000, offset: 0 })) {
        const heat = heatAt({ ...row, viewers: viewersOf(row.uid) }, now)
        await queries.recordHeat(row.uid, siteDayNumber(now), heat)
      }
    },
  }
}

export type RoomService = ReturnType<typeof createRoomService>
