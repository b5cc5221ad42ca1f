import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'

/** Runs an action for a member; a visitor gets the log-in dialog first and the action resumes after it. */
export function useMemberAction(): (action: () => void) => void {
  const user = useUser()
  return (action) => {
    if (user) action()
    else bus.emit('login.requested', { resume: action })
  }
}
