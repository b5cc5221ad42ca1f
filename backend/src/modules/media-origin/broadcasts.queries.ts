import type { Db } from '../../db/db'

export interface BroadcastRow {
  id: number
  uid: number
  kind: 0 | 1 | 2
  title: string
  cover: string
  isPlanned: boolean
  startsAt: number
  /** 0 planned, 1 open, 2 over. */
  state: 0 | 1 | 2
  openedAt: number | null
  onAirAt: number | null
  endedAt: number | null
  endsAfter: number | null
  recording: string
  viewers: number
  hotvotes: number
  /** Pictures that were kept of it. */
  stills: number
}

const columns = `id, uid, kind, title, cover, is_planned, starts_at, state,
  opened_at, on_air_at, ended_at, ends_after, recording,
  viewers, hotvotes, stills`

/** What an anchor is offered to start: what is open, else what is planned for now, else what was made on the spot. */
const offered = `where uid = $1 and (state = 1 or (state = 0 and starts_at between $2 and $3))
  order by state desc, is_planned desc, abs(starts_at - $4), id limit 1`

export function createBroadcastQueries(db: Db) {
  return {
    /** An approved anchor has a room from the first time it is needed. */
    ensureRoom: (uid: number) =>
      db.query(
        `insert into rooms (uid, kind, title, cover) select id, 0, nickname, '' from users where id = $1
         on conflict (uid) do nothing`,
        [uid],
      ),
    offered: (uid: number, from: number, until: number, now: number) =>
      db.one<BroadcastRow>(`select ${columns} from broadcast_plans ${offered}`, [uid, from, until, now]),
    /** A broadcast with the room's own title. */
    insertOnTheSpot: (uid: number, now: number) =>
      db.one<{ id: number }>(
        `insert into broadcast_plans (uid, kind, title, cover, starts_at, is_planned)
         select uid, kind, title, cover, $2, false from rooms where uid = $1 returning id`,
        [uid, now],
      ),
    find: (id: number) => db.one<BroadcastRow>(`select ${columns} from broadcast_plans where id = $1`, [id]),
    openOf: (uid: number) =>
      db.one<BroadcastRow>(`select ${columns} from broadcast_plans where uid = $1 and state = 1`, [uid]),
    allOpen: () => db.query<BroadcastRow>(`select ${columns} from broadcast_plans where state = 1`),
    expired: (now: number) =>
      db.query<BroadcastRow>(`select ${columns} from broadcast_plans where state = 1 and ends_after < $1`, [now]),
    /** A room that was opened but never got on air makes way. */
    closeWaiting: (tx: Db, uid: number, except: number) =>
      tx.query(
        `update broadcast_plans set state = 0, opened_at = null, ends_after = null
         where uid = $1 and state = 1 and on_air_at is null and id <> $2`,
        [uid, except],
      ),
    open: async (tx: Db, id: number, facts: { now: number; endsAfter: number; recording: string }): Promise<boolean> =>
      (await tx.one(
        `update broadcast_plans set state = 1, opened_at = $2, ends_after = $3, recording = $4
         where id = $1 and state = 0 returning id`,
        [id, facts.now, facts.endsAfter, facts.recording],
      )) !== undefined,
    /** False when it is on air already, or no longer open. */
    putOnAir: async (tx: Db, id: number, now: number, endsAfter: number): Promise<boolean> =>
      (await tx.one(
        `update broadcast_plans set on_air_at = $2, ends_after = $3
         where id = $1 and state = 1 and on_air_at is null returning id`,
        [id, now, endsAfter],
      )) !== undefined,
    /** The room shows its broadcast; a demo room keeps its own stream for later. */
    showInRoom: (tx: Db, id: number, stream: string, now: number) =>
      tx.query(
        `update rooms r set is_live = true, stream = $2, started_at = $3, planned_at = null, demo_back_at = null,
           demo_stream = case when r.is_demo then r.stream else r.demo_stream end, is_demo = false,
           title = case when p.is_planned then p.title else r.title end,
           kind = case when p.is_planned then p.kind else r.kind end, still = '',
           cover = case when p.is_planned and p.cover <> '' then p.cover else r.cover end,
           match_id = p.match_id, match_sport = p.match ->> 'sport'
         from broadcast_plans p where p.id = $1 and r.uid = p.uid`,
        [id, stream, now],
      ),
    /** The push is alive: puts the end off and keeps the highest counts. */
    extend: (id: number, facts: { endsAfter: number; viewers: number; heat: number }) =>
      db.query(
        `update broadcast_plans set ends_after = $2, viewers = greatest(viewers, $3), hotvotes = greatest(hotvotes, $4)
         where id = $1 and state = 1 and on_air_at is not null`,
        [id, facts.endsAfter, facts.viewers, facts.heat],
      ),
    setEnd: (id: number, endsAfter: number) =>
      db.query('update broadcast_plans set ends_after = $2 where id = $1 and state = 1 and on_air_at is not null', [
        id,
        endsAfter,
      ]),
    /** undefined: somebody else ended it. */
    finish: (tx: Db, id: number, now: number) =>
      tx.one<BroadcastRow>(
        `update broadcast_plans set state = 2, ended_at = $2, ends_after = null where id = $1 and state = 1
         returning ${columns}`,
        [id, now],
      ),
    clearRoom: (tx: Db, uid: number, demoBackAt: number) =>
      tx.query(
        `update rooms set is_live = false, stream = '', still = '', started_at = null, match_id = null, match_sport = null,
           demo_back_at = case when demo_stream is null then null else $2::bigint end
         where uid = $1 and not is_demo`,
        [uid, demoBackAt],
      ),
    /** Demo rooms whose time has come show their demo again. */
    bringDemosBack: (now: number) =>
      db.query<{ uid: number; isLive: boolean }>(
        `update rooms set is_demo = true, is_live = demo_stream <> '', stream = demo_stream, demo_stream = null,
           demo_back_at = null, started_at = case when demo_stream <> '' then $1::bigint else null end
         where demo_stream is not null and demo_back_at <= $1 returning uid, is_live`,
        [now],
      ),
    /** `still`: a picture of it, for the cover of a broadcast that was not planned with one. */
    insertPlayback: (
      tx: Db,
      { id, stream, durationS, still }: { id: number; stream: string; durationS: number; still: string | undefined },
    ) =>
      tx.query(
        `insert into playbacks (uid, kind, title, cover, stream, duration_s, ended_at, broadcast_id)
         select r.uid, r.kind, r.title, coalesce(nullif(p.cover, ''), $4, r.cover), $2, $3, p.ended_at, p.id
         from broadcast_plans p join rooms r on r.uid = p.uid where p.id = $1`,
        [id, stream, durationS, still ?? null],
      ),
    /** How many pictures of it are kept. */
    stillsOf: async (id: number): Promise<number> =>
      (await db.one<{ stills: number }>('select stills from broadcast_plans where id = $1', [id]))?.stills ?? 0,
    /** The picture is kept: the room on air shows it. */
    showStill: ({ id, number, at, address }: { id: number; number: number; at: number; address: string }) =>
      db.query(
        `with kept as (
           update broadcast_plans set stills = greatest(stills, $2) where id = $1 and state = 1 returning id, uid),
         listed as (
           insert into broadcast_stills (broadcast_id, number, at) select id, $2, $3 from kept on conflict do nothing)
         update rooms r set still = $4 from kept where r.uid = kept.uid and r.is_live`,
        [id, number, at, address],
      ),
  }
}

export type BroadcastQueries = ReturnType<typeof createBroadcastQueries>
