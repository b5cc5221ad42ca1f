import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'

/** Opens the log-in dialog; what was meant to happen resumes after it. */
export const askToLogIn = (resume?: () => void): void => bus.emit('login.requested', resume ? { resume } : {})

/** Runs an action for a member; a visitor gets the log-in dialog first and the action resumes after it. */
export function useMemberAction(): (action: () => void) => void {
  const user = useUser()
  return (action) => (user ? action() : askToLogIn(action))
}
