import type { Db } from '../../db/db'
import { remarkOf, type Wallet } from '../wallet/wallet.module'
import { createGiftQueries } from './gifts.queries'

/** Gifts the house gives to a member. `key` makes it happen once. */
export interface BackpackGrant {
  userId: number
  giftId: number
  num: number
  key: string
}

/** Escrow that covers what lies in a member's backpack. */
export const backpackReference = (userId: number): string => `backpack:${userId}`

/** What members may give without paying. The house pays when a gift comes in: see ADR 10. */
export function createBackpackService(wallet: Wallet) {
  return {
    /** Inside the caller's transaction; true when the key was used before and nothing happened. */
    async grant(tx: Db, { userId, giftId, num, key }: BackpackGrant): Promise<boolean> {
      const queries = createGiftQueries(tx)
      const gift = await queries.gift(giftId)
      if (!gift || !Number.isSafeInteger(num) || num < 1) throw new Error(`There is no present of ${num} x ${giftId}.`)
      await queries.lockMember(userId)
      const tenths = gift.tenths * num
      const wasDone = await wallet.post(tx, {
        kind: 'backpack',
        key: `backpack:${key}`,
        lines: [
          { account: 'issuance', tenths: -tenths },
          { account: 'escrow', reference: backpackReference(userId), tenths },
        ],
        remark: remarkOf((language) => `${gift.names[language]} ×${num}`),
      })
      if (!wasDone) await queries.putIntoBackpack(userId, giftId, num)
      return wasDone
    },
  }
}

export type BackpackService = ReturnType<typeof createBackpackService>
