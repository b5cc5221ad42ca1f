import { asUserId } from '../../kernel/ids'
import type { Users } from '../account/account.module'

/** What others know about a user, as the caller sees it. */
export interface PersonFacts {
  fans: number
  /** The caller follows this user. */
  isFollowed: boolean
  isLive: boolean
}

/** What content asks about people. */
export interface People {
  /** `viewer` 0 is a visitor. */
  factsOf(userId: number, viewer: number): Promise<PersonFacts>
  /** Level of wealth experience (tenths). */
  levelOf(experience: number): number
}

/** People as the account module knows them. */
export function peopleOf(users: Users): People {
  return {
    factsOf: (userId, viewer) => users.factsOf(asUserId(userId), viewer > 0 ? asUserId(viewer) : undefined),
    levelOf: users.levelOf,
  }
}

/** Nobody follows anybody: for tests of content alone. */
export const strangers: People = {
  factsOf: async () => ({ fans: 0, isFollowed: false, isLive: false }),
  levelOf: () => 0,
}

/** Facts of several users at once, each asked for once. */
export async function factsOfAll(
  people: People,
  userIds: readonly number[],
  viewer: number,
): Promise<(userId: number) => PersonFacts> {
  const ids = [...new Set(userIds)]
  const found = new Map(await Promise.all(ids.map(async (id) => [id, await people.factsOf(id, viewer)] as const)))
  return (userId) => found.get(userId) ?? { fans: 0, isFollowed: false, isLive: false }
}
