import type { PushKind } from '@pitchside/contract'
import type { Db } from '../../db/db'
import type { Language } from '../../kernel/messages'
import type { Subscription } from './push-sender'

export interface PushText {
  title: string
  body: string
}
export type PushWords = Record<Language, PushText>

/** Something to tell. */
export interface NewPush {
  /** Told once for it, to whomever. */
  key: string
  /** What a later message takes the place of. */
  tag: string
  kind: PushKind
  words: PushWords
  /** For who hides scores, where the words have one. */
  safeWords?: PushWords
  url: string
  /** For so long it is news, milliseconds. */
  forMs: number
}

/** Whose browsers hear of something. */
export type Audience =
  | { members: readonly number[] }
  | { matchId: number; teamIds: readonly number[] }
  | { teamIds: readonly number[] }

const byTeam = `select f.user_id from source_follows f left join push_choices k on k.user_id = f.user_id
  where f.kind = 1 and f.ref_id = any($10::bigint[]) and not f.ref_id = any(coalesce(k.muted_teams, '{}'))`
const byMatch = `select user_id from match_collects where match_id = $9::bigint
  union select user_id from match_reservations where match_id = $9::bigint
  union ${byTeam}
  except select user_id from push_choices where $9::bigint = any(muted_matches)`

const put = (audience: string) => `with heard as materialized (
    select d.id from push_devices d join sessions s on s.id = d.session_id and s.ended_at is null
      left join push_choices c on c.user_id = d.user_id
    where d.user_id in (${audience}) and not $3 = any(coalesce(c.unwanted, '{}'))
  ), told as (
    insert into push_messages (key, tag, kind, words, safe_words, url, created_at, expires_at)
    select $1, $2, $3, $4::jsonb, $5::jsonb, $6, $7, $8 where exists (select 1 from heard)
    on conflict (key) do nothing returning id
  )
  insert into push_outbox (message_id, device_id, due_at) select told.id, heard.id, $7 from told, heard`

/** What goes to one browser. */
export interface OutRow extends Subscription, PushText {
  messageId: number
  deviceId: number
  tries: number
  key: string
  tag: string
  kind: PushKind
  url: string
  expiresAt: number
  quietFrom: number | null
  quietUntil: number | null
  zone: string
}

export interface OutKey {
  messageId: number
  deviceId: number
}

/** In the browser's language; without scores for who hides them. */
const words = '(case when c.hides_scores then coalesce(m.safe_words, m.words) else m.words end->d.language)'

const pairs = (rows: readonly OutKey[]) => [
  rows.map(({ messageId }) => messageId),
  rows.map(({ deviceId }) => deviceId),
]

/** What is to be told, and to which browsers it was not told yet. */
export const outbox = {
  /** With what the transaction does, or not at all; once for each key. */
  async put(tx: Db, audience: Audience, push: NewPush, now: number): Promise<void> {
    const { key, tag, kind, words, safeWords, url, forMs } = push
    const values = [key, tag, kind, JSON.stringify(words), safeWords ? JSON.stringify(safeWords) : null, url, now]
    const all = [...values, now + forMs]
    if ('members' in audience) await tx.query(put('select unnest($9::bigint[])'), [...all, audience.members])
    else if ('matchId' in audience) await tx.query(put(byMatch), [...all, audience.matchId, audience.teamIds])
    else await tx.query(put(`select $9::bigint where false union ${byTeam}`), [...all, null, audience.teamIds])
  },

  /**
   * Takes what is due. It is due again after a while that grows with each try: a node that dies in between has lost
   * nothing, and who is told twice shows it once.
   */
  take: (db: Db, now: number, most: number) =>
    db.query<OutRow>(
      `with due as (
         select message_id, device_id from push_outbox where due_at <= $1 order by due_at limit $2 for update skip locked
       )
       update push_outbox o set tries = o.tries + 1, due_at = $1 + 30000 * power(4, least(o.tries, 5))::bigint
       from due join push_messages m on m.id = due.message_id join push_devices d on d.id = due.device_id
         left join push_choices c on c.user_id = d.user_id
       where o.message_id = due.message_id and o.device_id = due.device_id
       returning o.message_id, o.device_id, o.tries, m.key, m.tag, m.kind, m.url, m.expires_at,
         ${words}->>'title' title, ${words}->>'body' body, d.endpoint, d.p256dh, d.auth,
         c.quiet_from, c.quiet_until, coalesce(c.zone, 'UTC') as zone`,
      [now, most],
    ),

  done: (db: Db, rows: readonly OutKey[]) =>
    db.query(
      `delete from push_outbox o using unnest($1::bigint[], $2::bigint[]) as g(message_id, device_id)
       where o.message_id = g.message_id and o.device_id = g.device_id`,
      pairs(rows),
    ),

  forgetDevices: (db: Db, ids: readonly number[]) =>
    db.query('delete from push_devices where id = any($1::bigint[])', [ids]),

  /** Nobody needs to be told of what is over. */
  sweep: (db: Db, before: number) => db.query('delete from push_messages where expires_at < $1', [before]),
}
