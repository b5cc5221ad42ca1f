import type { Db } from '../../db/db'
import type { ChatTarget } from './chat-target'

export interface Conversation {
  id: number
  lastSequence: number
  /** Nothing before this place is shown to the reader. */
  clearedSequence: number
}

/** A line of somebody's list. */
export interface ConversationRow {
  id: number
  lastSequence: number
  unread: number
  isPinned: boolean
  lastMessageId: number | null
  /** undefined in a group. */
  peerId: number | null
  peerName: string | null
  nickname: string
  avatar: string
  exp: number
  isAnchor: boolean
  isAgent: boolean
  isLive: boolean
  groupId: string | null
  groupName: string
  introduction: string
  ownerId: number | null
  isFanGroup: boolean
  memberCount: number
}

/** Unread messages are counted up to here; pages show 99+. */
const unreadMax = 1_000

const pair = (one: number, other: number): [low: number, high: number] => [Math.min(one, other), Math.max(one, other)]

const list = `select c.id, c.last_sequence, r.pinned_at is not null is_pinned,
    (select count(*)::int from (select 1 from chat_message m where m.conversation_id = c.id and m.sender_id <> $1
       and m.revoked_at is null and m.sequence > greatest(coalesce(r.read_sequence, 0), coalesce(r.cleared_sequence, 0))
       limit ${unreadMax}) counted) unread,
    (select m.id from chat_message m where m.conversation_id = c.id and m.sequence > coalesce(r.cleared_sequence, 0)
       and not exists (select 1 from chat_hidden h where h.message_id = m.id and h.user_id = $1)
       order by m.sequence desc limit 1) last_message_id,
    case when c.group_id is null then p.peer end peer_id,
    case when p.peer < 0 then t.id else p.peer::text end peer_name,
    coalesce(u.nickname, '') nickname, coalesce(nullif(g.avatar, ''), u.avatar, '') avatar, coalesce(u.exp, 0) exp,
    coalesce(u.is_anchor, false) is_anchor, coalesce(u.role = 'agent', false) is_agent,
    coalesce((select is_live from rooms where uid = p.peer), false) is_live,
    c.group_id, coalesce(g.name, '') group_name, coalesce(g.introduction, '') introduction,
    g.owner_id, coalesce(g.is_fan_group, false) is_fan_group,
    case when c.group_id is null then 0
      else (select count(*)::int from chat_group_members gm where gm.group_id = c.group_id) end member_count
  from (
    select id from chat_conversation where low_id = $1
    union select id from chat_conversation where high_id = $1
    union select c2.id from chat_conversation c2 join chat_group_members gm on gm.group_id = c2.group_id where gm.user_id = $1
  ) mine join chat_conversation c on c.id = mine.id
  cross join lateral (select case when c.low_id = $1 then c.high_id else c.low_id end peer) p
  left join chat_reader r on r.conversation_id = c.id and r.user_id = $1
  left join chat_groups g on g.id = c.group_id
  left join users u on u.id = coalesce(p.peer, g.owner_id)
  left join chat_tourists t on t.no = -p.peer
  where coalesce(r.is_listed, true) and g.destroyed_at is null
  order by r.pinned_at desc nulls last, c.last_at desc, c.id desc limit $2`

export const conversationQueries = {
  find(db: Db, me: number, target: ChatTarget): Promise<Conversation | undefined> {
    const columns = `select c.id, c.last_sequence, coalesce(r.cleared_sequence, 0) cleared_sequence
      from chat_conversation c left join chat_reader r on r.conversation_id = c.id and r.user_id = $1`
    if (target.kind === 'person')
      return db.one(`${columns} where c.low_id = $2 and c.high_id = $3`, [me, ...pair(me, target.no)])
    return db.one(
      `${columns} where c.group_id = $2
         and exists (select 1 from chat_group_members gm where gm.group_id = $2 and gm.user_id = $1)`,
      [me, target.id],
    )
  },

  list: (db: Db, me: number, limit: number): Promise<ConversationRow[]> => db.query(list, [me, limit]),

  /** Takes the next number of the conversation, which is made when there is none; its row is locked until the end. */
  async nextPlace(tx: Db, me: number, target: ChatTarget, at: number): Promise<{ id: number; sequence: number }> {
    const next = 'update chat_conversation set last_sequence = last_sequence + 1, last_at = $1'
    if (target.kind === 'group') {
      const row = await tx.one<{ id: number; sequence: number }>(
        `${next} where group_id = $2 returning id, last_sequence "sequence"`,
        [at, target.id],
      )
      return row!
    }
    const people = pair(me, target.no)
    await tx.query('insert into chat_conversation (low_id, high_id) values ($1, $2) on conflict do nothing', people)
    const row = await tx.one<{ id: number; sequence: number }>(
      `${next} where low_id = $2 and high_id = $3 returning id, last_sequence "sequence"`,
      [at, ...people],
    )
    return row!
  },

  /** A conversation that was deleted comes back with a new message, for everybody. */
  listAgain: (tx: Db, conversationId: number) =>
    tx.query('update chat_reader set is_listed = true where conversation_id = $1 and not is_listed', [conversationId]),

  /** Moves the reader to the end; undefined when he was there, else the place. */
  async read(db: Db, conversationId: number, userId: number): Promise<number | undefined> {
    const row = await db.one<{ place: number }>(
      `insert into chat_reader (conversation_id, user_id, read_sequence)
       select id, $2, last_sequence from chat_conversation where id = $1
       on conflict (conversation_id, user_id) do update set read_sequence = excluded.read_sequence
         where chat_reader.read_sequence < excluded.read_sequence
       returning read_sequence place`,
      [conversationId, userId],
    )
    return row?.place
  },

  /** Nothing that was said so far is shown to this reader any more. */
  clear: (db: Db, conversationId: number, userId: number, isListed: boolean) =>
    db.query(
      `insert into chat_reader (conversation_id, user_id, read_sequence, cleared_sequence, is_listed)
       select id, $2, last_sequence, last_sequence, $3 from chat_conversation where id = $1
       on conflict (conversation_id, user_id) do update set read_sequence = excluded.read_sequence,
         cleared_sequence = excluded.cleared_sequence, is_listed = excluded.is_listed,
         pinned_at = case when excluded.is_listed then chat_reader.pinned_at end`,
      [conversationId, userId, isListed],
    ),

  countPinned: async (db: Db, userId: number) =>
    (await db.one<{ count: number }>(
      'select count(*) count from chat_reader where user_id = $1 and pinned_at is not null',
      [userId],
    ))!.count,
  pin: (db: Db, conversationId: number, userId: number, at: number | null) =>
    db.query(
      `insert into chat_reader (conversation_id, user_id, pinned_at) values ($1, $2, $3)
       on conflict (conversation_id, user_id) do update set pinned_at = excluded.pinned_at`,
      [conversationId, userId, at],
    ),
}
