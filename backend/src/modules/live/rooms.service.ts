import { minuteMs } from '@pitchside/base'
import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import { siteDayNumber } from '../../kernel/site-day'
import { levelOf } from '../account/account.module'
import { createHeatQueries } from './heat.queries'
import { nextRoom } from './next-room.rules'
import type { RoomMatch, RoomMatches, Sport } from './ports/room-matches.port'
import { createRoomFilter, type RoomFacets } from './room-filter'
import { matchRooms } from './room-matching.rules'
import { createRoomQueries, type RoomFilter, type RoomQueries, type RoomRow } from './rooms.queries'

/** A room with everything lists and pages show. */
export interface RoomView extends RoomRow {
  viewers: number
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

/** Rooms a page asks for. */
export interface RoomsAsked extends Omit<RoomFilter, 'shown'> {
  leagueId?: number
}

/** Where an anchor sends the viewers counts for so long. */
const raidMs = 10 * minuteMs

export function createRoomService({ realtime, clock }: Kernel, queries: RoomQueries, matches: RoomMatches) {
  const filter = createRoomFilter(matches)
  const viewersOf = (uid: number): number => realtime.subscribers(`room.${uid}`)

  async function view(row: RoomRow): Promise<RoomView> {
    const viewers = viewersOf(row.uid)
    const match = row.matchSport && row.matchId !== null ? await matches.find(row.matchSport, row.matchId) : undefined
    return { ...row, viewers, level: levelOf(row.exp).level, match }
  }

  async function tellState(uid: number): Promise<void> {
    const row = await queries.byUid(uid)
    if (!row) return
    realtime.publish(
      `room.${uid}`,
      { type: 'room', anchor_id: uid, event: 'viewers', viewers: viewersOf(uid), heat: row.heat },
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
    async list({ leagueId, ...asked }: RoomsAsked): Promise<{ rooms: RoomView[]; total: number }> {
      const shown =
        leagueId === undefined ? undefined : await filter.matchesOf(leagueId, await queries.onAir(asked.kind))
      const wanted = { ...asked, ...(shown ? { shown } : {}) }
      const [rows, total] = await Promise.all([queries.list(wanted), queries.count(wanted)])
      return { rooms: await Promise.all(rows.map(view)), total }
    },
    facets: async (kind: number): Promise<RoomFacets> => filter.facets(await queries.onAir(kind)),
    async views(uids: number[], viewerId?: number): Promise<Map<number, RoomView>> {
      const rows = await queries.byUids(uids, viewerId)
      return new Map((await Promise.all(rows.map(view))).map((room) => [room.uid, room]))
    },
    /** Where somebody goes on when the room `uid` ended, which showed `watched`. */
    async next(uid: number, watched: { sport: Sport; id: number } | undefined, viewerId?: number) {
      const [rows, match, raid] = await Promise.all([
        queries.besides(uid, watched?.id, viewerId),
        watched && matches.find(watched.sport, watched.id),
        queries.raidOf(uid, clock.now() - raidMs),
      ])
      const sentTo = rows.find((row) => row.uid === raid)
      if (sentTo) return { room: await view(sentTo), reason: 'raid' as const }
      return nextRoom(await Promise.all(rows.map(view)), match)
    },
    /** Diamonds given in a room: whoever takes the money reports it here, in the same transaction. */
    async contribute(tx: Db, gift: Contribution): Promise<void> {
      await createRoomQueries(tx).addContribution(gift.roomUid, gift.userId, siteDayNumber(gift.at), gift.tenths)
      await createHeatQueries(tx).addGift(gift)
    },
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
  }
}

export type RoomService = ReturnType<typeof createRoomService>
