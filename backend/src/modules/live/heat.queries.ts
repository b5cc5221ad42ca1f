import { minuteMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import type { Db } from '../../db/db'
import type { HeatFacts } from './heat.rules'
import type { Sport } from './ports/room-matches.port'

/** Minutes since 1970. */
export const minuteOf = (ms: number): number => Math.floor(ms / minuteMs)

export interface WatchMinute {
  roomUid: number
  minute: number
  people: number
}

export function createHeatQueries(db: Db) {
  return {
    /** The highest count of a minute stays, whoever counts and how often. */
    addWatched: (rows: readonly WatchMinute[]) =>
      db.query(
        `insert into room_watch_minutes (room_uid, minute, people)
         select "roomUid", minute, people from jsonb_to_recordset($1::jsonb) as x ("roomUid" bigint, minute bigint, people integer)
         on conflict (room_uid, minute)
           do update set people = greatest(room_watch_minutes.people, excluded.people)`,
        [JSON.stringify(rows)],
      ),
    addGift: (gift: { roomUid: number; userId: number; tenths: number; at: number }) =>
      db.query(
        `insert into room_gift_minutes (room_uid, minute, user_id, tenths) values ($1, $2, $3, $4)
         on conflict (room_uid, minute, user_id) do update set tenths = room_gift_minutes.tenths + excluded.tenths`,
        [gift.roomUid, minuteOf(gift.at), gift.userId, gift.tenths],
      ),
    live: () => db.query<{ uid: number }>('select uid from rooms where is_live order by uid'),
    /** Rooms on air and what happened in each in the minutes of the window; nothing from before its broadcast. */
    facts: (now: number) =>
      db.query<HeatFacts & { uid: number; heat: number; matchSport: Sport | null; matchId: number | null }>(
        `select r.uid, r.heat, r.match_sport, r.match_id,
           (select coalesce(sum(people), 0) from room_watch_minutes w
             where w.room_uid = r.uid and w.minute >= l.since / ${minuteMs}) as watch_minutes,
           (select count(distinct (m.user_id, m.created_at / ${minuteMs})) from room_messages m
             where m.room_uid = r.uid and m.created_at >= l.since and m.user_id <> r.uid and m.no in (101, 105)) as talk_minutes,
           (select count(*) from follows f where f.target_id = r.uid and f.created_at >= l.since) as follows,
           (select coalesce(sum(least(g.tenths, $2)), 0)::bigint from (
             select sum(tenths)::bigint as tenths from room_gift_minutes
             where room_uid = r.uid and minute >= l.since / ${minuteMs} and user_id <> r.uid group by user_id) g) as gift_tenths
         from rooms r, lateral (select greatest(coalesce(r.started_at, 0), $1::bigint) as since) l
         where r.is_live order by r.uid`,
        [(minuteOf(now) - limits.heat.windowMinutes + 1) * minuteMs, limits.heat.diamondsOfOneMost * 10],
      ),
    /** `league`: of the match the room shows. */
    setHeat: (rows: readonly { uid: number; heat: number; league: number | undefined }[], day: number) =>
      db.query(
        `with counted as (select uid, heat, league from jsonb_to_recordset($1::jsonb) as x (uid bigint, heat bigint, league bigint)),
         ranked as (
           insert into room_heat_days (room_uid, day, heat) select uid, $2, heat from counted
           on conflict (day, room_uid) do update set heat = greatest(room_heat_days.heat, excluded.heat)),
         of_leagues as (
           insert into room_league_days (room_uid, day, league_id, heat)
           select uid, $2, league, heat from counted where league is not null
           on conflict (league_id, day, room_uid) do update set heat = greatest(room_league_days.heat, excluded.heat))
         update rooms r set heat = counted.heat from counted where r.uid = counted.uid and r.heat <> counted.heat`,
        [JSON.stringify(rows), day],
      ),
    forget: (before: number) =>
      db.query(
        `with gifts as (delete from room_gift_minutes where minute < $1)
         delete from room_watch_minutes where minute < $1`,
        [minuteOf(before)],
      ),
  }
}

export type HeatQueries = ReturnType<typeof createHeatQueries>
