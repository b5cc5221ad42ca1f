import type { Db } from '../../db/db'
import type { SchemeMatch, SchemeNames, SchemeSport, SchemeTeam } from './ports/scheme-matches.port'
import type { Score } from './scheme.rules'

/** A match somebody wrote about, with the end it has so far. */
export interface KeptMatch {
  matchId: number
  sport: SchemeSport
  competition: SchemeNames
  home: SchemeTeam
  away: SchemeTeam
  kickoffAt: number
  seen: string | null
  seenAt: number | null
  isVoid: boolean
  homeScore: number | null
  awayScore: number | null
  settledAt: number | null
}

const columns = `m.match_id, m.sport, m.competition, m.home, m.away, m.kickoff_at, m.seen,
  m.seen_at, m.is_void, m.home_score, m.away_score,
  m.settled_at`

/** What is kept of a match when the first scheme on it is published. */
export const matchValues = (match: SchemeMatch) => [
  match.id,
  match.sport,
  match.competitionId,
  JSON.stringify(match.competition),
  JSON.stringify(match.home),
  JSON.stringify(match.away),
  match.kickoffAt,
]

export function createSchemeMatchQueries(db: Db) {
  return {
    /** A match that moved has its new kick-off from now on. */
    keep: (match: SchemeMatch) =>
      db.query(
        `insert into scheme_matches (match_id, sport, competition_id, competition, home, away, kickoff_at)
         values ($1, $2, $3, $4::jsonb, $5::jsonb, $6::jsonb, $7)
         on conflict (match_id) do update set kickoff_at = excluded.kickoff_at where scheme_matches.settled_at is null`,
        matchValues(match),
      ),
    lock: (matchId: number) =>
      db.one<KeptMatch>(`select ${columns} from scheme_matches m where m.match_id = $1 for update`, [matchId]),
    /** Those that have begun and have no result. */
    waiting: (now: number) =>
      db.query<KeptMatch>(
        `select ${columns} from scheme_matches m where m.settled_at is null
           and (m.kickoff_at <= $1 or exists (select 1 from expert_schemes s where s.match_id = m.match_id and s.status = 0))
         order by m.kickoff_at`,
        [now],
      ),
    /** Those with a result since a moment: it may be corrected. A void match stays void. */
    settledSince: (since: number) =>
      db.query<KeptMatch>(
        `select ${columns} from scheme_matches m where m.settled_at >= $1 and not m.is_void order by m.kickoff_at`,
        [since],
      ),
    setSeen: (matchId: number, end: string | undefined, now: number) =>
      db.query('update scheme_matches set seen = $2, seen_at = $3 where match_id = $1 and seen is distinct from $2', [
        matchId,
        end ?? null,
        end === undefined ? null : now,
      ]),
    settle: (matchId: number, score: Score | undefined, now: number) =>
      db.query(
        `update scheme_matches set is_void = $2, home_score = $3, away_score = $4, settled_at = coalesce(settled_at, $5)
         where match_id = $1`,
        [matchId, score === undefined, score?.home ?? null, score?.away ?? null, now],
      ),
  }
}
