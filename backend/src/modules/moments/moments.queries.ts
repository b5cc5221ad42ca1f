import type { Db } from '../../db/db'
import type { MomentKind, Names } from '../live/live.module'

/** A big moment of a match and when it was, epoch milliseconds. */
export interface KeptMoment {
  incidentId: number
  kind: MomentKind
  /** 1 home, 2 away. */
  side: number
  /** "67", "45+2". */
  minute: string
  player: Names
  homeScore: number
  awayScore: number
  at: number
}

export function createMomentQueries(db: Db) {
  return {
    /** Football matches that rooms on air show. */
    shown: async () =>
      (
        await db.query<{ matchId: number }>(
          `select distinct match_id from rooms where is_live and match_sport = 'football' and match_id is not null`,
        )
      ).map(({ matchId }) => matchId),
    /** The time somebody was told first stays. */
    keep: (matchId: number, moments: readonly KeptMoment[]) =>
      db.query(
        `insert into match_moments (match_id, incident_id, kind, side, minute, player, home_score, away_score, at)
         select $1, "incidentId", kind, side, minute, player, "homeScore", "awayScore", at
         from jsonb_to_recordset($2::jsonb) as x ("incidentId" bigint, kind text, side smallint, minute text, player jsonb,
           "homeScore" smallint, "awayScore" smallint, at bigint)
         on conflict (match_id, incident_id) do nothing`,
        [matchId, JSON.stringify(moments)],
      ),
    /** They were taken back. */
    remove: (matchId: number, incidents: readonly number[]) =>
      db.query('delete from match_moments where match_id = $1 and incident_id = any($2::bigint[])', [
        matchId,
        incidents,
      ]),
    /** In the order they happened in. */
    between: (matchId: number, from: number, until: number) =>
      db.query<KeptMoment>(
        `select incident_id, kind, side, minute, player, home_score, away_score, at from match_moments
         where match_id = $1 and at between $2 and $3 order by at, incident_id limit 60`,
        [matchId, from, until],
      ),
    forget: (before: number) => db.query('delete from match_moments where at < $1', [before]),
  }
}

export type MomentQueries = ReturnType<typeof createMomentQueries>
