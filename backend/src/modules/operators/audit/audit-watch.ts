import type { Db, DbOptions } from '../../../db/db'
import type { Clock } from '../../../kernel/clock'
import { networkOf } from '../../../kernel/network'
import { currentOperation, type Operation } from '../../../kernel/operation'
import { auditQueries } from './audit.queries'
import { subjectOf } from './audit-subjects'

function subjectNameOf({ input, subjectId }: Operation): string {
  const { id, uid, order, name } = (input ?? {}) as Record<string, unknown>
  return String(subjectId ?? id ?? uid ?? order ?? name ?? '')
}

/**
 * Adds an audit row to the transaction of an operator's call, whichever module carries it out: the state before is read
 * (and locked) first, the state after at the end, and both stand or fall with what the call did.
 */
export function createAuditWatch(clock: Clock): NonNullable<DbOptions['watch']> {
  return (tx: Db) => {
    const operation = currentOperation()
    if (!operation || operation.isWritten) return undefined
    const { kind, read } = subjectOf(operation.call)
    const stateNow = async () => read?.(tx, operation.input as never, operation.subjectId)
    let before: unknown
    return {
      async before() {
        before = await stateNow()
      },
      async after() {
        await auditQueries.insert(tx, {
          operatorId: operation.operatorId,
          at: clock.now(),
          call: operation.call,
          kind,
          subject: subjectNameOf(operation),
          before,
          after: await stateNow(),
          input: operation.input,
          ipPrefix: networkOf(operation.ip),
        })
      },
      committed() {
        operation.isWritten = true
      },
    }
  }
}
