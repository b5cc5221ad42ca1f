import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { requestKey } from '../../kernel/request-key'
import type { Wallet } from '../wallet/wallet.module'

/** Income becomes diamonds to spend. There is no way back: diamonds to spend never become income of the same member. */
export function createConversion({ db, clock }: Kernel, wallet: Wallet) {
  return async (userId: UserId, diamonds: number, given: string | undefined): Promise<void> => {
    const tenths = diamonds * 10
    try {
      await db.transaction(async (tx) => {
        const intent = { call: 'convert' as const, userId, given, content: [diamonds] }
        await wallet.post(tx, {
          kind: 'convert',
          key: await requestKey(tx, intent, clock.now()),
          lines: [
            { owner: userId, account: 'withdrawable', tenths: -tenths },
            { owner: userId, account: 'wallet', tenths },
          ],
        })
      })
    } catch (error) {
      if (error instanceof Failure && error.reason === 'balance-short')
        throw new Failure('withdrawable-short', { cause: error })
      throw error
    }
    await wallet.tellBalance(userId)
  }
}
