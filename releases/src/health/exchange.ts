import { hourMs } from '@pitchside/base'
import type { EnvironmentDocument } from '../core/document'
import type { Health, Verdict } from './health'
import type { HealthLedger, LedgerRow } from './ledger'

/** A canary of few visitors is judged by as much as this; older counts are forgotten. */
const keptMs = 48 * hourMs

export interface ExchangeOptions {
  health: Health
  ledger: HealthLedger
  now(): number
  /** When a document was written (epoch ms). */
  writtenAt(seq: number): Promise<number>
}

/** Documents that began the canaries that run: the number at the end of a salt, see `startCanary`. */
const beginnings = ({ packages }: EnvironmentDocument): number[] =>
  Object.values(packages).flatMap(({ canary }) => (canary ? [Number(canary.salt.split('.').at(-1))] : []))

/** What was counted at one moment. */
function rounds(rows: readonly LedgerRow[]): LedgerRow[][] {
  const found = new Map<number, LedgerRow[]>()
  for (const row of rows) found.set(row.at, [...(found.get(row.at) ?? []), row])
  return [...found.values()]
}

/** Adds the counts of the processes of a site up: each puts down what it counted and takes what the others did. */
export class HealthExchange {
  private isRestored = false
  /** Counted here and not put down yet: the data base may be away for a while. */
  private waiting: LedgerRow[] = []
  private prunedAt = 0

  constructor(private readonly options: ExchangeOptions) {}

  /** Resolves with what the rules found on the way, when it was a start: the robot of before may not have come to it. */
  async exchange(document: EnvironmentDocument): Promise<Verdict[]> {
    const { health, ledger, now } = this.options
    this.waiting.push(...health.takeOwn())
    const found = this.isRestored ? [] : await this.restore(document)
    this.isRestored = true
    await ledger.add(this.waiting)
    this.waiting = []
    health.fold(document, await ledger.news())
    if (now() - this.prunedAt > hourMs) {
      this.prunedAt = now()
      await ledger.prune(now() - keptMs)
    }
    return found
  }

  /** What was counted before this process started, judged as it was then. */
  private async restore(document: EnvironmentDocument): Promise<Verdict[]> {
    const { health, ledger, now, writtenAt } = this.options
    const begun = await Promise.all(beginnings(document).filter(Number.isInteger).map(writtenAt))
    const from = Math.max(now() - keptMs, Math.min(now() - hourMs, ...begun))
    const found = new Map<string, Verdict>()
    for (const rows of rounds(await ledger.since(from))) {
      health.fold(document, rows)
      for (const verdict of health.judge(document)) found.set(verdict.run, verdict)
    }
    return [...found.values()]
  }
}
