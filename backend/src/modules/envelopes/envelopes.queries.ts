import type { Db } from '../../db/db'

export interface EnvelopeRow {
  id: number
  roomUid: number
  senderId: number
  nickname: string
  avatar: string
  diamonds: number
  shares: number
  isRandom: boolean
  isForFans: boolean
  createdAt: number
  opensAt: number
  expiresAt: number
  closedAt: number | null
  left: number
  /** Tenths the viewer received. */
  ownTenths: number | null
}

export interface ClaimRow {
  userId: number
  nickname: string
  avatar: string
  tenths: number
  claimedAt: number
  isLargest: boolean
}

export interface NewEnvelope {
  roomUid: number
  senderId: number
  sendKey: string
  diamonds: number
  shares: number
  isRandom: boolean
  isForFans: boolean
  createdAt: number
  opensAt: number
  expiresAt: number
}

/** What a claim has to know; read under the envelope's lock. */
export type LockedEnvelope = Pick<
  EnvelopeRow,
  'id' | 'roomUid' | 'senderId' | 'isForFans' | 'opensAt' | 'expiresAt' | 'closedAt'
>

const bare = `id, room_uid, sender_id, is_for_fans, opens_at,
  expires_at, closed_at`

const full = `e.id, e.room_uid, e.sender_id, u.nickname, u.avatar, e.diamonds, e.shares,
  e.is_random, e.is_for_fans, e.created_at, e.opens_at,
  e.expires_at, e.closed_at,
  (select count(*) from red_envelope_shares s where s.envelope_id = e.id and s.user_id is null) as left,
  (select s.tenths from red_envelope_shares s where s.envelope_id = e.id and s.user_id = $2) as own_tenths
  from red_envelopes e join users u on u.id = e.sender_id`

/** Envelopes one room shows at a time. */
const shownMax = 20

export function createEnvelopeQueries(db: Db) {
  return {
    /** undefined: this sender used the key before. */
    insert: (row: NewEnvelope) =>
      db.one<{ id: number }>(
        `insert into red_envelopes (room_uid, sender_id, send_key, diamonds, shares, is_random, is_for_fans, created_at,
           opens_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (sender_id, send_key) do nothing returning id`,
        [
          row.roomUid,
          row.senderId,
          row.sendKey,
          row.diamonds,
          row.shares,
          row.isRandom,
          row.isForFans,
          row.createdAt,
          row.opensAt,
          row.expiresAt,
        ],
      ),
    insertShares: (envelopeId: number, shares: number[]) =>
      db.query(
        `insert into red_envelope_shares (envelope_id, place, tenths)
         select $1, place, tenths from unnest($2::bigint[]) with ordinality as t (tenths, place)`,
        [envelopeId, shares],
      ),
    bySendKey: (senderId: number, sendKey: string) =>
      db.one<Omit<NewEnvelope, 'sendKey'>>(
        `select room_uid, sender_id, diamonds, shares, is_random,
           is_for_fans from red_envelopes where sender_id = $1 and send_key = $2`,
        [senderId, sendKey],
      ),
    /** Every claim and the refund hold this lock: one after the other. */
    lock: (id: number) => db.one<LockedEnvelope>(`select ${bare} from red_envelopes where id = $1 for update`, [id]),
    find: (id: number) => db.one<LockedEnvelope>(`select ${bare} from red_envelopes where id = $1`, [id]),
    shareOf: (id: number, userId: number) =>
      db.one<{ tenths: number }>('select tenths from red_envelope_shares where envelope_id = $1 and user_id = $2', [
        id,
        userId,
      ]),
    /** The next share for the member; undefined: all are gone. Under the lock. */
    take: (id: number, userId: number, now: number) =>
      db.one<{ tenths: number }>(
        `update red_envelope_shares set user_id = $2, claimed_at = $3 where envelope_id = $1 and place =
           (select min(place) from red_envelope_shares where envelope_id = $1 and user_id is null) returning tenths`,
        [id, userId, now],
      ),
    left: async (id: number) =>
      (await db.one<{ shares: number; tenths: number }>(
        `select count(*) as shares, coalesce(sum(tenths), 0)::bigint as tenths
         from red_envelope_shares where envelope_id = $1 and user_id is null`,
        [id],
      ))!,
    close: (id: number, now: number) => db.query('update red_envelopes set closed_at = $2 where id = $1', [id, now]),
    due: async (now: number, limit: number) =>
      (
        await db.query<{ id: number }>(
          'select id from red_envelopes where closed_at is null and expires_at <= $1 order by expires_at limit $2',
          [now, limit],
        )
      ).map(({ id }) => id),
    byId: (id: number, viewerId: number | undefined) =>
      db.one<EnvelopeRow>(`select ${full} where e.id = $1`, [id, viewerId ?? null]),
    /** Envelopes of a room that somebody can still open, the next to open first. */
    ofRoom: (roomUid: number, viewerId: number | undefined, now: number) =>
      db.query<EnvelopeRow>(
        `select ${full} where e.room_uid = $1 and e.closed_at is null and e.expires_at > $3
           and exists (select 1 from red_envelope_shares s where s.envelope_id = e.id and s.user_id is null)
         order by e.opens_at, e.id limit ${shownMax}`,
        [roomUid, viewerId ?? null, now],
      ),
    /** Newest first. */
    claims: (id: number, limit: number, offset: number) =>
      db.query<ClaimRow>(
        `select s.user_id, u.nickname, u.avatar, s.tenths, s.claimed_at,
           s.place = (select b.place from red_envelope_shares b where b.envelope_id = $1 order by b.tenths desc, b.place
             limit 1) as is_largest
         from red_envelope_shares s join users u on u.id = s.user_id
         where s.envelope_id = $1 order by s.claimed_at desc, s.place desc limit $2 offset $3`,
        [id, limit, offset],
      ),
  }
}

export type EnvelopeQueries = ReturnType<typeof createEnvelopeQueries>
