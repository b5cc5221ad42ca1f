import { authStore, onUserChanged, type SessionUser } from '@pitchside/auth'
import { type Disposer, disposeAll } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { chooseMessaging } from '../../provider/choose-messaging'
import { messagingType } from '../../provider/messaging-words'
import { chatStore, unreadOf } from './chat.store'
import { currentMessaging, logIn, logOut } from './chat-session'

async function sdkAppId(): Promise<number> {
  try {
    return (await call('getSettings', {}, { isQuiet: true })).sdk_app_id
  } catch (error) {
    bus.emit('failure.seen', { where: 'chat', reason: 'settings', detail: String(error) })
    return 0
  }
}

async function start(user: SessionUser | undefined): Promise<void> {
  if (!user) return logOut()
  const messaging = await chooseMessaging(await sdkAppId())
  // Somebody else may have logged in while the provider was loading.
  if (authStore.getState().user?.id !== user.id) return
  await logIn(messaging, { userID: String(user.id), userSig: user.userSig })
}

function followProfile(): Disposer {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = authStore.subscribe(({ user }, { user: before }) => {
    if (!user || user.id !== before?.id) return
    if (user.nickname === before.nickname && user.avatar === before.avatar) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (chatStore.getState().status === 'off') return
      currentMessaging()
        .updateMyProfile({ nick: user.nickname, avatar: user.avatar, allowType: messagingType.ALLOW_TYPE_ALLOW_ANY })
        .catch((error) => bus.emit('failure.seen', { where: 'chat', reason: 'profile', detail: String(error) }))
    }, limits.profileUpdateDelayMs)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Messaging follows the account: log-in after half a second, profile changes after one, and the unread count is told. */
export function followAccount(): Disposer {
  let timer: ReturnType<typeof setTimeout> | undefined
  const startSoon = (user: SessionUser | undefined) => {
    clearTimeout(timer)
    if (user) timer = setTimeout(() => void start(user), limits.messagingLoginDelayMs)
    else void logOut()
  }
  startSoon(authStore.getState().user)
  let told = -1
  const tell = () => {
    const count = unreadOf(chatStore.getState())
    if (count === told) return
    told = count
    bus.emit('chat.unreadChanged', { count })
  }
  return disposeAll([
    () => void logOut(),
    () => clearTimeout(timer),
    onUserChanged(startSoon),
    followProfile(),
    chatStore.subscribe(tell),
  ])
}
