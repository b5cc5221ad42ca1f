import { minuteMs } from '@pitchside/base'
import type { Db } from '../../db/db'
import type { RoomMatch } from '../live/live.module'

/** Broadcasts on the record that a report is compared with. */
const compared = 5

/** What a broadcast came to. */
export interface BroadcastSums {
  id: number
  title: string
  match: RoomMatch | null
  /** Epoch ms. */
  from: number
  until: number
  isOver: boolean
  /** Most people at once, and the highest heat. */
  viewersMost: number
  heatMost: number
  /** People of all minutes added up: minutes that were watched. */
  watchMinutes: number
  /** Lines of the chat as its history has them, and members who wrote them. */
  lines: number
  talkers: number
  /** Tenths of a diamond members gave, and how many did. */
  givenTenths: number
  givers: number
  /** Tenths the anchor earned, by the ledger. */
  incomeTenths: number
  follows: number
  nobles: number
}

export interface ReportMinute {
  /** Minutes since 1970. */
  minute: number
  people: number
  lines: number
  tenths: number
}

/** A time of broadcast b in room $1. */
const within = 'between b.since and b.until'
const said = 'no in (101, 105) and removed_at is null'

export function createReportQueries(db: Db) {
  return {
    /** The broadcast, then those before it, the newest first. Empty: it is none of this anchor's. */
    sums: (uid: number, id: number, now: number) =>
      db.query<BroadcastSums>(
        `with chosen as (
           select id, on_air_at from broadcast_plans where id = $2 and uid = $1 and state > 0 and on_air_at is not null),
         b as (
           select p.id, p.title, p.match, p.state, p.viewers, p.hotvotes, p.on_air_at as since, coalesce(p.ended_at, $3::bigint) as until
           from broadcast_plans p, chosen c
           where p.uid = $1 and p.state > 0 and (p.id = c.id or (p.on_air_at < c.on_air_at and p.state = 2))
           order by p.on_air_at desc limit ${compared + 1})
         select b.id, b.title, b.match, b.since as "from", b.until, b.state = 2 as is_over,
           b.viewers as viewers_most, b.hotvotes as heat_most,
           (select coalesce(sum(people), 0) from room_watch_minutes
             where room_uid = $1 and minute between b.since / ${minuteMs} and b.until / ${minuteMs}) as watch_minutes,
           said.lines, said.talkers, given.tenths as given_tenths, given.givers,
           (select coalesce(sum(e.amount), 0)::bigint from ledger_account a
             join ledger_entry e on e.account_id = a.id join ledger_txn t on t.id = e.txn_id
             where a.owner_id = $1 and a.currency = 'diamond' and a.kind = 'withdrawable'
               and t.kind in ('gift', 'noble') and t.created_at ${within}) as income_tenths,
           (select count(*) from follows where target_id = $1 and created_at ${within}) as follows,
           (select count(*) from noble_periods where anchor_id = $1 and created_at ${within}) as nobles
         from b,
           lateral (select count(*) as lines, count(distinct user_id) as talkers from room_messages
             where room_uid = $1 and ${said} and created_at ${within}) said,
           lateral (select coalesce(sum(tenths), 0)::bigint as tenths, count(distinct user_id) as givers from gift_log
             where room_uid = $1 and created_at ${within}) given
         order by b.since desc`,
        [uid, id, now],
      ),
    /** Minutes in which there was something, in order. */
    minutes: (uid: number, from: number, until: number) =>
      db.query<ReportMinute>(
        `select minute, sum(people) as people, sum(lines) as lines, sum(tenths)::bigint as tenths from (
           select minute, people, 0 as lines, 0::bigint as tenths from room_watch_minutes
             where room_uid = $1 and minute between $2::bigint / ${minuteMs} and $3::bigint / ${minuteMs}
           union all
           select created_at / ${minuteMs}, 0, 1, 0 from room_messages
             where room_uid = $1 and ${said} and created_at between $2 and $3
           union all
           select created_at / ${minuteMs}, 0, 0, tenths from gift_log
             where room_uid = $1 and created_at between $2 and $3
         ) m group by minute order by minute`,
        [uid, from, until],
      ),
  }
}

export type ReportQueries = ReturnType<typeof createReportQueries>
