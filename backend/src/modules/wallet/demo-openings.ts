import type { Db } from '../../db/db'
import { asUserId } from '../../kernel/ids'
import { type DemoAccount, demoAccounts } from '../account/account.module'
import type { WalletService } from './wallet.service'

/** Gives the demo accounts what they own, as bookings like any other. */
export async function demoOpenings(tx: Db, service: WalletService, now: number): Promise<void> {
  for (const account of Object.values<DemoAccount>(demoAccounts)) {
    const userId = asUserId(account.id)
    const grant = { userId, kind: 'opening' as const }
    if (account.balance) await service.grant(tx, { ...grant, tenths: account.balance, key: `opening-${userId}` }, now)
    if (account.withdrawable)
      await service.grantIncome(tx, { ...grant, tenths: account.withdrawable, key: `opening-income-${userId}` }, now)
  }
}
