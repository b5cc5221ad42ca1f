import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'

/** Currencies of the ledger; amounts are tenths of a diamond, whole points. */
export type Currency = 'diamond' | 'point'

/**
 * Purpose of an account. `wallet` is spendable, `withdrawable` is an anchor's income, `escrow` holds what is promised
 * to others and has no owner (its reference says for what, e.g. `envelope:7`).
 */
export type AccountKind = 'wallet' | 'withdrawable' | 'pending' | 'escrow' | 'issuance' | 'revenue'

export interface Posting {
  kind: string
  idempotencyKey: string
  requestHash: string
  entries: { account: number; amount: number }[]
  memo: object
  now: number
}

export interface BookingRow {
  id: number
  at: number
  kind: string
  memo: { remark?: string }
  amount: number
  balanceAfter: number
}

const ofWallet = `from ledger_entry e join ledger_txn t on t.id = e.txn_id join ledger_account a on a.id = e.account_id
  where a.owner_id = $1 and a.currency = 'diamond' and a.kind = 'wallet' and t.created_at >= $2 and t.created_at < $3
    and sign(e.amount) = $4 and ($5::text is null or t.kind = $5)`

export function createWalletQueries(db: Db) {
  return {
    /** Number of an owner's account, made when missing; the house has no owner. */
    account: async (owner: UserId | undefined, currency: Currency, kind: AccountKind, reference = '') =>
      (
        await db.one<{ id: number }>('select ledger_account_of($1, $2, $3, $4) as id', [
          owner ?? null,
          currency,
          kind,
          reference,
        ])
      )?.id,
    balances: (owner: UserId) =>
      db.query<{ currency: Currency; kind: AccountKind; balance: number }>(
        'select currency, kind, balance from ledger_account where owner_id = $1',
        [owner],
      ),
    post: async ({ kind, idempotencyKey, requestHash, entries, memo, now }: Posting) =>
      (
        await db.one<{ isReplay: boolean }>(
          'select is_replay as "isReplay" from post_txn($1, $2, $3, $4::jsonb, $5::jsonb, $6)',
          [kind, idempotencyKey, requestHash, JSON.stringify(entries), JSON.stringify(memo), now],
        )
      )?.isReplay === true,
    bookings: (
      owner: UserId,
      from: number,
      to: number,
      sign: 1 | -1,
      kind: string | undefined,
      page: number,
      size: number,
    ) =>
      db.query<BookingRow>(
        `select e.id, t.created_at as at, t.kind, t.memo, e.amount, e.balance_after as "balanceAfter" ${ofWallet}
         order by e.id desc limit $6 offset $7`,
        [owner, from, to, sign, kind ?? null, size, (page - 1) * size],
      ),
    countBookings: async (owner: UserId, from: number, to: number, sign: 1 | -1, kind: string | undefined) =>
      (await db.one<{ count: number }>(`select count(*) as count ${ofWallet}`, [owner, from, to, sign, kind ?? null]))
        ?.count ?? 0,
  }
}
