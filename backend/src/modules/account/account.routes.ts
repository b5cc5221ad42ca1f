import type { CallData } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { CallHandlers } from '../../kernel/module'
import type { Random } from '../../kernel/random'
import type { CaptchaModule } from '../captcha/captcha.module'
import { deviceOf } from '../sessions/sessions.module'
import type { Account } from './account.service'
import type { FactSources } from './user-facts'
import type { SignUser } from './user-signature'
import { ownUser, publicUser } from './user-view'
import type { UserQueries } from './users.queries'

/** Portraits to choose from. */
const portraits = Array.from({ length: 24 }, (_, index) => ({ id: index + 1, avatar: `portrait:choice-${index + 1}` }))

export interface AccountRouteDeps {
  account: Account
  captcha: CaptchaModule
  facts: FactSources
  queries: UserQueries
  random: Random
  signUser: SignUser
}

/** Makes the reply of a log-in: the user with this session's credentials. */
export function createSignedInView({
  account,
  facts,
  signUser,
}: Pick<AccountRouteDeps, 'account' | 'facts' | 'signUser'>) {
  return async (userId: UserId, token: string): Promise<CallData<'login'>> => {
    const user = ownUser(await account.require(userId), await facts.about(userId, userId))
    return { ...user, token, userSig: await signUser(String(userId)) }
  }
}

/** The account's calls, in wire words outside and ours inside. */
export function createAccountCalls(deps: AccountRouteDeps): CallHandlers {
  const { account, captcha, facts, queries, random, signUser } = deps
  const signedIn = createSignedInView(deps)
  return {
    async login({ mobile, password, code, captcha: ticket = '' }, caller) {
      const at = { door: 'site', origin: caller.origin } as const
      if (password !== undefined) {
        await captcha.requireTicket(ticket, caller)
        const { userId, token } = await account.logIn(mobile, password, deviceOf(caller), at)
        return signedIn(userId, token)
      }
      if (!code) throw new Failure('input-invalid')
      const { userId, token } = await account.logInByCode(mobile, code, deviceOf(caller), at)
      return signedIn(userId, token)
    },
    async register({ mobile, password, code, captcha: ticket, invite }, caller) {
      await captcha.requireTicket(ticket, caller)
      await account.register(mobile, password, code, invite)
      caller.say('registered')
    },
    async resetPassword({ mobile, password, code }, caller) {
      await account.resetPassword(mobile, password, code)
      caller.say('password-changed')
    },
    async getOwnUser(_input, caller) {
      const { userId } = caller.member()
      return ownUser(await account.require(userId), await facts.about(userId, userId))
    },
    async getUser({ id }, caller) {
      const userId = asUserId(id)
      return publicUser(await account.require(userId), await facts.about(userId, caller.userId))
    },
    async updateProfile({ user_nickname, avatar, sex, signature }, caller) {
      await account.updateProfile(caller.member().userId, { nickname: user_nickname, avatar, sex, signature })
      caller.say('profile-saved')
    },
    listAvatars: async () => portraits,
    async getSupportAgent() {
      const agent = await queries.byRole('agent')
      if (!agent) throw new Failure('agent-none')
      return { id: agent.id, user_nickname: agent.nickname, avatar: agent.avatar }
    },
    async getTouristAccount() {
      const id = `guest_${random.token(9)}`
      return { id, sig: await signUser(id) }
    },
  }
}
