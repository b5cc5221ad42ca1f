import type { NobleTier } from '@pitchside/ui'

/** A rank as it is sold. Diamonds are whole, per month. */
export interface Rank {
  tier: NobleTier
  mount: string
  diamonds: number
  renewDiamonds: number
  freeHorns: number
  freeBarrages: number
}

/** What this member has of nobility. */
export interface Standing {
  tier: NobleTier | undefined
  /** Epoch milliseconds. */
  endsAt: number
  isExpiring: boolean
  freeHorns: number
  freeBarrages: number
  /** Diamonds of a horn that is not free. */
  hornDiamonds: number
  /** Price of each rank for this member now, as text; missing: not for sale to them. */
  prices: ReadonlyMap<NobleTier, string>
}

/** A noble who is in the room. */
export interface Seat {
  userId: number
  name: string
  avatar: string
  level: number
  tier: NobleTier
}

const tiers: readonly number[] = [1, 2, 3, 4, 5, 6]

/** A rank of the wire; undefined for numbers we don't know. */
export function tierOf(value: number): NobleTier | undefined {
  return tiers.includes(value) ? (value as NobleTier) : undefined
}

/** What buying a rank is for this member. */
export type Deal = 'open' | 'renew' | 'upgrade' | 'unavailable'

export function dealOf(tier: NobleTier, standing: Standing | undefined): Deal {
  if (standing && !standing.prices.has(tier)) return 'unavailable'
  if (standing?.tier === undefined) return 'open'
  return standing.tier === tier ? 'renew' : 'upgrade'
}
