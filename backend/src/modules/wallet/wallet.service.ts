import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import { memoOf, type Remark } from './remark'
import { type AccountKind, createWalletQueries } from './wallet.queries'
import type { BookingKind } from './wallet.rules'

/** Diamonds given by the house. `key` makes the grant happen once, however often it is asked for. */
export interface Grant {
  userId: UserId
  kind: BookingKind
  /** Tenths of a diamond, more than zero. */
  tenths: number
  key: string
  remark?: Remark
}

/** What a member owns, in tenths of a diamond. */
export interface Balances {
  spendable: number
  withdrawable: number
  /** Held by withdrawals in review. */
  pending: number
}

const ledgerCodes: Record<string, string> = { LG003: 'key-reused', LG004: 'balance-short' }

/** Tells the ledger's refusals in the product's words; every other error stays what it is. */
function asFailure(error: unknown): unknown {
  const reason = error instanceof Error && 'code' in error ? ledgerCodes[String(error.code)] : undefined
  return reason ? new Failure(reason, { cause: error }) : error
}

/** One side of a booking: an account and what it gains, in tenths of a diamond; below zero: gives. */
export interface BookingLine {
  /** Absent: the house. */
  owner?: UserId
  account: AccountKind
  reference?: string
  tenths: number
}

/** A balanced change of the ledger. The same key with the same lines again changes nothing. */
export interface Booking {
  kind: BookingKind
  key: string
  lines: BookingLine[]
  remark?: Remark
}

/** Diamonds: every change is a balanced transaction of the ledger. */
export function createWalletService() {
  async function post(db: Db, { kind, key, lines, remark }: Booking, now: number): Promise<boolean> {
    const queries = createWalletQueries(db)
    const entries: { account: number; amount: number }[] = []
    for (const { owner, account, reference, tenths } of lines) {
      const id = await queries.account(owner, 'diamond', account, reference)
      if (id === undefined) throw new Error(`the ledger has no account ${account} ${reference ?? ''}`)
      entries.push({ account: id, amount: tenths })
    }
    const requestHash = lines.map((line) => `${line.owner ?? 0}:${line.account}:${line.reference ?? ''}:${line.tenths}`)
    const memo = memoOf(remark)
    try {
      return await queries.post({ kind, idempotencyKey: key, requestHash: requestHash.join(' '), entries, memo, now })
    } catch (error) {
      throw asFailure(error)
    }
  }
  const move = (db: Db, grant: Grant, now: number, into: 'wallet' | 'withdrawable'): Promise<boolean> => {
    const { userId, tenths, kind, key, remark } = grant
    const lines: BookingLine[] = [
      { account: 'issuance', tenths: -tenths },
      { owner: userId, account: into, tenths },
    ]
    return post(db, { kind, key, lines, ...(remark === undefined ? {} : { remark }) }, now)
  }
  return {
    /** Posts a booking within the caller's transaction; true when its key was used before and nothing happened. */
    post,
    /** Gives diamonds within the caller's transaction; true when the key was used before and nothing happened. */
    grant: (tx: Db, grant: Grant, now: number): Promise<boolean> => move(tx, grant, now, 'wallet'),
    /** Opening income of a demo anchor. */
    grantIncome: (tx: Db, grant: Grant, now: number): Promise<boolean> => move(tx, grant, now, 'withdrawable'),
    async balances(db: Db, userId: UserId): Promise<Balances> {
      const rows = await createWalletQueries(db).balances(userId)
      const of = (kind: string) => rows.find((row) => row.currency === 'diamond' && row.kind === kind)?.balance ?? 0
      return { spendable: of('wallet'), withdrawable: of('withdrawable'), pending: of('pending') }
    },
  }
}

export type WalletService = ReturnType<typeof createWalletService>
