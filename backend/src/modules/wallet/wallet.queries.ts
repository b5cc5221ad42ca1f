import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'

/** Currencies of the ledger; amounts are tenths of a diamond, whole points. */
export type Currency = 'diamond' | 'point'

/**
 * Purpose of an account. `wallet` is spendable, `withdrawable` is an anchor's income, `escrow` holds what is promised
 * to others and has no owner (its reference says for what, e.g. `envelope:7`), `pending` income whose withdrawal is in
 * review (`withdrawal:7`), `payout` the house's account of what was paid out in money.
 */
export type AccountKind = 'wallet' | 'withdrawable' | 'pending' | 'escrow' | 'issuance' | 'revenue' | 'payout'

export interface Posting {
  kind: string
  idempotencyKey: string
  requestHash: string
  entries: { account: number; amount: number }[]
  memo: object
  now: number
}

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
        'select currency, kind, sum(balance) as balance from ledger_account where owner_id = $1 group by 1, 2',
        [owner],
      ),
    post: async ({ kind, idempotencyKey, requestHash, entries, memo, now }: Posting) =>
      (
        await db.one<{ isReplay: boolean }>('select is_replay from post_txn($1, $2, $3, $4::jsonb, $5::jsonb, $6)', [
          kind,
          idempotencyKey,
          requestHash,
          JSON.stringify(entries),
          JSON.stringify(memo),
          now,
        ])
      )?.isReplay === true,
  }
}
