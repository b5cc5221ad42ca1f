import type { Db } from '../../db/db'
import type { Sport } from './ports/room-matches.port'
import type { ShownInRoom } from './room-filter'

export interface RoomRow {
  uid: number
  kind: 0 | 1 | 2
  title: string
  cover: string
  tag: string
  tags: string[]
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
  /** Only these matches, as `shownMatch` names them. */
  shown?: readonly string[]
  tag?: string
  /** Place in the orders of the wire. */
  sort?: number
  viewerId?: number
  limit: number
  offset: number
}

const columns = `r.uid, r.kind, r.title, coalesce(nullif(r.still, ''), r.cover) as cover, r.tag, r.tags, r.placard, r.stream, r.is_live, r.is_demo,
  r.started_at, r.planned_at, case when r.is_live then r.heat else 0 end as heat,
  (select count(*) from follows f where f.target_id = r.uid) as fans,
  exists (select 1 from follows f where f.target_id = r.uid and f.user_id = $1) as is_followed,
  r.match_sport, r.match_id, u.nickname, u.avatar, u.signature, u.exp`

const listed = `from rooms r join users u on u.id = r.uid
  where r.is_live and ($2::int = -1 or r.kind = $2::int) and ($3::bigint is null or r.match_id = $3::bigint)
    and ($4::text[] is null or r.match_sport || ':' || r.match_id = any($4::text[])) and ($5::text is null or $5::text = any(r.tags))`

/** The orders of `roomSorts`. */
const orders = ['r.heat desc, r.uid', 'r.started_at desc nulls last, r.uid', 'fans desc, r.heat desc, r.uid']

const filterOf = ({ viewerId, kind, matchId, shown, tag }: RoomFilter) => [
  viewerId ?? 0,
  kind,
  matchId ?? null,
  shown ?? null,
  tag ?? null,
]

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
    list: (filter: RoomFilter) =>
      db.query<RoomRow>(
        `select ${columns} ${listed} order by ${orders[filter.sort ?? 0] ?? orders[0]} limit $6 offset $7`,
        [...filterOf(filter), filter.limit, filter.offset],
      ),
    count: async (filter: RoomFilter) =>
      (await db.one<{ total: number }>(`select count(*) as total, $1::bigint as viewer ${listed}`, filterOf(filter)))!
        .total,
    /** What rooms on air of a kind show and are like. */
    onAir: (kind: number) =>
      db.query<ShownInRoom>(
        'select match_sport, match_id, tags from rooms where is_live and ($1::int = -1 or kind = $1::int)',
        [kind],
      ),
    /** Rooms on air besides `uid` that `viewerId` may enter: with the match, of followed anchors, then the hottest first. */
    besides: (uid: number, matchId: number | undefined, viewerId = 0) =>
      db.query<RoomRow>(
        `select ${columns} from rooms r join users u on u.id = r.uid
         where r.is_live and r.uid not in ($1, $2)
           and not exists (select 1 from room_kicks k where k.room_uid = r.uid and k.user_id = $1)
         order by coalesce(r.match_id = $3::bigint, false) desc, is_followed desc, r.heat desc, r.uid limit 60`,
        [viewerId, uid, matchId ?? null],
      ),
    /** Where the anchor of a room sent its viewers no longer ago than `since`. */
    raidOf: async (uid: number, since: number) =>
      (
        await db.one<{ raidUid: number }>(
          'select raid_uid from rooms where uid = $1 and raid_uid is not null and raid_at >= $2',
          [uid, since],
        )
      )?.raidUid,
    /** Rooms of the demo that are on air. */
    demoRooms: () =>
      db.query<{ uid: number; kind: number; tag: string; matchSport: Sport | null; matchId: number | null }>(
        'select uid, kind, tag, match_sport, match_id from rooms where is_demo and is_live order by heat desc, uid',
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
