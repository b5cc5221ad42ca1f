import type { Db } from '../../db/db'
import type { Sport } from './ports/room-matches.port'

export interface RoomRow {
  uid: number
  kind: 0 | 1 | 2
  title: string
  cover: string
  tag: string
  placard: string
  stream: string
  isLive: boolean
  isDemo: boolean
  startedAt: number | null
  plannedAt: number | null
  heat: number
  fans: number
  isFollowed: boolean
  matchSport: Sport | null
  matchId: number | null
  nickname: string
  avatar: string
  signature: string
  exp: number
}

export interface RoomFilter {
  /** -1 all. */
  kind: number
  matchId?: number
  viewerId?: number
  limit: number
  offset: number
}

const columns = `r.uid, r.kind, r.title, coalesce(nullif(r.still, ''), r.cover) as cover, r.tag, r.placard, r.stream, r.is_live, r.is_demo,
  r.started_at, r.planned_at, case when r.is_live then r.heat else 0 end as heat,
  (select count(*) from follows f where f.target_id = r.uid) as fans,
  exists (select 1 from follows f where f.target_id = r.uid and f.user_id = $1) as is_followed,
  r.match_sport, r.match_id, u.nickname, u.avatar, u.signature, u.exp`

const listed = `from rooms r join users u on u.id = r.uid
  where r.is_live and ($2::int = -1 or r.kind = $2::int) and ($3::bigint is null or r.match_id = $3::bigint)`

export function createRoomQueries(db: Db) {
  return {
    byUid: (uid: number, viewerId?: number) =>
      db.one<RoomRow>(`select ${columns} from rooms r join users u on u.id = r.uid where r.uid = $2`, [
        viewerId ?? 0,
        uid,
      ]),
    byUids: (uids: number[], viewerId?: number) =>
      db.query<RoomRow>(`select ${columns} from rooms r join users u on u.id = r.uid where r.uid = any($2::bigint[])`, [
        viewerId ?? 0,
        uids,
      ]),
    list: ({ kind, matchId, viewerId, limit, offset }: RoomFilter) =>
      db.query<RoomRow>(`select ${columns} ${listed} order by r.heat desc, r.uid limit $4 offset $5`, [
        viewerId ?? 0,
        kind,
        matchId ?? null,
        limit,
        offset,
      ]),
    count: async ({ kind, matchId }: Pick<RoomFilter, 'kind' | 'matchId'>) =>
      (await db.one<{ total: number }>(`select count(*) as total, $1::bigint as viewer ${listed}`, [
        0,
        kind,
        matchId ?? null,
      ]))!.total,
    /** Rooms on air besides `uid` that `viewerId` may enter: with the match, of followed anchors, then the hottest first. */
    besides: (uid: number, matchId: number | undefined, viewerId = 0) =>
      db.query<RoomRow>(
        `select ${columns} from rooms r join users u on u.id = r.uid
         where r.is_live and r.uid not in ($1, $2)
           and not exists (select 1 from room_kicks k where k.room_uid = r.uid and k.user_id = $1)
         order by coalesce(r.match_id = $3::bigint, false) desc, is_followed desc, r.heat desc, r.uid limit 60`,
        [viewerId, uid, matchId ?? null],
      ),
    /** Rooms of the demo that are on air. */
    demoRooms: () =>
      db.query<{ uid: number; kind: number; tag: string; matchId: number | null }>(
        'select uid, kind, tag, match_id from rooms where is_demo and is_live order by heat desc, uid',
      ),
    /** Anchors on air with the match they show, the most watched first. */
    anchorsOnMatches: () =>
      db.query<{ matchId: number; uid: number; nickname: string; avatar: string }>(
        `select r.match_id, r.uid, u.nickname, u.avatar from rooms r join users u on u.id = r.uid
         where r.is_live and r.match_id is not null order by r.heat desc, r.uid`,
      ),
    /** A room that exists stays as it is. */
    insert: ({ uid, kind, title }: { uid: number; kind: number; title: string }) =>
      db.query('insert into rooms (uid, kind, title) values ($1, $2, $3) on conflict (uid) do nothing', [
        uid,
        kind,
        title,
      ]),
    setMatch: (uid: number, sport: Sport, matchId: number) =>
      db.query('update rooms set match_sport = $2, match_id = $3 where uid = $1', [uid, sport, matchId]),
    leaderboard: (firstDay: number, limit: number) =>
      db.query<{ uid: number; heat: number }>(
        `select room_uid as uid, sum(heat)::bigint as heat from room_heat_days where day >= $1
         group by room_uid order by heat desc, uid limit $2`,
        [firstDay, limit],
      ),
    /** The best givers since `firstDay`, and the place each of them had a day ago in the same kind of list. */
    contributors: (uid: number, firstDay: number, today: number, limit: number) =>
      db.query<ContributorRow>(
        `with sums as (
           select user_id, sum(tenths) filter (where day >= $2)::bigint as tenths,
             sum(tenths) filter (where day < $3)::bigint as before
           from room_contributions where room_uid = $1 and day >= $2 - 1 group by user_id
         ), places as (
           select *, rank() over (order by tenths desc nulls last, user_id) as place,
             rank() over (order by before desc nulls last, user_id) as place_before from sums
         )
         select p.user_id as uid, p.tenths, p.place, case when p.before is null then null else p.place_before end
           as place_before, u.nickname, u.avatar, u.exp, u.tier
         from places p join users u on u.id = p.user_id where p.tenths is not null order by p.place limit $4`,
        [uid, firstDay, today, limit],
      ),
    addContribution: (uid: number, userId: number, day: number, tenths: number) =>
      db.query(
        `insert into room_contributions (room_uid, user_id, day, tenths) values ($1, $2, $3, $4)
         on conflict (room_uid, day, user_id) do update set tenths = room_contributions.tenths + excluded.tenths`,
        [uid, userId, day, tenths],
      ),
    playbacks: (uid: number | undefined, limit: number, offset: number) =>
      db.query<PlaybackRow>(
        `select id, uid, title, cover, stream, duration_s, ended_at
         from playbacks where $1::bigint is null or uid = $1::bigint order by ended_at desc, id limit $2 offset $3`,
        [uid ?? null, limit, offset],
      ),
    countPlaybacks: async (uid: number | undefined) =>
      (await db.one<{ total: number }>(
        'select count(*) as total from playbacks where $1::bigint is null or uid = $1::bigint',
        [uid ?? null],
      ))!.total,
  }
}

export interface ContributorRow {
  uid: number
  tenths: number
  place: number
  /** null: gave nothing before today. */
  placeBefore: number | null
  nickname: string
  avatar: string
  exp: number
  tier: number
}

export interface PlaybackRow {
  id: number
  uid: number
  title: string
  cover: string
  stream: string
  durationS: number
  endedAt: number
}

export type RoomQueries = ReturnType<typeof createRoomQueries>
