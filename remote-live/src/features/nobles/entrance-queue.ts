import type { RoomMessage } from '@pitchside/contract'
import type { NobleTier } from '@pitchside/ui'
import { tierOf } from './noble'

/** A noble who comes in. */
export interface Entrance {
  id: string
  userId: number
  name: string
  avatar: string
  tier: NobleTier
}

/** Nobles who wait for their entrance; a crowd must not keep the stage busy for minutes. */
export const waitingMax = 6

/** The entrance of a message; undefined for everything else. */
export function entranceOf(message: RoomMessage): Entrance | undefined {
  const tier = tierOf(message.tier)
  if (message.no !== 102 || !message.nobel || !tier) return undefined
  return { id: message.id, userId: message.uid, name: message.user_nickname, avatar: message.avatar, tier }
}

/** Who waits after this one came: each noble once; when it is full the lowest rank gives way, the newest among equals. */
export function withEntrance(waiting: readonly Entrance[], next: Entrance): readonly Entrance[] {
  if (waiting.some(({ userId }) => userId === next.userId)) return waiting
  const all = [...waiting, next]
  if (all.length <= waitingMax) return all
  const lowest = Math.min(...all.map(({ tier }) => tier))
  const out = all.map(({ tier }) => tier).lastIndexOf(lowest as NobleTier)
  return all.filter((_, index) => index !== out)
}

/** How long an entrance stands on the stage. */
export function entranceMs(tier: NobleTier): number {
  return 1_500 + (tier - 1) * 300
}
