import { bus } from '@pitchside/bus'

/** Does what the visitor asked for; a refusal is told in the server's words. Resolves with whether it worked. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    bus.emit('toast.requested', { text: error instanceof Error ? error.message : String(error), tone: 'error' })
    return false
  }
}
