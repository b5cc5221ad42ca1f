import { authStore, onUserChanged, type SessionUser } from '@pitchside/auth'
import { type Disposer, disposeAll } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { chatStore, unreadOf } from '../../parts/session/chat.store'
import { logIn, logOut, report } from '../../parts/session/chat-session'
import { configuredMessaging } from '../../parts/session/configured-messaging'
import { currentMessaging } from '../../parts/session/current-messaging'
import { enterAsKnownTourist, followTourist, startAsTourist } from '../../parts/session/tourist'
import { messagingType } from '../../provider/messaging-words'
import { followNews } from '../notices/follow-news'

async function renewOwn(): Promise<string | undefined> {
  return (await call('renewSignature', {}, { isQuiet: true })).userSig
}

async function start(user: SessionUser): Promise<void> {
  const messaging = await configuredMessaging()
  // Somebody else may have logged in while the provider was loading.
  if (authStore.getState().user?.id !== user.id) return
  await logIn(messaging, { userID: String(user.id), userSig: user.userSig, renew: renewOwn })
}

/** Tries the log-in of the member, or of the visitor, once more. */
export async function logInAgain(): Promise<void> {
  const { user } = authStore.getState()
  return user ? start(user) : startAsTourist()
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
        .catch((error) => report('profile', error))
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
    if (!user) void logOut()
    const enter = () => void (user ? start(user) : enterAsKnownTourist())
    timer = setTimeout(enter, limits.messagingLoginDelayMs)
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
    followTourist(),
    followNews(),
    chatStore.subscribe(tell),
  ])
}
