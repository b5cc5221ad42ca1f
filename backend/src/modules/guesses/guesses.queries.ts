import type { Db } from '../../db/db'
import type { GuessKind, GuessStatus, Question, Verdict } from './guess.rules'
import type { GuessNames, GuessSport } from './ports/guess-matches.port'

export interface Guess extends Question {
  id: number
  roomUid: number
  /** null: the site itself. */
  openedBy: number | null
  kind: GuessKind
  sport: GuessSport
  matchId: number
  home: GuessNames
  away: GuessNames
  status: GuessStatus
  result: Verdict
  verdict: Verdict | null
  verdictAt: number | null
  homeScore: number | null
  awayScore: number | null
  createdAt: number
  closesAt: number
}

export type NewGuess = Omit<Guess, 'id' | 'status' | 'result' | 'verdict' | 'verdictAt' | 'homeScore' | 'awayScore'>

export const guessColumns = `g.id, g.room_uid, g.opened_by, g.kind, g.line, g.sport,
  g.match_id, g.home, g.away, g.base_home, g.base_away, g.status, g.result,
  g.verdict, g.verdict_at, g.home_score, g.away_score,
  g.created_at, g.closes_at`

/** Settled guesses a room still shows. */
const shownMax = 8

export function createGuessQueries(db: Db) {
  return {
    byId: (id: number) => db.one<Guess>(`select ${guessColumns} from guesses g where g.id = $1`, [id]),
    /** Stakes share the row, so many can be placed at once; closing and settling wait for all of them. */
    hold: (id: number) => db.one<Guess>(`select ${guessColumns} from guesses g where g.id = $1 for share`, [id]),
    lock: (id: number) => db.one<Guess>(`select ${guessColumns} from guesses g where g.id = $1 for update`, [id]),
    /** undefined: the room asks this already, or the site has asked it. */
    insert: async (row: NewGuess) =>
      (
        await db.one<{ id: number }>(
          `insert into guesses (room_uid, opened_by, kind, line, sport, match_id, home, away, base_home, base_away,
             created_at, closes_at)
           values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10, $11, $12)
           on conflict do nothing returning id`,
          [
            row.roomUid,
            row.openedBy,
            row.kind,
            row.line,
            row.sport,
            row.matchId,
            JSON.stringify(row.home),
            JSON.stringify(row.away),
            row.baseHome,
            row.baseAway,
            row.createdAt,
            row.closesAt,
          ],
        )
      )?.id,
    countOfMatch: async (roomUid: number, matchId: number) =>
      (await db.one<{ total: number }>(
        'select count(*) as total from guesses where room_uid = $1 and match_id = $2 and opened_by is not null',
        [roomUid, matchId],
      ))!.total,
    /** What a room shows: all that is not over, and what was settled lately. */
    ofRoom: (roomUid: number, settledSince: number) =>
      db.query<Guess>(
        `select ${guessColumns} from guesses g
         where g.room_uid = $1 and (g.status < 2 or g.settled_at >= $2) order by g.status >= 2, g.id desc limit $3`,
        [roomUid, settledSince, shownMax],
      ),
    unsettled: () => db.query<Guess>(`select ${guessColumns} from guesses g where g.status < 2 order by g.id`),
    hasUnsettled: async (roomUid: number) =>
      (await db.one('select 1 as one from guesses where room_uid = $1 and status < 2 limit 1', [roomUid])) !==
      undefined,
    /** False: somebody else closed it. */
    close: async (id: number) =>
      (await db.one('update guesses set status = 1 where id = $1 and status = 0 returning id', [id])) !== undefined,
    setVerdict: (id: number, verdict: Verdict | undefined, now: number) =>
      db.query('update guesses set verdict = $2, verdict_at = $3 where id = $1 and status < 2', [
        id,
        verdict ?? null,
        verdict === undefined ? null : now,
      ]),
    settle: (
      id: number,
      status: 2 | 3,
      verdict: Verdict,
      score: { home: number; away: number } | undefined,
      now: number,
    ) =>
      db.query(
        `update guesses set status = $2, result = $3, home_score = $4, away_score = $5, settled_at = $6 where id = $1`,
        [id, status, verdict, score?.home ?? null, score?.away ?? null, now],
      ),
  }
}
