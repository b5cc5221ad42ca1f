import type { RoomEmote } from '@pitchside/contract'
import { medalSteps } from '@pitchside/contract/rooms'
import type { Db } from '../../db/db'
import type { ChatModes, RoomTalk, Speaker } from './chat-modes.rules'

export interface StoredRules extends RoomTalk {
  /** Number of the pinned line. */
  pinnedId: number | null
}

export function createChatModeQueries(db: Db) {
  return {
    rules: (roomUid: number) =>
      db.one<StoredRules>(
        'select slow_s, is_followers_only, is_emotes_only, pinned_id, own_emotes from room_chat_rules where room_uid = $1',
        [roomUid],
      ),
    /** What a member's line has to fit. */
    rulesFor: (roomUid: number, userId: number) =>
      db.one<RoomTalk & Speaker>(
        `select slow_s, is_followers_only, is_emotes_only, own_emotes,
           exists (select 1 from follows f where f.target_id = $1 and f.user_id = $2) as is_follower,
           (select coalesce(sum(tenths), 0) from room_contributions c where c.room_uid = $1 and c.user_id = $2) >= $3 as is_fan
         from room_chat_rules where room_uid = $1`,
        [roomUid, userId, medalSteps[0] * 10],
      ),
    setModes: (roomUid: number, { slowS, isFollowersOnly, isEmotesOnly }: ChatModes) =>
      db.query(
        `insert into room_chat_rules (room_uid, slow_s, is_followers_only, is_emotes_only) values ($1, $2, $3, $4)
         on conflict (room_uid) do update set slow_s = excluded.slow_s,
           is_followers_only = excluded.is_followers_only, is_emotes_only = excluded.is_emotes_only`,
        [roomUid, slowS, isFollowersOnly, isEmotesOnly],
      ),
    setOwnEmotes: (roomUid: number, emotes: readonly RoomEmote[]) =>
      db.query(
        `insert into room_chat_rules (room_uid, own_emotes) values ($1, $2::jsonb)
         on conflict (room_uid) do update set own_emotes = excluded.own_emotes`,
        [roomUid, JSON.stringify(emotes)],
      ),
    pin: (roomUid: number, messageId: number | null) =>
      db.query(
        `insert into room_chat_rules (room_uid, pinned_id) values ($1, $2)
         on conflict (room_uid) do update set pinned_id = excluded.pinned_id`,
        [roomUid, messageId],
      ),
    /** Whether this line stood above the others, as it does no more. */
    takeDown: async (roomUid: number, messageId: number) =>
      (await db.one('update room_chat_rules set pinned_id = null where room_uid = $1 and pinned_id = $2 returning 1', [
        roomUid,
        messageId,
      ])) !== undefined,
  }
}

export type ChatModeQueries = ReturnType<typeof createChatModeQueries>
