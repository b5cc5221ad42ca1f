import type { UserId } from '../../kernel/ids'

/** What other modules know about a user. */
export interface UserFacts {
  fans: number
  follows: number
  /** Whether the viewer follows the user. */
  isFollowed: boolean
  isLive: boolean
  /** Tenths of a diamond; known to the user alone. */
  balances: { spendable: number; withdrawable: number }
  /** Noble tier at this moment, of those who ever paid for one; the user's own record may be a little behind. */
  tier: number | undefined
  /** The own nobility; known to the user alone. */
  noble: OwnNoble | undefined
}

export interface OwnNoble {
  id: number
  name: string
  mount: string
  scene: string
  color: string
  /** Epoch milliseconds. */
  endsAt: number
}

/** Answers what it knows; several sources fill one another's gaps. */
export type FactSource = (userId: UserId, viewerId: UserId | undefined) => Promise<Partial<UserFacts>>

const nothingKnown: UserFacts = {
  fans: 0,
  follows: 0,
  isFollowed: false,
  isLive: false,
  balances: { spendable: 0, withdrawable: 0 },
  tier: undefined,
  noble: undefined,
}

/** Lets later modules (follows, live) add to a user's card without the account knowing them. */
export function createFactSources() {
  const sources: FactSource[] = []
  return {
    add: (source: FactSource): void => void sources.push(source),
    async about(userId: UserId, viewerId: UserId | undefined): Promise<UserFacts> {
      const parts = await Promise.all(sources.map((source) => source(userId, viewerId)))
      return Object.assign({}, nothingKnown, ...parts)
    },
  }
}

export type FactSources = ReturnType<typeof createFactSources>
