import type { Db } from '../../db/db'
import type { Names } from '../live/ports/room-matches.port'

/** Parts of the planned match that lists show. */
interface PlannedMatch {
  id: number
  competition: Names
  home: { names: Names }
  away: { names: Names }
  kickoff: number
}

export interface RecordingRow {
  id: number
  kind: 0 | 1 | 2
  title: string
  cover: string
  stream: string
  match: PlannedMatch | null
  durationS: number
  endedAt: number
  viewers: number
  hotvotes: number
}

/** Where a playback comes from; those of the demo come from no broadcast. */
export interface BroadcastOfPlayback {
  broadcastId: number | null
  uid: number
  matchId: number | null
  recording: string | null
  onAirAt: number | null
  endedAt: number
  durationS: number
}

export function createRecordingQueries(db: Db) {
  return {
    /** Newest first. */
    of: (uid: number, limit: number, offset: number) =>
      db.query<RecordingRow>(
        `select b.id, p.kind, p.title, p.cover, p.stream, b.match, p.duration_s,
           p.ended_at, b.viewers, b.hotvotes
         from playbacks p join broadcast_plans b on b.id = p.broadcast_id
         where p.uid = $1 order by p.ended_at desc, p.id limit $2 offset $3`,
        [uid, limit, offset],
      ),
    /** The broadcast a playback is of: what it showed and when, and where it lies; without one it is the demo's. */
    broadcastOf: (playbackId: number) =>
      db.one<BroadcastOfPlayback>(
        `select p.broadcast_id, p.uid, case when b.match ->> 'sport' = 'football' then (b.match ->> 'id')::bigint end as match_id, b.recording,
           b.on_air_at, p.ended_at, p.duration_s
         from playbacks p left join broadcast_plans b on b.id = p.broadcast_id where p.id = $1`,
        [playbackId],
      ),
    /** When the pictures of a broadcast were taken, those since a moment, the oldest first. */
    stills: (broadcastId: number, since: number) =>
      db.query<{ number: number; at: number }>(
        'select number, at from broadcast_stills where broadcast_id = $1 and at >= $2 order by at, number',
        [broadcastId, since],
      ),
    /** Whose a playback is, and its film. */
    streamOf: (playbackId: number) =>
      db.one<{ uid: number; stream: string }>('select uid, stream from playbacks where id = $1', [playbackId]),
    count: async (uid: number) =>
      (await db.one<{ total: number }>(
        'select count(*) as total from playbacks where uid = $1 and broadcast_id is not null',
        [uid],
      ))!.total,
    /** Takes recordings that ended before `until` off the list; gives their names. */
    removeBefore: (until: number) =>
      db.query<{ recording: string }>(
        `with gone as (delete from playbacks where broadcast_id is not null and ended_at < $1 returning broadcast_id),
         unlisted as (delete from broadcast_stills where broadcast_id in (select broadcast_id from gone))
         update broadcast_plans set recording = '' from (select id, recording from broadcast_plans) as old
         where broadcast_plans.id = old.id and broadcast_plans.id in (select broadcast_id from gone)
         returning old.recording as recording`,
        [until],
      ),
  }
}

export type RecordingQueries = ReturnType<typeof createRecordingQueries>
