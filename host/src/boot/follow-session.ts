import { followOtherTabs, onUserChanged } from '@pitchside/auth'
import { type Disposer, disposeAll } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { socket } from '@pitchside/socket'
import { clientState } from './client-state.store'
import { followAccount } from './follow-account'
import { announceMessagingAccount, startMessaging } from './messaging-login'
import { loadOwnUser } from './own-user.calls'
import { queryClient } from './query-client'
import { quietly } from './quietly'

/** Loads what belongs to the signed-in user. */
export const loadMember = () => quietly('start.own-user', loadOwnUser)

/** Keeps the page in step with who is signed in, here or through another tab. */
export function followSession(): Disposer {
  return disposeAll([
    followOtherTabs(),
    followAccount(),
    onUserChanged((user, before) => {
      socket.restart()
      if (before) bus.emit('messaging.logout', undefined)
      clientState.setState({ profile: undefined })
      // What one person may see is not shown to the next.
      queryClient.removeQueries({ queryKey: ['getOwnUser'] })
      void queryClient.invalidateQueries()
      if (user) {
        announceMessagingAccount()
        void loadMember()
      } else void startMessaging()
    }),
  ])
}
