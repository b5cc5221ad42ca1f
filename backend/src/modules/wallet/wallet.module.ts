import { formatTenths } from '@pitchside/base'
import type { Db } from '../../db/db'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { AccountModule } from '../account/account.module'
import { auditEveryMs, createAudit } from './audit'
import { findBreaches } from './audit.queries'
import { demoOpenings } from './demo-openings'
import { walletCalls } from './wallet.routes'
import { type Balances, type Booking, createWalletService, type Grant } from './wallet.service'

export { remarkOf } from './remark'
export type { Booking, BookingLine } from './wallet.service'

/** What other modules may ask of the wallet. */
export interface Wallet {
  /** Gives diamonds inside the caller's transaction, once per key; true when it had happened before. */
  grant(tx: Db, grant: Grant): Promise<boolean>
  /**
   * Posts a booking inside the caller's transaction; true when its key was used before. Fails with `balance-short` or
   * `key-reused`. `at` is when it happened, in epoch milliseconds: only what demo data tells of the past gives one.
   */
  post(tx: Db, booking: Booking, at?: number): Promise<boolean>
  balances(userId: UserId): Promise<Balances>
  /** Tells the user's open pages the new balance, after the commit; resolves with its text. */
  tellBalance(userId: UserId): Promise<string>
  /** The same for many, each told once. */
  tellBalances(userIds: Iterable<number>): Promise<void>
}

export interface WalletModule extends BackendModule {
  wallet: Wallet
}

/** Yellow diamonds and their bookings. */
export function createWalletModule(kernel: Kernel, { users }: AccountModule): WalletModule {
  const service = createWalletService()
  const audit = createAudit(kernel)
  users.addFacts(async (userId, viewerId) =>
    userId === viewerId ? { balances: await service.balances(kernel.db, userId) } : {},
  )
  async function tellBalance(userId: UserId): Promise<string> {
    const balance = formatTenths((await service.balances(kernel.db, userId)).spendable)
    kernel.realtime.toUser(userId, { code: 100, data: { type: 'account', event: 'balance', balance } })
    return balance
  }
  return {
    name: 'wallet',
    wallet: {
      grant: (tx, grant) => service.grant(tx, grant, kernel.clock.now()),
      post: (tx, booking, at = kernel.clock.now()) => service.post(tx, booking, at),
      balances: (userId) => service.balances(kernel.db, userId),
      tellBalance,
      async tellBalances(userIds) {
        for (const id of new Set(userIds)) await tellBalance(asUserId(id))
      },
    },
    calls: walletCalls(kernel, service),
    messages: {
      'key-reused': {
        zh: '请求已处理，请勿重复提交',
        en: 'This request was sent before with other content',
        vi: 'Yêu cầu này đã được gửi với nội dung khác',
      },
      'balance-short': { zh: '余额不足', en: 'Your balance is too low', vi: 'Số dư không đủ' },
    },
    routes(app) {
      if (kernel.config.hasDevAids) app.get('/_dev/ledger', () => findBreaches(kernel.db))
    },
    health: () => ({ ledger: audit.report() }),
    start: () => kernel.jobs.every(auditEveryMs, audit.run),
    seed: (tx) => demoOpenings(tx, service, kernel.clock.now()),
  }
}
