import type { ReleaseStore } from '../store/release-store'
import type { Start } from './decide'
import { type EnvironmentDocument, ReleaseRefused, robotName } from './document'

/** So long after the robot took a canary back no other one of the package begins by itself: first somebody looks why. */
export const coolDownMinutes = 15

const tookBack = ({ by, changes }: EnvironmentDocument, name: string) =>
  by === robotName && changes.some(({ action, target }) => action === 'rollback' && target === name)

/** Refuses a canary too soon after the robot ended one of the same package: a pipeline would send the next at once. */
export async function requireCooledDown(store: ReleaseStore, start: Start, name: string): Promise<void> {
  const since = new Date(Date.parse(start.audit.at) - coolDownMinutes * 60_000).toISOString()
  let one = start.document
  while (one && one.at > since) {
    if (tookBack(one, name)) {
      const message = `the robot took a canary of ${name} back at ${one.at} (${one.why}): look at it, wait ${coolDownMinutes} minutes, or say --again and why`
      throw new ReleaseRefused('cooling-down', message)
    }
    one = one.seq > 1 ? await store.readDocument(start.environment, one.seq - 1) : undefined
  }
}
