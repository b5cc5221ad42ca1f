import type { RoomEmote, RoomRules } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import type { Role } from '../../kernel/session'
import { flagOf } from '../../kernel/wire-values'
import type { ChatModeQueries } from './chat-modes.queries'
import { type ChatModes, freeTalk, modeRefusal } from './chat-modes.rules'
import type { RoomChatQueries } from './room-chat.queries'
import type { RoomGate } from './room-gate'
import { keptId, toMessage } from './room-line'
import type { RoomQueries } from './rooms.queries'

/** Who changes how a room talks. */
type RoomActor = { userId: number; role: Role }

interface Deps {
  kernel: Pick<Kernel, 'clock' | 'limiter' | 'realtime'>
  queries: ChatModeQueries
  lines: Pick<RoomChatQueries, 'written'>
  rooms: Pick<RoomQueries, 'byUid'>
  gate: Pick<RoomGate, 'roleOf' | 'managerOf'>
}

/** How rooms talk, who decides it, and whether a line fits. */
export function createChatModeService({ kernel, queries, lines, rooms, gate }: Deps) {
  const { clock, limiter, realtime } = kernel

  /** Throws while the pause after the member's last line lasts; else the next one begins. */
  async function pause(roomUid: number, userId: number, slowS: number): Promise<void> {
    const waitMs = await limiter.take(`room-slow:${roomUid}:${userId}`, { count: 1, windowMs: slowS * 1_000 })
    if (waitMs <= 0) return
    const seconds = Math.ceil(waitMs / 1_000)
    throw new Failure('chat-slow', { params: { every: slowS, seconds }, data: { until: clock.now() + waitMs } })
  }

  async function rulesOf(roomUid: number): Promise<RoomRules> {
    const { slowS, isFollowersOnly, isEmotesOnly, pinnedId, ownEmotes } = (await queries.rules(roomUid)) ?? freeTalk
    const pinned = pinnedId === null ? undefined : await lines.written(roomUid, pinnedId)
    return {
      slow: slowS,
      followers: flagOf(isFollowersOnly),
      emotes: flagOf(isEmotesOnly),
      pinned: pinned ? toMessage(pinned) : null,
      ...(ownEmotes.length > 0 ? { own: [...ownEmotes] } : {}),
    }
  }

  async function requireRoom(roomUid: number): Promise<void> {
    if (!(await rooms.byUid(roomUid))) throw new Failure('room-unknown')
  }

  async function tell(roomUid: number): Promise<RoomRules> {
    const rules = await rulesOf(roomUid)
    realtime.publish(`room.${roomUid}`, { type: 'room', anchor_id: roomUid, event: 'rules', rules }, { state: 'rules' })
    return rules
  }

  return {
    rulesOf,
    /** Throws when a member's line does not fit how the room talks now. */
    async requireFit(roomUid: number, userId: number, words: string): Promise<void> {
      const modes = await queries.rulesFor(roomUid, userId)
      if (!modes) return
      const refusal = modeRefusal(modes, words, modes)
      if (refusal) throw new Failure(refusal)
      if (modes.slowS > 0) await pause(roomUid, userId, modes.slowS)
    },
    /** Pictures of the room's anchor. */
    ownEmotes: async (roomUid: number): Promise<readonly RoomEmote[]> =>
      (await queries.rules(roomUid))?.ownEmotes ?? freeTalk.ownEmotes,
    /** Sets all of them; the room hears it. */
    async setOwnEmotes(roomUid: number, emotes: readonly RoomEmote[]): Promise<void> {
      await requireRoom(roomUid)
      await queries.setOwnEmotes(roomUid, emotes)
      await tell(roomUid)
    },
    /** Changes how the room talks. Throws for those who don't keep order in it. */
    async setModes(roomUid: number, by: RoomActor, wanted: ChatModes): Promise<RoomRules> {
      await requireRoom(roomUid)
      if (!(await gate.managerOf(roomUid, by))) throw new Failure('not-allowed')
      await queries.setModes(roomUid, wanted)
      return tell(roomUid)
    },
    /** Puts a line above all others; without one, takes it down. The anchor's to do, and the platform's. */
    async pin(roomUid: number, by: RoomActor, id: string | undefined): Promise<RoomRules> {
      await requireRoom(roomUid)
      const role = await gate.roleOf(roomUid, by)
      if (role !== 'anchor' && role !== 'admin') throw new Failure('not-allowed')
      const wanted = id === undefined ? null : (keptId(id) ?? 0)
      if (wanted !== null && !(await lines.written(roomUid, wanted))) throw new Failure('chat-quote')
      await queries.pin(roomUid, wanted)
      return tell(roomUid)
    },
    /** A line was taken away: it stands above the others no more, and the room hears it. */
    async takeDown(roomUid: number, id: number): Promise<void> {
      if (await queries.takeDown(roomUid, id)) await tell(roomUid)
    },
  }
}

export type ChatModeService = ReturnType<typeof createChatModeService>
