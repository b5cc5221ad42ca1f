import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'
import type { MadeGoal } from './made-goals'
import type { InjectedGoal } from './ports/feed.port'

/** Followed matches and reminders share their shape. */
type MatchList = 'match_collects' | 'match_reservations'

export interface ScoresQueries {
  listed(list: MatchList, userId: UserId): Promise<Set<number>>
  /** Adds the match, or removes it when it was there; true = it is there now. */
  toggle(list: MatchList, userId: UserId, matchId: number, now: number): Promise<boolean>
  injectedGoals(): Promise<MadeGoal[]>
  addInjectedGoal(goal: InjectedGoal): Promise<void>
}

export function createScoresQueries(db: Db): ScoresQueries {
  return {
    async listed(list, userId) {
      const rows = await db.query<{ matchId: number }>(`select match_id from ${list} where user_id = $1`, [userId])
      return new Set(rows.map((row) => row.matchId))
    },
    async toggle(list, userId, matchId, now) {
      return db.transaction(async (tx) => {
        const gone = await tx.query(`delete from ${list} where user_id = $1 and match_id = $2 returning match_id`, [
          userId,
          matchId,
        ])
        if (gone.length > 0) return false
        await tx.query(
          `insert into ${list} (user_id, match_id, created_at) values ($1, $2, $3) on conflict do nothing`,
          [userId, matchId, now],
        )
        return true
      })
    },
    injectedGoals: () =>
      db.query<{ id: number; matchId: number; side: 1 | 2; at: number }>(
        'select id, match_id, side, at from injected_goals order by id',
      ),
    async addInjectedGoal({ matchId, side, at }) {
      await db.query('insert into injected_goals (match_id, side, at) values ($1, $2, $3)', [matchId, side, at])
    },
  }
}
