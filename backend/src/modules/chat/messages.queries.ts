import type { Db } from '../../db/db'
import type { StoredKind } from './payload.rules'

/** A message with what its readers need to know of sender and conversation. */
export interface StoredMessage {
  id: number
  conversationId: number
  sequence: number
  senderId: number
  /** Name of the sender on the wire. */
  senderName: string
  kind: StoredKind
  payload: Record<string, unknown>
  nonce: string
  sentAt: number
  isRevoked: boolean
  nickname: string
  avatar: string
  /** The two people; null for a group. */
  lowId: number | null
  highId: number | null
  lowName: string | null
  groupId: string | null
  /** Whoever received it has read it. */
  isRead: boolean
}

const columns = `m.id, m.conversation_id, m.sequence, m.sender_id, m.kind, m.payload, m.nonce,
  m.sent_at, m.revoked_at is not null is_revoked, coalesce(u.nickname, '') nickname, coalesce(u.avatar, '') avatar,
  case when m.sender_id < 0 then t.id else m.sender_id::text end sender_name,
  c.low_id, c.high_id, c.group_id,
  case when c.low_id < 0 then t.id else c.low_id::text end low_name,
  c.group_id is null and coalesce((select max(r.read_sequence) from chat_reader r
    where r.conversation_id = c.id and r.user_id <> m.sender_id), 0) >= m.sequence is_read`
// A tourist is always the lower number of the two.
const from = `chat_message m join chat_conversation c on c.id = m.conversation_id
  left join users u on u.id = m.sender_id left join chat_tourists t on t.no = -c.low_id`
/** Messages that reader $2 has not hidden; the place before which everything is cleared is the caller's condition. */
const notHidden = `not exists (select 1 from chat_hidden h where h.message_id = m.id and h.user_id = $2)`

export const messageQueries = {
  byNonce(db: Db, senderId: number, nonce: string): Promise<StoredMessage | undefined> {
    return db.one(`select ${columns} from ${from} where m.sender_id = $1 and m.nonce = $2`, [senderId, nonce])
  },
  byId(db: Db, id: number): Promise<StoredMessage | undefined> {
    return db.one(`select ${columns} from ${from} where m.id = $1`, [id])
  },
  byIds(db: Db, ids: readonly number[]): Promise<StoredMessage[]> {
    return db.query(`select ${columns} from ${from} where m.id = any($1)`, [ids])
  },
  async insert(
    tx: Db,
    place: { id: number; sequence: number },
    message: { senderId: number; kind: StoredKind; payload: object; nonce: string },
    at: number,
  ): Promise<void> {
    await tx.query(
      `insert into chat_message (conversation_id, sequence, sender_id, kind, payload, nonce, sent_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [place.id, place.sequence, message.senderId, message.kind, JSON.stringify(message.payload), message.nonce, at],
    )
  },
  /** Up to `limit` messages between two places, both outside, that a reader has not hidden; newest first. */
  before(
    db: Db,
    ask: { id: number; reader: number; after: number; before: number; limit: number },
  ): Promise<StoredMessage[]> {
    return db.query(
      `select ${columns} from ${from} where m.conversation_id = $1 and m.sequence > $3 and m.sequence < $4 and ${notHidden}
       order by m.sequence desc limit $5`,
      [ask.id, ask.reader, ask.after, ask.before, ask.limit],
    )
  },
  /** The same, oldest first: what a page missed. */
  after(db: Db, ask: { id: number; reader: number; after: number; limit: number }): Promise<StoredMessage[]> {
    return db.query(
      `select ${columns} from ${from} where m.conversation_id = $1 and m.sequence > $3 and ${notHidden}
       order by m.sequence limit $4`,
      [ask.id, ask.reader, ask.after, ask.limit],
    )
  },
  async sequenceOf(db: Db, conversationId: number, messageId: number): Promise<number | undefined> {
    const row = await db.one<{ sequence: number }>(
      'select sequence from chat_message where id = $1 and conversation_id = $2',
      [messageId, conversationId],
    )
    return row?.sequence
  },
  /** Takes a message back: its words leave the data base. False: it was taken back before. */
  async revoke(db: Db, id: number, at: number): Promise<boolean> {
    const rows = await db.query(
      "update chat_message set revoked_at = $2, payload = '{}' where id = $1 and revoked_at is null returning id",
      [id, at],
    )
    return rows.length > 0
  },
  /** Hides messages of conversations the reader is part of. */
  hide: (db: Db, reader: number, ids: readonly number[]) =>
    db.query(
      `insert into chat_hidden (message_id, user_id)
       select m.id, $1 from chat_message m join chat_conversation c on c.id = m.conversation_id
       where m.id = any($2) and (c.low_id = $1 or c.high_id = $1
         or exists (select 1 from chat_group_members g where g.group_id = c.group_id and g.user_id = $1))
       on conflict do nothing`,
      [reader, ids],
    ),
}
