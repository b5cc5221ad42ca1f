import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import { demoAccounts } from '../account/account.module'
import { seedBookings } from './bookings.seed'
import { seedOrders } from './orders.seed'
import { type Past, type PastDeps, runInOrder } from './past'
import { seedThings } from './things.seed'
import { seedWords } from './words.seed'

/**
 * A member of the demo with a past: follows, favourites, orders, guesses, messages and posts, so that the member centre
 * can be seen as somebody has it who comes every week. Money moves by bookings like any other.
 */
export function createDemoMemberModule(kernel: Kernel, deps: PastDeps): BackendModule {
  return {
    name: 'demo-member',
    seed: async (tx) => {
      const past: Past = { ...deps, tx, userId: demoAccounts.regular.id, now: kernel.clock.now(), later: [] }
      await seedOrders(past)
      await seedBookings(past)
      await seedThings(past)
      await seedWords(past)
      await runInOrder(past)
    },
  }
}
