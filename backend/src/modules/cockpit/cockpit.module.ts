import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { Users } from '../account/account.module'
import { cockpitMessages } from './cockpit.messages'
import { createCockpitQueries } from './cockpit.queries'
import { cockpitCalls } from './cockpit.routes'

/** What an anchor works with while on air. */
export function createCockpitModule(kernel: Kernel, users: Users): BackendModule {
  return {
    name: 'cockpit',
    calls: cockpitCalls({ kernel, queries: createCockpitQueries(kernel.db), users }),
    messages: cockpitMessages,
  }
}
