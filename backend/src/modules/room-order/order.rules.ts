import { limits } from '@pitchside/contract'
import type { RoomRole } from '../live/live.module'

/** What is done to keep order. `lift` and `readmit` take `silence` and `kick` back. */
export type OrderDeed = 'silence' | 'lift' | 'kick' | 'readmit' | 'appoint' | 'remove-line'

export interface OrderActor {
  userId: number
  role: RoomRole
}

/** Who it is done to; `role` as in this room. */
export interface OrderTarget extends OrderActor {
  /** Noble tier, 0 none. */
  tier: number
}

/**
 * Why the deed is refused; undefined: it may be done. Anchor and assistants keep order in their room, the platform's
 * admins in every room. Nobody acts on the anchor or on himself, an assistant not on another assistant, nobody but an
 * admin on an admin. Assistants can't send away nobles of the high tiers: that costs the anchor, who decides it.
 */
export function refusalOf(deed: OrderDeed, actor: OrderActor, target: OrderTarget): string | undefined {
  if (actor.role === 'member') return 'not-allowed'
  if (deed === 'appoint' && actor.role === 'assistant') return 'not-allowed'
  // The own words may be taken back.
  if (actor.userId === target.userId) return deed === 'remove-line' ? undefined : 'order-self'
  if (target.role === 'anchor') return 'order-anchor'
  if (actor.role === 'admin') return undefined
  if (target.role === 'admin') return 'order-staff'
  if (actor.role === 'anchor') return undefined
  if (target.role === 'assistant') return 'order-assistant'
  if (deed === 'kick' && target.tier >= limits.kickProtectedTier) return 'order-noble'
  return undefined
}
