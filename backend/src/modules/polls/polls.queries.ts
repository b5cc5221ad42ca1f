import type { Db } from '../../db/db'

export interface PollRow {
  id: number
  /** null: it is a post's. */
  roomUid: number | null
  question: string
  options: string[]
  createdAt: number
  closesAt: number
  endedAt: number | null
  /** By option, in their order. */
  votes: number[]
  /** What one member chose. */
  mine: number | null
}

/** A poll of a room. */
export type RoomPollRow = PollRow & { roomUid: number }
/** A poll of a post. */
export type PostPollRow = PollRow & { postId: number }

export interface NewPoll {
  roomUid: number
  question: string
  options: readonly string[]
  createdAt: number
  closesAt: number
}

const columns = `p.id, p.room_uid, p.question, p.options, p.created_at, p.closes_at, p.ended_at,
  array(select (select count(*)::int from poll_votes v where v.poll_id = p.id and v.choice = o.choice)
    from generate_series(0, cardinality(p.options) - 1) as o (choice) order by o.choice) as votes,
  (select v.choice from poll_votes v where v.poll_id = p.id and v.user_id = $1) as mine`

export function createPollQueries(db: Db) {
  return {
    /** undefined: one runs already. */
    insert: ({ roomUid, question, options, createdAt, closesAt }: NewPoll) =>
      db.one<{ id: number }>(
        `insert into polls (room_uid, question, options, created_at, closes_at) values ($1, $2, $3, $4, $5)
         on conflict (room_uid) where ended_at is null do nothing returning id`,
        [roomUid, question, [...options], createdAt, closesAt],
      ),
    find: (id: number, viewer?: number) =>
      db.one<RoomPollRow>(`select ${columns} from polls p where p.id = $2 and p.room_uid is not null`, [
        viewer ?? 0,
        id,
      ]),
    /** The newest that ended no longer ago than `since`, or runs. */
    ofRoom: (roomUid: number, since: number, viewer?: number) =>
      db.one<RoomPollRow>(
        `select ${columns} from polls p where p.room_uid = $2 and (p.ended_at is null or p.ended_at >= $3)
         order by p.id desc limit 1`,
        [viewer ?? 0, roomUid, since],
      ),
    /** That of a post has no question; its time begins anew with {@link startOfPost}. */
    insertOfPost: (postId: number, options: readonly string[], createdAt: number, closesAt: number) =>
      db.query(`insert into polls (post_id, question, options, created_at, closes_at) values ($1, '', $2, $3, $4)`, [
        postId,
        [...options],
        createdAt,
        closesAt,
      ]),
    /** The post is shown from now on: only then votes are taken, for as long as was wished. */
    startOfPost: (postId: number, now: number) =>
      db.query(
        `update polls set closes_at = closes_at - created_at + $2, created_at = $2
         where post_id = $1 and not exists (select 1 from poll_votes v where v.poll_id = polls.id)`,
        [postId, now],
      ),
    ofPosts: (postIds: readonly number[], viewer: number) =>
      db.query<PostPollRow>(`select ${columns}, p.post_id from polls p where p.post_id = any($2::bigint[])`, [
        viewer,
        postIds,
      ]),
    /** False: the member voted before, or the poll is over. */
    vote: async ({ id, userId, choice, now }: { id: number; userId: number; choice: number; now: number }) =>
      (await db.one(
        `insert into poll_votes (poll_id, user_id, choice, created_at)
         select p.id, $2, $3, $4 from polls p where p.id = $1 and p.ended_at is null and p.closes_at > $4
         on conflict (poll_id, user_id) do nothing returning poll_id`,
        [id, userId, choice, now],
      )) !== undefined,
    end: (id: number, now: number) =>
      db.one<{ id: number }>('update polls set ended_at = $2 where id = $1 and ended_at is null returning id', [
        id,
        now,
      ]),
    /** Those whose time is over: each is given once. */
    endDue: (now: number) =>
      db.query<{ id: number }>(
        'update polls set ended_at = closes_at where ended_at is null and closes_at <= $1 and room_uid is not null returning id',
        [now],
      ),
    setRaid: (uid: number, targetUid: number, now: number) =>
      db.query('update rooms set raid_uid = $2, raid_at = $3 where uid = $1', [uid, targetUid, now]),
  }
}

export type PollQueries = ReturnType<typeof createPollQueries>
