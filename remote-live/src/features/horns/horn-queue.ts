import type { HornData } from '@pitchside/contract'

/** A horn that waits for its turn on the marquee. */
export interface Horn {
  id: number
  userId: number
  name: string
  avatar: string
  tier: number
  text: string
}

/** Horns that wait; more are not made up for. */
export const waitingMax = 10

export function hornOf({ id, uid, info, avatar, tier }: HornData): Horn {
  return { id, userId: uid, name: info.username, avatar, tier, text: info.content }
}

/** Who waits after this one came: each horn once, the newest left out when there are too many. */
export function withHorn(waiting: readonly Horn[], next: Horn): readonly Horn[] {
  if (waiting.length >= waitingMax || waiting.some(({ id }) => id === next.id)) return waiting
  return [...waiting, next]
}
