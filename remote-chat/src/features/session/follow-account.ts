import { authStore, onUserChanged, type SessionUser } from '@pitchside/auth'
import { type Disposer, disposeAll, readStored, writeStored } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { chooseMessaging } from '../../provider/choose-messaging'
import { messagingType } from '../../provider/messaging-words'
import { followNews } from '../notices/follow-news'
import { chatStore, unreadOf } from './chat.store'
import { currentMessaging, logIn, logOut, report } from './chat-session'

async function sdkAppId(): Promise<number> {
  try {
    return (await call('getSettings', {}, { isQuiet: true })).sdk_app_id
  } catch (error) {
    report('settings', error)
    return 0
  }
}

async function renewOwn(): Promise<string | undefined> {
  return (await call('renewSignature', {}, { isQuiet: true })).userSig
}

async function start(user: SessionUser): Promise<void> {
  const messaging = await chooseMessaging(await sdkAppId())
  // Somebody else may have logged in while the provider was loading.
  if (authStore.getState().user?.id !== user.id) return
  await logIn(messaging, { userID: String(user.id), userSig: user.userSig, renew: renewOwn })
}

/** Tries the log-in of the member, or of the visitor, once more. */
export async function logInAgain(): Promise<void> {
  const { user } = authStore.getState()
  if (user) return start(user)
  await logOut()
  await enterAsTourist()
}

interface Tourist {
  id: string
  sig: string
}
/** Where the frame keeps the account of a visitor. Source: specification section 3. */
const touristKey = 'imTouristAccount'
const isTourist = (value: unknown): value is Tourist => {
  const { id, sig } = (value ?? {}) as Partial<Tourist>
  return typeof id === 'string' && id !== '' && typeof sig === 'string'
}
/** The tourist account the frame announced: used when this visitor asks for support, and not before. */
let tourist: Tourist | undefined

/** Logs the visitor in as a tourist, once. */
export async function enterAsTourist(): Promise<void> {
  if (authStore.getState().user || chatStore.getState().status !== 'off') return
  const known = tourist ?? readStored(localStorage, touristKey, isTourist)
  const account = known ?? (await call('getTouristAccount', {}, { isQuiet: true }))
  tourist = account
  if (!known) writeStored(localStorage, touristKey, account)
  const renew = async () => {
    const { userSig } = await call('renewSignature', { tourist: account.id, sig: account.sig }, { isQuiet: true })
    tourist = { id: account.id, sig: userSig }
    writeStored(localStorage, touristKey, tourist)
    return userSig
  }
  await logIn(await chooseMessaging(await sdkAppId()), {
    userID: account.id,
    userSig: account.sig,
    isTourist: true,
    renew,
  })
}

function followTourist(): Disposer {
  return bus.on('messaging.login', ({ accountId, signature, isTourist }) => {
    tourist = isTourist ? { id: accountId, sig: signature } : undefined
  })
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
    followTourist(),
    followNews(),
    chatStore.subscribe(tell),
  ])
}
