import type { Db } from '../../db/db'

/** What is published under a number of its own, and operators may take down. */
const tables = { article: 'headline', video: 'video', post: 'circle_post' } as const

/**
 * Whether a number was that of something everybody saw, which its writer deleted or operators took down: it will be nothing else's. What
 * waits for review is not gone, and a number that nothing had yet is unknown.
 */
export async function isGone(db: Db, kind: keyof typeof tables, id: number): Promise<boolean> {
  const table = tables[kind]
  const row = await db.one<{ isGone: boolean }>(
    `select case when exists (select 1 from ${table} where id = $1) then
       exists (select 1 from ${table} where id = $1 and status = 2)
     else $1 <= greatest((select max(id) from ${table}), pg_sequence_last_value(pg_get_serial_sequence($2, 'id'))) end is_gone`,
    [id, table],
  )
  return row?.isGone === true
}
