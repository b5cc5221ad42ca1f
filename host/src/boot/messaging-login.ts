import { authStore } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { quietly } from './quietly'
import { requestTouristAccount, storedTouristAccount, type TouristAccount } from './tourist-account.calls'

function announceTourist(account: TouristAccount): void {
  bus.emit('messaging.login', { accountId: account.id, signature: account.sig, isTourist: true })
}

/** Announces the account of whoever is here now: the member, else the stored tourist. */
export function announceMessagingAccount(): void {
  const { user } = authStore.getState()
  if (user) {
    bus.emit('messaging.login', { accountId: String(user.id), signature: user.userSig, isTourist: false })
    return
  }
  const tourist = storedTouristAccount()
  if (tourist) announceTourist(tourist)
}

/**
 * Start-up: without user and tourist account asks for a tourist account; else logs in to messaging half a second
 * later, when the page has drawn.
 */
export async function startMessaging(): Promise<void> {
  if (authStore.getState().user || storedTouristAccount()) {
    setTimeout(announceMessagingAccount, limits.messagingLoginDelayMs)
    return
  }
  const account = await quietly('start.tourist-account', requestTouristAccount)
  if (account && !authStore.getState().user) announceTourist(account)
}
