import type { Db } from '../../../db/db'
import { demoAccounts } from '../../account/account.module'
import type { BackpackService } from '../backpack.service'

/** Gifts by number, and how many a demo account finds in its backpack. */
const presents: readonly [giftId: number, num: number][] = [
  [9, 20],
  [1, 5],
  [3, 2],
  [5, 1],
]

/** The demo's members can give something before they pay for anything. */
export async function seedBackpacks(tx: Db, backpack: BackpackService): Promise<void> {
  for (const { id } of [demoAccounts.visitor, demoAccounts.rich, demoAccounts.assistant])
    for (const [giftId, num] of presents)
      await backpack.grant(tx, { userId: id, giftId, num, key: `welcome-${id}-${giftId}` })
}
