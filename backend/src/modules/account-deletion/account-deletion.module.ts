import { formatTenths } from '@pitchside/base'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { AccountModule } from '../account/account.module'
import type { SessionsModule } from '../sessions/sessions.module'
import type { StoredFiles } from '../uploads/uploads.module'
import type { WalletModule } from '../wallet/wallet.module'
import { deletionWords } from './deletion.rules'
import { createDeletion } from './deletion.service'
import { deletionMessages } from './deletion-messages'

export interface AccountDeletionDeps {
  account: AccountModule
  sessions: SessionsModule
  wallet: WalletModule
  files: Pick<StoredFiles, 'forgetMember'>
}

/** Leaving for good. Its own module: it knows the rows of all others. */
export function createAccountDeletionModule(kernel: Kernel, deps: AccountDeletionDeps): BackendModule {
  const deletion = createDeletion({
    kernel,
    account: deps.account.account,
    sessions: deps.sessions.sessions,
    wallet: deps.wallet.wallet,
    files: deps.files,
  })
  return {
    name: 'account-deletion',
    messages: deletionMessages,
    calls: {
      async getDeletion(_input, caller) {
        const { spendable, withdrawable, held } = await deletion.standingOf(caller.member().userId)
        return {
          balance: formatTenths(spendable),
          withdrawal_balance: formatTenths(withdrawable),
          held: formatTenths(held),
          word: deletionWords[caller.language],
        }
      },
      async deleteAccount({ pass, code, confirm, give_up }, caller) {
        const { language } = caller
        const ask = { password: pass, code, confirm, givesUp: give_up === 1, language }
        await deletion.remove(caller.member().userId, ask)
        caller.say('account-deleted')
      },
    },
  }
}
