import type { EnvironmentDocument } from '../core/document'
import { ReleaseRefused } from '../core/document'
import type { ReleaseManager } from '../core/release-manager'
import type { Health } from './health'

export const robotName = 'robot'

export interface RobotOptions {
  manager: ReleaseManager
  health: Health
  current(): EnvironmentDocument | undefined
  now(): number
}

/**
 * Rolls a canary back when the rules say that it is worse, with the evidence as the reason. The build stays revoked:
 * only a person brings it again, on purpose. Resolves with the documents that were written.
 */
export async function robotRound({ manager, health, current, now }: RobotOptions): Promise<EnvironmentDocument[]> {
  const document = current()
  if (!document) return []
  const written: EnvironmentDocument[] = []
  for (const { remote, build, evidence } of health.judge(document)) {
    const name = `remote-${remote}`
    const audit = { by: robotName, why: `canary ${build}: ${evidence}`, at: new Date(now()).toISOString() }
    try {
      // By its build: somebody may have promoted or ended it meanwhile.
      written.push(await manager.revoke(name, build, audit))
      health.forget(remote, build)
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error
    }
  }
  return written
}
