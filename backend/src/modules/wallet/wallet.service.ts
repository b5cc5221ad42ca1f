import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import { createWalletQueries } from './wallet.queries'
import type { BookingKind } from './wallet.rules'

/** Diamonds given by the house. `key` makes the grant happen once, however often it is asked for. */
export interface Grant {
  userId: UserId
  kind: BookingKind
  /** Tenths of a diamond, more than zero. */
  tenths: number
  key: string
  remark?: string
}

/** What a member owns, in tenths of a diamond. */
export interface Balances {
  spendable: number
  withdrawable: number
}

const ledgerCodes: Record<string, string> = { LG003: 'key-reused', LG004: 'balance-short' }

/** Tells the ledger's refusals in the product's words; every other error stays what it is. */
function asFailure(error: unknown): unknown {
  const reason = error instanceof Error && 'code' in error ? ledgerCodes[String(error.code)] : undefined
  return reason ? new Failure(reason, { cause: error }) : error
}

/** Diamonds: every change is a balanced transaction of the ledger. */
export function createWalletService() {
  async function move(db: Db, grant: Grant, now: number, into: 'wallet' | 'withdrawable'): Promise<boolean> {
    const queries = createWalletQueries(db)
    const house = await queries.account(undefined, 'diamond', 'issuance')
    const wallet = await queries.account(grant.userId, 'diamond', into)
    if (house === undefined || wallet === undefined) throw new Error('the ledger has no such account')
    try {
      return await queries.post({
        kind: grant.kind,
        idempotencyKey: grant.key,
        requestHash: `${grant.userId}:${into}:${grant.tenths}`,
        entries: [
          { account: house, amount: -grant.tenths },
          { account: wallet, amount: grant.tenths },
        ],
        memo: grant.remark === undefined ? {} : { remark: grant.remark },
        now,
      })
    } catch (error) {
      throw asFailure(error)
    }
  }
  return {
    /** Gives diamonds within the caller's transaction; true when the key was used before and nothing happened. */
    grant: (tx: Db, grant: Grant, now: number): Promise<boolean> => move(tx, grant, now, 'wallet'),
    /** Opening income of a demo anchor. */
    grantIncome: (tx: Db, grant: Grant, now: number): Promise<boolean> => move(tx, grant, now, 'withdrawable'),
    async balances(db: Db, userId: UserId): Promise<Balances> {
      const rows = await createWalletQueries(db).balances(userId)
      const of = (kind: string) => rows.find((row) => row.currency === 'diamond' && row.kind === kind)?.balance ?? 0
      return { spendable: of('wallet'), withdrawable: of('withdrawable') }
    },
  }
}

export type WalletService = ReturnType<typeof createWalletService>
