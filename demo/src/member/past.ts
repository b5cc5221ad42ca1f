import type { Db } from '@pitchside/backend/db/db'
import { asUserId } from '@pitchside/backend/kernel/ids'
import type { Booking, Wallet } from '@pitchside/backend/modules/wallet/wallet.module'
import { hourMs } from '@pitchside/base'

export interface PastDeps {
  wallet: Wallet
}

/** Whose past is written, and from when on it is the past. */
export interface Past extends PastDeps {
  tx: Db
  userId: number
  /** Epoch milliseconds. */
  now: number
  /** What moved diamonds or made experience; done at the end, the oldest first, as lists show it by number. */
  later: { at: number; run: () => Promise<unknown> }[]
}

/** Books something that happened then. */
export function book({ tx, wallet, later }: Past, booking: Booking, at: number): void {
  later.push({ at, run: () => wallet.post(tx, booking, at) })
}

/** What was spent is experience. */
export function spent({ tx, userId, later }: Past, source: string, tenths: number, at: number): void {
  later.push({
    at,
    run: async () => {
      await tx.query('update users set exp = exp + $2 where id = $1', [userId, tenths])
      await tx.query('insert into experience_log (user_id, source, tenths, created_at) values ($1, $2, $3, $4)', [
        userId,
        source,
        tenths,
        at,
      ])
    },
  })
}

export async function runInOrder({ later }: Past): Promise<void> {
  for (const { run } of later.toSorted((one, other) => one.at - other.at)) await run()
}

/** Epoch milliseconds so many hours ago. */
export const hoursAgo = ({ now }: Past, hours: number): number => Math.round(now - hours * hourMs)

type Line = Booking['lines'][number]

/** What is taken from, or given to, the member's diamonds. */
export const own = ({ userId }: Past, tenths: number): Line => ({
  owner: asUserId(userId),
  account: 'wallet',
  tenths,
})

export const escrow = (reference: string, tenths: number): Line => ({ account: 'escrow', reference, tenths })
export const revenue = (reference: string, tenths: number): Line => ({ account: 'revenue', reference, tenths })
export const issuance = (tenths: number): Line => ({ account: 'issuance', tenths })
