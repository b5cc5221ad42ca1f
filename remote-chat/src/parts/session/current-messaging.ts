import type { Messaging } from '../../provider/messaging.port'

let messaging: Messaging | undefined

/** The provider in use. */
export function currentMessaging(): Messaging {
  if (!messaging) throw new Error('messaging is not logged in')
  return messaging
}

export const knownMessaging = (): Messaging | undefined => messaging
export const isCurrent = (one: Messaging): boolean => messaging === one

/** Sets the provider in use, undefined after a log-out; returns the one before. */
export function changeMessaging(next: Messaging | undefined): Messaging | undefined {
  const last = messaging
  messaging = next
  return last
}
