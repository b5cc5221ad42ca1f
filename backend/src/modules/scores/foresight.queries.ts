import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'

export type VoteChoice = 1 | 2 | 3
export interface MatchVotes {
  home: number
  draw: number
  away: number
  /** What the asking member chose; 0 = nothing yet. */
  mine: number
}

export interface ForesightQueries {
  votes(matchId: number, userId: UserId | undefined): Promise<MatchVotes>
  /** False: this member has voted on the match already. */
  vote(userId: UserId, matchId: number, choice: VoteChoice, now: number): Promise<boolean>
}

export function createForesightQueries(db: Db): ForesightQueries {
  return {
    async votes(matchId, userId) {
      const rows = await db.query<{ choice: number; count: number; mine: number }>(
        `select choice, count(*)::int as count, max(case when user_id = $2 then 1 else 0 end)::int as mine
         from foresight_votes where match_id = $1 group by choice`,
        [matchId, userId ?? 0],
      )
      const of = (choice: number) => rows.find((row) => row.choice === choice)?.count ?? 0
      return { home: of(1), draw: of(2), away: of(3), mine: rows.find((row) => row.mine === 1)?.choice ?? 0 }
    },
    async vote(userId, matchId, choice, now) {
      const added = await db.query(
        `insert into foresight_votes (user_id, match_id, choice, created_at) values ($1, $2, $3, $4)
         on conflict do nothing returning match_id`,
        [userId, matchId, choice, now],
      )
      return added.length > 0
    },
  }
}
