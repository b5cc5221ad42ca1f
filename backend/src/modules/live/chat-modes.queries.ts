import type { Db } from '../../db/db'
import type { ChatModes } from './chat-modes.rules'

export interface StoredRules extends ChatModes {
  /** Number of the pinned line. */
  pinnedId: number | null
}

export function createChatModeQueries(db: Db) {
  return {
    rules: (roomUid: number) =>
      db.one<StoredRules>(
        'select slow_s, is_followers_only, is_emotes_only, pinned_id from room_chat_rules where room_uid = $1',
        [roomUid],
      ),
    /** What a member's line has to fit. */
    rulesFor: (roomUid: number, userId: number) =>
      db.one<ChatModes & { isFollower: boolean }>(
        `select slow_s, is_followers_only, is_emotes_only,
           exists (select 1 from follows f where f.target_id = $1 and f.user_id = $2) as is_follower
         from room_chat_rules where room_uid = $1`,
        [roomUid, userId],
      ),
    setModes: (roomUid: number, { slowS, isFollowersOnly, isEmotesOnly }: ChatModes) =>
      db.query(
        `insert into room_chat_rules (room_uid, slow_s, is_followers_only, is_emotes_only) values ($1, $2, $3, $4)
         on conflict (room_uid) do update set slow_s = excluded.slow_s,
           is_followers_only = excluded.is_followers_only, is_emotes_only = excluded.is_emotes_only`,
        [roomUid, slowS, isFollowersOnly, isEmotesOnly],
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
