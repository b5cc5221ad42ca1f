import type { Db } from '../../db/db'
import type { MessageKind } from './payload.rules'

export interface StoredMessage {
  id: number
  conversationId: number
  sequence: number
  senderId: number
  kind: MessageKind
  payload: Record<string, unknown>
  nonce: string
  sentAt: number
  nickname: string
  avatar: string
  lowId: number
  highId: number
  /** Whoever received it has read it. */
  isRead: boolean
}

export interface ConversationRow {
  id: number
  peerId: number
  unread: number
  lastMessageId: number | undefined
}

const columns = `m.id, m.conversation_id "conversationId", m.sequence, m.sender_id "senderId", m.kind, m.payload, m.nonce,
  m.sent_at "sentAt", u.nickname, u.avatar, c.low_id "lowId", c.high_id "highId",
  coalesce((select r.read_sequence from chat_reader r where r.conversation_id = c.id and r.user_id <> m.sender_id), 0)
    >= m.sequence "isRead"`
const from = `chat_message m join chat_conversation c on c.id = m.conversation_id join users u on u.id = m.sender_id`

const pair = (one: number, other: number): [low: number, high: number] => [Math.min(one, other), Math.max(one, other)]

export const chatQueries = {
  byNonce(db: Db, senderId: number, nonce: string): Promise<StoredMessage | undefined> {
    return db.one(`select ${columns} from ${from} where m.sender_id = $1 and m.nonce = $2`, [senderId, nonce])
  },

  find(db: Db, one: number, other: number): Promise<{ id: number; lastSequence: number } | undefined> {
    return db.one(
      'select id, last_sequence "lastSequence" from chat_conversation where low_id = $1 and high_id = $2',
      pair(one, other),
    )
  },

  /** Takes the next number of the conversation, which is made when there is none; its row is locked until the end. */
  async nextPlace(tx: Db, one: number, other: number, at: number): Promise<{ id: number; sequence: number }> {
    await tx.query(
      'insert into chat_conversation (low_id, high_id) values ($1, $2) on conflict do nothing',
      pair(one, other),
    )
    const row = await tx.one<{ id: number; sequence: number }>(
      `update chat_conversation set last_sequence = last_sequence + 1, last_at = $3 where low_id = $1 and high_id = $2
       returning id, last_sequence "sequence"`,
      [...pair(one, other), at],
    )
    return row as { id: number; sequence: number }
  },

  async insert(
    tx: Db,
    place: { id: number; sequence: number },
    message: { senderId: number; kind: MessageKind; payload: object; nonce: string },
    at: number,
  ): Promise<void> {
    await tx.query(
      `insert into chat_message (conversation_id, sequence, sender_id, kind, payload, nonce, sent_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [place.id, place.sequence, message.senderId, message.kind, JSON.stringify(message.payload), message.nonce, at],
    )
  },

  /** Up to `limit` messages before a sequence number, newest first. */
  page(db: Db, conversationId: number, before: number, limit: number): Promise<StoredMessage[]> {
    return db.query(
      `select ${columns} from ${from} where m.conversation_id = $1 and m.sequence < $2 order by m.sequence desc limit $3`,
      [conversationId, before, limit],
    )
  },

  async sequenceOf(db: Db, conversationId: number, messageId: number): Promise<number | undefined> {
    const row = await db.one<{ sequence: number }>(
      'select sequence from chat_message where id = $1 and conversation_id = $2',
      [messageId, conversationId],
    )
    return row?.sequence
  },

  conversations(db: Db, userId: number, limit: number): Promise<ConversationRow[]> {
    return db.query(
      `select c.id, case when c.low_id = $1 then c.high_id else c.low_id end "peerId",
         (select count(*)::int from chat_message m where m.conversation_id = c.id and m.sender_id <> $1
            and m.sequence > coalesce((select r.read_sequence from chat_reader r
              where r.conversation_id = c.id and r.user_id = $1), 0)) unread,
         (select m.id from chat_message m where m.conversation_id = c.id and m.sequence = c.last_sequence) "lastMessageId"
       from chat_conversation c where c.low_id = $1 or c.high_id = $1 order by c.last_at desc, c.id desc limit $2`,
      [userId, limit],
    )
  },

  messages(db: Db, ids: readonly number[]): Promise<StoredMessage[]> {
    return db.query(`select ${columns} from ${from} where m.id = any($1)`, [ids])
  },

  /** Moves the reader to the end; false when he was there. */
  async read(db: Db, conversationId: number, userId: number): Promise<boolean> {
    const rows = await db.query(
      `insert into chat_reader (conversation_id, user_id, read_sequence)
       select id, $2, last_sequence from chat_conversation where id = $1
       on conflict (conversation_id, user_id) do update set read_sequence = excluded.read_sequence
         where chat_reader.read_sequence < excluded.read_sequence
       returning read_sequence`,
      [conversationId, userId],
    )
    return rows.length > 0
  },

  /** Anchors and writers others may want to meet, the best known first. */
  recommended(db: Db, userId: number, limit: number, offset: number) {
    return db.query<{ id: number; nickname: string; avatar: string; isAnchor: boolean }>(
      `select id, nickname, avatar, is_anchor "isAnchor" from users where (is_anchor or is_writer) and id <> $1
       order by exp desc, id limit $2 offset $3`,
      [userId, limit, offset],
    )
  },

  /** People a user may know: those he talked to, support, anchors and writers. */
  acquaintances(db: Db, userId: number) {
    return db.query<{ id: number; nickname: string; avatar: string; isAnchor: boolean; isClose: boolean }>(
      `select u.id, u.nickname, u.avatar, u.is_anchor "isAnchor", (c.id is not null or u.role = 'agent') "isClose"
       from users u left join chat_conversation c on (c.low_id = u.id and c.high_id = $1) or (c.high_id = u.id and c.low_id = $1)
       where u.id <> $1 and (c.id is not null or u.is_anchor or u.is_writer or u.role = 'agent')
       order by u.nickname limit 500`,
      [userId],
    )
  },
}
