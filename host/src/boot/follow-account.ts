import { authStore, onUserChanged, updateUser } from '@pitchside/auth'
import { type Disposer, disposeAll } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import type { AccountData, NoticeData } from '@pitchside/contract'
import { language } from '@pitchside/i18n'
import { socket } from '@pitchside/socket'
import { loadOwnUser } from './own-user.calls'
import { quietly } from './quietly'

const reload = (): void => void quietly('account.own-user', loadOwnUser)

function hear({ event, balance }: AccountData): void {
  if (event === 'balance' && balance !== undefined) updateUser({ balance })
  else if (event !== 'kicked' && event !== 'tasks') reload()
}

/** A notice is stored in the message centre; an open page says it at once. */
function announce({ id, title, content, url, isQuiet }: NoticeData): void {
  bus.emit('notice.arrived', { id, title: title[language()], text: content[language()], url, isQuiet })
}

/** Balance, level and news of the signed-in user follow what the server tells the account, in every open page. */
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
              else if (data.type === 'notice') announce(data)
            },
            onResync: reload,
          })
  }
  follow(authStore.getState().user?.id)
  return disposeAll([onUserChanged((user) => follow(user?.id)), () => follow(undefined)])
}
