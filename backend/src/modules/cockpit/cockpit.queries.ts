import type { Db } from '../../db/db'
import type { Language } from '../../kernel/messages'

/** A broadcast and the time it took: from the opening of the room, or from the first picture on. */
export interface BroadcastSpan {
  id: number
  uid: number
  title: string
  /** Epoch ms. */
  from: number
  /** Epoch ms; null: it runs. */
  until: number | null
}

export type EventKind = 'gift' | 'follow' | 'noble' | 'envelope'

/** Something a member did for the anchor. */
export interface EventRow {
  kind: EventKind
  /** Number of its row; of a follow that of the member. */
  id: number
  userId: number
  nickname: string
  avatar: string
  at: number
  /** Picture and names of the gift; null for other kinds. */
  art: string | null
  names: Record<Language, string> | null
  num: number
  tenths: number
}

/** What a member did within a time. */
export interface DeedsRow {
  userId: number
  lines: number
  tenths: number
  isNewFan: boolean
}

/** Between $2 and $3, in the room of $1. */
const between = 'created_at >= $2 and created_at <= $3'

export function createCockpitQueries(db: Db) {
  return {
    /** Without a number the one that is open, else the last one; only of this anchor. */
    span: (uid: number, id: number | undefined) =>
      db.one<BroadcastSpan>(
        `select id, uid, title, coalesce(on_air_at, opened_at) as "from", ended_at as until from broadcast_plans
         where uid = $1 and state > 0 and opened_at is not null and ($2::bigint is null or id = $2)
         order by (state = 1) desc, ended_at desc nulls first, id desc limit 1`,
        [uid, id ?? null],
      ),
    /** Newest first. */
    events: (uid: number, from: number, until: number, limit: number) =>
      db.query<EventRow>(
        `select e.kind, e.id, e.user_id, e.at, e.num, e.tenths, u.nickname, u.avatar, g.art,
           case when g.id is not null then jsonb_build_object('zh', g.name_zh, 'en', g.name_en, 'vi', g.name_vi) end as names
         from (
           select 'gift' as kind, id, user_id, created_at as at, gift_id, num, tenths
             from gift_log where room_uid = $1 and ${between}
           union all
           select 'follow', user_id, user_id, created_at, 0, 1, 0
             from follows where target_id = $1 and ${between}
           union all
           select 'noble', id, user_id, created_at, 0, tier, paid_tenths
             from noble_periods where anchor_id = $1 and ${between}
           union all
           select 'envelope', id, sender_id, created_at, 0, shares, diamonds::bigint * 10
             from red_envelopes where room_uid = $1 and ${between}
         ) e join users u on u.id = e.user_id left join gifts g on g.id = e.gift_id
         order by e.at desc, e.kind, e.id desc limit $4`,
        [uid, from, until, limit],
      ),
    /** Who gave most, then who said most, then who came to follow. The anchor is left out. */
    deeds: (uid: number, from: number, until: number, limit: number) =>
      db.query<DeedsRow>(
        `select user_id, sum(lines) as lines, sum(tenths)::bigint as tenths, bool_or(is_new_fan) as is_new_fan from (
           select user_id, 1 as lines, 0::bigint as tenths, false as is_new_fan
             from room_messages where room_uid = $1 and ${between} and no in (101, 105) and removed_at is null
           union all
           select user_id, 0, tenths, false from gift_log where room_uid = $1 and ${between}
           union all
           select user_id, 0, 0, true from follows where target_id = $1 and ${between}
         ) d where user_id <> $1 group by user_id
         order by sum(tenths) desc, sum(lines) desc, bool_or(is_new_fan) desc, user_id limit $4`,
        [uid, from, until, limit],
      ),
    quickTexts: async (uid: number) =>
      (await db.one<{ texts: string[] }>('select quick_texts as texts from rooms where uid = $1', [uid]))?.texts,
    saveQuickTexts: (uid: number, texts: readonly string[]) =>
      db.one('update rooms set quick_texts = $2::jsonb where uid = $1 returning uid', [uid, JSON.stringify(texts)]),
  }
}

export type CockpitQueries = ReturnType<typeof createCockpitQueries>
