import { bus } from '@pitchside/bus'
import { CallError } from '@pitchside/http'

/** Runs a start-up step whose failure the visitor must not see; telemetry sees it. Undefined when it failed. */
export async function quietly<T>(where: string, step: () => Promise<T>): Promise<T | undefined> {
  try {
    return await step()
  } catch (error) {
    const reason = error instanceof CallError ? error.reason : 'unexpected'
    bus.emit('failure.seen', { where, reason, detail: String(error) })
    return undefined
  }
}
