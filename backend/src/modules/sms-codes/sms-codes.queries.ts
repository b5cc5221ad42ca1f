import { dayMs, hourMs } from '@pitchside/base'
import type { Db } from '../../db/db'

export interface SentCounts {
  /** When the last code went to this number; 0 = never. */
  lastAt: number
  inHour: number
  inDay: number
  fromLineInHour: number
  fromNetworkInHour: number
  byAllInHour: number
}

export interface NewCode {
  mobile: string
  purpose: string
  codeHash: string
  /** Where it was asked for from, see `network.ts`. */
  line: string
  network: string
  now: number
  expiresAt: number
}

type Asked = Pick<NewCode, 'mobile' | 'line' | 'network' | 'now'>

const countsFor = async (db: Db, { mobile, line, network, now }: Asked): Promise<SentCounts> =>
  (await db.one<SentCounts>(
    `select
       coalesce((select max(sent_at) from sms_codes where mobile = $1), 0) as last_at,
       (select count(*) from sms_codes where mobile = $1 and sent_at > $3) as in_hour,
       (select count(*) from sms_codes where mobile = $1 and sent_at > $4) as in_day,
       (select count(*) from sms_codes where ip = $2 and sent_at > $3) as from_line_in_hour,
       (select count(*) from sms_codes where network = $5 and sent_at > $3) as from_network_in_hour,
       (select count(*) from sms_codes where sent_at > $3) as by_all_in_hour`,
    [mobile, line, now - hourMs, now - dayMs, network],
  ))!

export function createSmsCodeQueries(db: Db) {
  return {
    counts: (asked: Asked) => countsFor(db, asked),
    /** Decides and stores under a lock per number: two requests at once can't both pass the limits. */
    insertIf: (code: NewCode, isAllowed: (counts: SentCounts) => void): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`sms ${code.mobile}`])
        isAllowed(await countsFor(tx, code))
        await tx.query(
          `insert into sms_codes (mobile, purpose, code_hash, ip, network, sent_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
          [code.mobile, code.purpose, code.codeHash, code.line, code.network, code.now, code.expiresAt],
        )
      }),
    /** Counts a try against the newest code; undefined when there is none that may still be tried. */
    tryNewest: (mobile: string, purpose: string, triesMax: number, now: number) =>
      db.one<{ id: number; codeHash: string }>(
        `update sms_codes set tries = tries + 1
         where id = (select id from sms_codes where mobile = $1 and purpose = $2 order by id desc limit 1)
           and tries < $3 and used_at is null and expires_at > $4
         returning id, code_hash`,
        [mobile, purpose, triesMax, now],
      ),
    /** True for the one that uses it. */
    use: async (id: number, now: number): Promise<boolean> =>
      (await db.query('update sms_codes set used_at = $2 where id = $1 and used_at is null returning id', [id, now]))
        .length === 1,
    mobileOf: async (userId: number) =>
      (await db.one<{ mobile: string }>('select mobile from users where id = $1', [userId]))?.mobile,
    deleteOld: (before: number) => db.query('delete from sms_codes where sent_at < $1', [before]),
  }
}

export type SmsCodeQueries = ReturnType<typeof createSmsCodeQueries>
