import { Failure, loginNeeded } from '../../kernel/failure'
import type { CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import type { AccountModule } from '../account/account.module'
import type { Accounts } from './accounts'

export interface ChatLoginDeps {
  accounts: Accounts
  account: Pick<AccountModule, 'users' | 'signUser' | 'checkSignature'>
  now(): number
}

/** Log-in of a page to the messaging service, and new signatures for old ones. */
export function chatLoginCalls({ accounts, account, now }: ChatLoginDeps): CallHandlers {
  return {
    async logInMessaging({ userID, userSig }, caller) {
      const { session } = caller
      // Pages whose clock is wrong date messages by ours.
      const time = secondsOf(now())
      if (!session) {
        const tourist = await accounts.tourist(userID, userSig)
        return { userID, nick: '', avatar: '', topic: (await accounts.topicOf(tourist.no)) ?? '', time }
      }
      if (userID !== String(session.userId)) throw new Failure('sig-invalid')
      // The session is the proof; a signature that comes along must hold as well, as it does at Tencent's.
      if (userSig !== '') await accounts.requireSignature(userID, userSig)
      const user = await account.users.find(session.userId)
      if (!user) throw loginNeeded()
      return { userID, nick: user.nickname, avatar: user.avatar, topic: `user.${session.userId}`, time }
    },
    async renewSignature({ tourist, sig }, caller) {
      if (caller.session) {
        const userID = String(caller.session.userId)
        return { userID, userSig: await account.signUser(userID) }
      }
      // An expired signature of ours still says whose it was.
      if (!tourist || (await account.checkSignature(tourist, sig ?? '')) === 'invalid') throw new Failure('sig-invalid')
      return { userID: tourist, userSig: await account.signUser(tourist) }
    },
  }
}
