import { authStore } from '@pitchside/auth'
import { type Disposer, disposeAll, readStored, writeStored } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { call } from '@pitchside/http'
import { chatStore } from './chat.store'
import { logIn, report } from './chat-session'
import { configuredMessaging } from './configured-messaging'

interface Tourist {
  id: string
  sig: string
  /** Support may answer: who never wrote is not logged in before asking. */
  hasWritten?: boolean
}
/** Where the frame keeps the account of a visitor. Source: specification section 3. */
const touristKey = 'imTouristAccount'
const isTourist = (value: unknown): value is Tourist => {
  const { id, sig } = (value ?? {}) as Partial<Tourist>
  return typeof id === 'string' && id !== '' && typeof sig === 'string'
}
const stored = (): Tourist | undefined => readStored(localStorage, touristKey, isTourist)
/** The tourist account the frame announced. */
let announced: Tourist | undefined

/** Logs the visitor in, also once more. */
export async function startAsTourist(): Promise<void> {
  const known = announced ?? stored()
  const account = known ?? (await call('getTouristAccount', {}, { isQuiet: true }))
  announced = account
  if (!known) writeStored(localStorage, touristKey, account)
  const renew = async () => {
    const { userSig } = await call('renewSignature', { tourist: account.id, sig: account.sig }, { isQuiet: true })
    announced = { ...stored(), id: account.id, sig: userSig }
    writeStored(localStorage, touristKey, announced)
    return userSig
  }
  const messaging = await configuredMessaging()
  // A member may have logged in while the provider was loading.
  if (authStore.getState().user) return
  await logIn(messaging, { userID: account.id, userSig: account.sig, isTourist: true, renew })
}

let entering: Promise<void> | undefined
/** Logs the visitor in as a tourist, once. */
export async function enterAsTourist(): Promise<void> {
  if (authStore.getState().user || chatStore.getState().status !== 'off') return
  entering ??= startAsTourist().finally(() => {
    entering = undefined
  })
  await entering
}

/** Logs in a visitor to whom support may have an answer; nobody else loads a provider before asking for support. */
export async function enterAsKnownTourist(): Promise<void> {
  const account = stored()
  if (!account?.hasWritten || (announced && announced.id !== account.id)) return
  try {
    await enterAsTourist()
  } catch (error) {
    report('tourist', error)
  }
}

/** Remembers the tourist who has a conversation. */
function rememberWriting(): void {
  const { isTourist: isVisitor, accountId, conversations } = chatStore.getState()
  const account = isVisitor && conversations.length > 0 ? stored() : undefined
  if (account?.id === accountId && !account.hasWritten)
    writeStored(localStorage, touristKey, { ...account, hasWritten: true })
}

/** Follows the account the frame announces half a second after its start, and what becomes of it. */
export function followTourist(): Disposer {
  return disposeAll([
    chatStore.subscribe(rememberWriting),
    bus.on('messaging.login', ({ accountId, signature, isTourist }) => {
      announced = isTourist ? { id: accountId, sig: signature } : undefined
      if (isTourist) void enterAsKnownTourist()
    }),
  ])
}
