import type { Kernel } from '../../kernel/kernel'
import { findBreaches } from './audit.queries'

/** Checks read whole tables, so not often. */
export const auditEveryMs = 10 * 60_000

/** What /healthz says of the money. */
export interface AuditReport {
  /** Epoch ms; undefined: not looked at since the start. */
  checkedAt: number | undefined
  breaches: number
}

/** Looks again and again whether the books are sound. A breach is an error in the log and a number in /healthz. */
export function createAudit({ db, clock, log, nodes }: Pick<Kernel, 'db' | 'clock' | 'log' | 'nodes'>) {
  let report: AuditReport = { checkedAt: undefined, breaches: 0 }
  // One node looks, all can say what it saw.
  nodes.hear<AuditReport>('audit', (seen) => {
    report = seen
  })
  return {
    report: () => report,
    async run(): Promise<void> {
      const breaches = await findBreaches(db)
      report = { checkedAt: clock.now(), breaches: breaches.length }
      nodes.tell('audit', report)
      if (breaches.length > 0) log.error({ breaches }, 'the books are not sound')
    },
  }
}
