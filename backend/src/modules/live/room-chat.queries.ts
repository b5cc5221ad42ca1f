import type { RoomMessage, RoomQuote } from '@pitchside/contract'
import type { Db } from '../../db/db'

/** What a line carries besides its text, under the names of the wire. */
export type LineBody = Pick<
  RoomMessage,
  'gift' | 'bubble' | 'nobel' | 'red' | 'taboo' | 'kick' | 'admin' | 'quote' | 'medal'
>

export interface StoredMessage {
  id: number
  roomUid: number
  userId: number
  text: string
  color: string | null
  nickname: string
  avatar: string
  level: number
  tier: number
  nonce: string | null
  no: RoomMessage['no']
  payload: LineBody
  isAdmin: boolean
  createdAt: number
  /** The kept line it answers. */
  quote: RoomQuote | null
}

export type NewMessage = Omit<StoredMessage, 'id' | 'quote'> & { quotedId: number | null }

const columns = `id, room_uid, user_id, text, color, nickname, avatar, level, tier, nonce,
  no, payload, is_admin, created_at,
  (select jsonb_build_object('id', 'm' || q.id, 'uid', q.user_id, 'user_nickname', q.nickname, 'text', q.text)
   from room_messages q where q.id = room_messages.quoted_id and q.removed_at is null) as quote`

export function createRoomChatQueries(db: Db) {
  return {
    /** undefined: this user already sent a message with this nonce. */
    insert: (message: NewMessage) =>
      db.one<StoredMessage>(
        `insert into room_messages (room_uid, user_id, text, color, nickname, avatar, level, tier, nonce, no, payload, is_admin, created_at, quoted_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12, $13, $14) on conflict (user_id, nonce) do nothing returning ${columns}`,
        [
          message.roomUid,
          message.userId,
          message.text,
          message.color,
          message.nickname,
          message.avatar,
          message.level,
          message.tier,
          message.nonce,
          message.no,
          JSON.stringify(message.payload),
          message.isAdmin,
          message.createdAt,
          message.quotedId,
        ],
      ),
    byNonce: (userId: number, nonce: string) =>
      db.one<StoredMessage>(`select ${columns} from room_messages where user_id = $1 and nonce = $2`, [userId, nonce]),
    /** A line somebody wrote in a room, and nobody took away. */
    written: (roomUid: number, id: number) =>
      db.one<StoredMessage>(
        `select ${columns} from room_messages where room_uid = $1 and id = $2 and no in (101, 105) and removed_at is null`,
        [roomUid, id],
      ),
    /** What a member said last in a room since a moment, newest first. */
    lastTexts: async (roomUid: number, userId: number, since: number, limit: number) =>
      (
        await db.query<{ text: string }>(
          `select text from room_messages where room_uid = $1 and user_id = $2 and created_at > $3 and no in (101, 105)
           order by id desc limit $4`,
          [roomUid, userId, since, limit],
        )
      ).map(({ text }) => text),
    /** What was said in a room in a stretch of time, oldest first. */
    saidBetween: (roomUid: number, { from, until, limit }: { from: number; until: number; limit: number }) =>
      db.query<StoredMessage>(
        `select ${columns} from room_messages
         where room_uid = $1 and created_at >= $2 and created_at < $3 and no in (101, 105) and removed_at is null
         order by created_at, id limit $4`,
        [roomUid, from, until, limit],
      ),
    /** Newest first, older than `before`. */
    newest: (roomUid: number, limit: number, before: number | undefined) =>
      db.query<StoredMessage>(
        `select ${columns} from room_messages
         where room_uid = $1 and removed_at is null and ($3::bigint is null or id < $3::bigint)
         order by id desc limit $2`,
        [roomUid, limit, before ?? null],
      ),
  }
}

export type RoomChatQueries = ReturnType<typeof createRoomChatQueries>
