import { authStore, onUserChanged, updateUser } from '@pitchside/auth'
import { type Disposer, disposeAll } from '@pitchside/base'
import type { AccountData } from '@pitchside/contract'
import { socket } from '@pitchside/socket'
import { loadOwnUser } from './own-user.calls'
import { quietly } from './quietly'

const reload = (): void => void quietly('account.own-user', loadOwnUser)

function hear({ event, balance }: AccountData): void {
  if (event === 'balance' && balance !== undefined) updateUser({ balance })
  else if (event !== 'kicked') reload()
}

/** Balance and level of the signed-in user follow what the server tells the account, in every open page. */
export function followAccount(): Disposer {
  let stop: Disposer | undefined
  const follow = (userId: number | undefined): void => {
    stop?.()
    stop =
      userId === undefined
        ? undefined
        : socket.subscribe(`user.${userId}`, {
            onData: ({ data }) => {
              if (data.type === 'account') hear(data)
            },
            onResync: reload,
          })
  }
  follow(authStore.getState().user?.id)
  return disposeAll([onUserChanged((user) => follow(user?.id)), () => follow(undefined)])
}
