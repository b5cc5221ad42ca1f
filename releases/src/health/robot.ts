import type { EnvironmentDocument } from '../core/document'
import { ReleaseRefused, robotName } from '../core/document'
import type { ReleaseManager } from '../core/release-manager'
import type { Health, Verdict } from './health'

export interface RobotOptions {
  manager: ReleaseManager
  health: Health
  /** Takes the counts of other processes in, and says what it found on the way; without it this one judges by its own. */
  exchange?(document: EnvironmentDocument): Promise<Verdict[]>
  current(): EnvironmentDocument | undefined
  now(): number
}

/**
 * Rolls a canary back when the rules say that it is worse, with the evidence as the reason. The build stays revoked:
 * only a person brings it again, on purpose. Of several processes that find the same, one writes the document and the
 * others find the canary gone. Resolves with the documents that were written here.
 */
export async function robotRound(options: RobotOptions): Promise<EnvironmentDocument[]> {
  const { manager, health, exchange, current, now } = options
  const document = current()
  if (!document) return []
  const before = (await exchange?.(document)) ?? []
  const found = new Map<string, Verdict>([...before, ...health.judge(document)].map((one) => [one.run, one]))
  const written: EnvironmentDocument[] = []
  for (const { remote, build, run, evidence } of found.values()) {
    const audit = { by: robotName, why: `canary ${build}: ${evidence}`, at: new Date(now()).toISOString() }
    try {
      written.push(await manager.endCanary(`remote-${remote}`, run, audit))
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error
    }
  }
  return written
}
