import { authStore } from '@pitchside/auth'
import { bus } from '@pitchside/bus'

/** Opens the log-in dialog. */
export const askToLogIn = (): void => bus.emit('login.requested', {})

/**
 * Does what only a member may; a visitor is asked to log in first, and it is done then. The log-in waits for a promise the
 * action may return.
 */
export function asMember(action: () => unknown): void {
  if (authStore.getState().user) action()
  else bus.emit('login.requested', { resume: action })
}
