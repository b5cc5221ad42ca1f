import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { Users } from '../account/account.module'
import { demoAccounts } from '../account/account.module'
import type { LiveModule } from '../live/live.module'
import { roomOrderMessages } from './room-order.messages'
import { createKickQueries, createManagerQueries, createTabooQueries } from './room-order.queries'
import { orderCalls, standingCalls } from './room-order.routes'
import { createRoomOrderService } from './room-order.service'

const sweepEveryMs = 60 * 60_000

/** Order in rooms: assistants, silences and kicks. */
export function createRoomOrderModule(kernel: Kernel, users: Users, live: LiveModule): BackendModule {
  const { db, clock } = kernel
  const order = createRoomOrderService({ kernel, users, live })
  const [managers, taboos, kicks] = [createManagerQueries(db), createTabooQueries(db), createKickQueries(db)]
  const deps = { order, gate: live.gate, users, managers, taboos, kicks, now: () => clock.now() }
  return {
    name: 'room-order',
    calls: { ...orderCalls(deps), ...standingCalls(deps) },
    messages: roomOrderMessages,
    // The demo's assistant helps the first of the demo's anchors.
    seed: async (tx) => {
      await createManagerQueries(tx).insert(demoAccounts.anchor.id, demoAccounts.assistant.id, clock.now())
    },
    start: () => kernel.jobs.every(sweepEveryMs, async () => void (await taboos.sweep(clock.now()))),
  }
}
