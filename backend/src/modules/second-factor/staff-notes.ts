import type { Db } from '../../db/db'
import type { AuditRow } from '../../kernel/audit-row'
import type { Clock } from '../../kernel/clock'
import type { UserId } from '../../kernel/ids'
import { networkOf } from '../../kernel/network'
import { createFactorQueries } from './factors.queries'

export type WriteAudit = (tx: Db, row: AuditRow) => Promise<unknown>

/** What the audit keeps of the second factors of staff. Those of members are their own business. */
export function createStaffNotes(db: Db, clock: Clock, write: WriteAudit) {
  async function note(tx: Db, userId: UserId, row: Pick<AuditRow, 'call' | 'kind' | 'before' | 'after'>, ip: string) {
    const person = await createFactorQueries(tx).person(userId)
    if (!person || person.role === 'member') return
    const about = { operatorId: userId, subject: String(userId), at: clock.now(), input: {}, ipPrefix: networkOf(ip) }
    await write(tx, { ...row, ...about })
  }
  return {
    transaction: db.transaction,
    /** Writes which factors an account had and has, in the transaction that changes them. */
    changes: (userId: UserId, call: string, ip: string) => (tx: Db, before: string[], after: string[]) =>
      note(tx, userId, { call, kind: 'second-factor', before, after }, ip),
    /** Writes by what somebody came in. */
    logIn: (userId: UserId, call: string, method: string, ip: string) =>
      note(db, userId, { call, kind: 'session', before: undefined, after: { method } }, ip),
  }
}

export type StaffNotes = ReturnType<typeof createStaffNotes>
