import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { SessionsModule } from '../sessions/sessions.module'
import { seedDemoAccounts } from './demo-accounts'
import { levelOf } from './level.rules'
import { createFactSources, type FactSource, type FactSources } from './user-facts'
import { ownUser, publicUser } from './user-view'
import { createUserQueries, type User } from './users.queries'

export { type DemoAccount, demoAccounts } from './demo-accounts'

/** What other modules may ask of accounts. */
export interface Users {
  find(id: UserId): Promise<User | undefined>
  findMany(ids: UserId[]): Promise<Map<UserId, User>>
  /** Adds what a module knows to every user card. */
  addFacts(source: FactSource): void
  /** What all sources know about a user. */
  factsOf: FactSources['about']
  /** Level of wealth experience, in tenths of a yellow diamond. */
  levelOf(experience: number): number
}

export interface AccountModule extends BackendModule {
  users: Users
}

/** Accounts: log-in, registration, profile, settings. */
export function createAccountModule(kernel: Kernel, { sessions }: SessionsModule): AccountModule {
  const queries = createUserQueries(kernel.db)
  const facts = createFactSources()
  async function require(id: UserId): Promise<User> {
    const user = await queries.byId(id)
    if (!user) throw new Failure('user-unknown')
    return user
  }
  void sessions
  return {
    name: 'account',
    users: {
      find: queries.byId,
      findMany: async (ids) => new Map((await queries.byIds(ids)).map((user) => [user.id, user])),
      addFacts: facts.add,
      factsOf: facts.about,
      levelOf: (experience) => levelOf(experience).level,
    },
    calls: {
      async getOwnUser(_input, caller) {
        const { userId } = caller.member()
        return ownUser(await require(userId), await facts.about(userId, userId))
      },
      async getUser({ id }, caller) {
        const userId = asUserId(id)
        return publicUser(await require(userId), await facts.about(userId, caller.userId))
      },
      async updateProfile({ user_nickname, avatar, sex, signature }, caller) {
        await queries.updateProfile(caller.member().userId, { nickname: user_nickname, avatar, sex, signature })
      },
    },
    messages: {
      'user-unknown': { zh: '用户不存在', en: 'There is no such user', vi: 'Người dùng không tồn tại' },
    },
    seed: (tx) => seedDemoAccounts(tx, kernel.clock),
  }
}
