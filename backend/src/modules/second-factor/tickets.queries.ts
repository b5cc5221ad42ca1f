import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'

/** Where a log-in began. */
export type Door = 'site' | 'phone' | 'operators' | 'console'
export type TicketState = 'asks' | 'enrols' | 'enrolled'

export interface Ticket {
  userId: UserId
  state: TicketState
  challenge: string
}

export interface NewTicket extends Ticket {
  hash: string
  door: Door
  expiresAt: number
}

const columns = 'user_id, state, challenge'

export function createTicketQueries(db: Db) {
  return {
    insert: ({ hash, userId, door, state, challenge, expiresAt }: NewTicket) =>
      db.query(
        `insert into second_step_tickets (hash, user_id, door, state, challenge, expires_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [hash, userId, door, state, challenge, expiresAt],
      ),
    /** Takes one of a ticket's tries; undefined: unknown, too old, of another door, or all tries are gone. */
    try: (hash: string, door: Door, most: number, now: number) =>
      db.one<Ticket>(
        `update second_step_tickets set tries = tries + 1
         where hash = $1 and door = $2 and expires_at > $4 and tries < $3 returning ${columns}`,
        [hash, door, most, now],
      ),
    /** The account that must set up a factor. */
    enrolling: (hash: string, now: number) =>
      db.one<Ticket>(
        `select ${columns} from second_step_tickets where hash = $1 and state = 'enrols' and expires_at > $2`,
        [hash, now],
      ),
    enrolled: (hash: string, expiresAt: number) =>
      db.query("update second_step_tickets set state = 'enrolled', expires_at = $2 where hash = $1", [hash, expiresAt]),
    /** True for one of several that come together. */
    take: async (hash: string): Promise<boolean> =>
      (await db.query('delete from second_step_tickets where hash = $1 returning hash', [hash])).length === 1,
    deleteOf: (userId: UserId) => db.query('delete from second_step_tickets where user_id = $1', [userId]),
    deleteOld: (now: number) => db.query('delete from second_step_tickets where expires_at < $1', [now]),
  }
}

export type TicketQueries = ReturnType<typeof createTicketQueries>
