import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'

/** What a member follows, by number. */
export interface Follows {
  matches: ReadonlySet<number>
  teams: ReadonlySet<number>
  leagues: ReadonlySet<number>
}
export const noFollows: Follows = { matches: new Set(), teams: new Set(), leagues: new Set() }

const kindOf = { team: 1, league: 2 } as const
export type FollowedSource = keyof typeof kindOf

export interface FollowQueries {
  of(userId: UserId): Promise<Follows>
  /** Follows the team or league, or stops; true = followed now. `max` are all of a member's. */
  toggleSource(userId: UserId, source: FollowedSource, id: number, now: number, max: number): Promise<boolean | 'full'>
}

export function createFollowQueries(db: Db): FollowQueries {
  return {
    async of(userId) {
      const matches = await db.query<{ id: number }>('select match_id as id from match_collects where user_id = $1', [
        userId,
      ])
      const sources = await db.query<{ kind: number; id: number }>(
        'select kind, ref_id as id from source_follows where user_id = $1 order by created_at, ref_id',
        [userId],
      )
      const idsOf = (source: FollowedSource) =>
        new Set(sources.filter(({ kind }) => kind === kindOf[source]).map(({ id }) => id))
      return { matches: new Set(matches.map(({ id }) => id)), teams: idsOf('team'), leagues: idsOf('league') }
    },
    toggleSource(userId, source, id, now, max) {
      return db.transaction(async (tx) => {
        // Two clicks of one member at once must not both pass the limit.
        await tx.query('select id from users where id = $1 for update', [userId])
        const gone = await tx.query(
          'delete from source_follows where user_id = $1 and kind = $2 and ref_id = $3 returning ref_id',
          [userId, kindOf[source], id],
        )
        if (gone.length > 0) return false
        const [row] = await tx.query<{ count: number }>(
          'select count(*)::int as count from source_follows where user_id = $1',
          [userId],
        )
        if ((row?.count ?? 0) >= max) return 'full'
        await tx.query('insert into source_follows (user_id, kind, ref_id, created_at) values ($1, $2, $3, $4)', [
          userId,
          kindOf[source],
          id,
          now,
        ])
        return true
      })
    },
  }
}
