import type { BackendModule } from '../kernel/module'
import type { Db } from './db'

/** Nobody waits behind a seed: nothing listens yet, and a new machine may be busy with a hundred other things. */
const seedTimeoutMs = 300_000
/** Any number, the same for every node. */
const seedLock = 7_240_616

/** Fills in demo content, once in the life of a data base. `now`: epoch ms. */
export async function seedDemo(
  db: Db,
  seeds: readonly Pick<BackendModule, 'name' | 'seed'>[],
  now: number,
): Promise<void> {
  for (const { name, seed } of seeds) {
    if (!seed) continue
    await db.transaction(async (tx) => {
      // Nodes that start together seed one after the other.
      await tx.query('select pg_advisory_xact_lock($1)', [seedLock])
      if (await tx.one('select 1 from seeds where name = $1', [name])) return
      await seed(tx)
      await tx.query('insert into seeds (name, run_at) values ($1, $2)', [name, now])
    }, seedTimeoutMs)
  }
}
