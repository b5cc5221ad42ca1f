import { createDb } from './db/db'
import type { Engine } from './db/engine'
import type { UserId } from './kernel/ids'
import { auditQueries } from './modules/operators/audit/audit.queries'
import { createFactorQueries } from './modules/second-factor/factors.queries'
import { createSessionQueries } from './modules/sessions/sessions.queries'

/** `none`: the account has no second factor. */
export type Cleared = 'unknown' | 'none' | 'cleared'

/**
 * Takes all second factors off an account, for whoever has the machine in their hands and nobody left who can log in: its
 * sessions end, and the audit says that it was done here. `mobile` is `86-13800000000`, `now` epoch milliseconds.
 */
export async function clearSecondFactorsOf(engine: Engine, mobile: string, now: number): Promise<Cleared> {
  const db = createDb(engine, { transactionTimeoutMs: 15_000 })
  const user = await db.one<{ id: UserId }>('select id from users where mobile = $1 and deleted_at is null', [mobile])
  if (!user) return 'unknown'
  return db.transaction(async (tx) => {
    const queries = createFactorQueries(tx)
    await queries.lock(user.id)
    const before = (await queries.of(user.id)).map(({ kind, name }) => ({ kind, name }))
    if (before.length === 0) return 'none'
    await queries.deleteAll(user.id)
    await queries.deleteCodes(user.id)
    await createSessionQueries(tx).endAllBut(user.id, 0, 'signed-out', now)
    await auditQueries.insert(tx, {
      operatorId: user.id,
      at: now,
      call: 'clearSecondFactors',
      kind: 'second-factor',
      subject: String(user.id),
      before,
      after: [],
      input: { by: 'command line' },
      ipPrefix: '',
    })
    return 'cleared'
  })
}
