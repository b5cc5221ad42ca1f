import type { Db } from '@pitchside/backend/db/db'
import { demoAccounts } from '@pitchside/backend/modules/account/account.module'
import { seedBookings } from './bookings.seed'
import { seedOrders } from './orders.seed'
import { type Past, type PastDeps, runInOrder } from './past'
import { seedThings } from './things.seed'
import { seedWords } from './words.seed'

/**
 * A member of the demo with a past: follows, favourites, orders, guesses, messages and posts, so that the member centre
 * can be seen as somebody has it who comes every week. Money moves by bookings like any other.
 */
export async function seedMember(tx: Db, now: number, deps: PastDeps): Promise<void> {
  const past: Past = { ...deps, tx, userId: demoAccounts.regular.id, now, later: [] }
  await seedOrders(past)
  await seedBookings(past)
  await seedThings(past)
  await seedWords(past)
  await runInOrder(past)
}
