import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { Users } from '../account/account.module'
import type { LiveModule } from '../live/live.module'
import { cockpitMessages } from './cockpit.messages'
import { createCockpitQueries } from './cockpit.queries'
import { cockpitCalls } from './cockpit.routes'
import { overlayPageRoutes } from './overlay-page/page.routes'
import { createOverlayQueries } from './overlays.queries'
import { overlayCalls } from './overlays.routes'
import { createReportQueries } from './report.queries'
import { reportCalls } from './report.routes'

interface Deps {
  users: Users
  live: Pick<LiveModule, 'rooms' | 'chat' | 'modes'>
}

/** What an anchor works with while on air, and what a broadcast came to. */
export function createCockpitModule(kernel: Kernel, { users, live }: Deps): BackendModule {
  const { db, clock } = kernel
  const queries = createCockpitQueries(db)
  return {
    name: 'cockpit',
    calls: {
      ...cockpitCalls({ kernel, queries, users }),
      ...reportCalls(createReportQueries(db), clock),
      ...overlayCalls({ kernel, overlays: createOverlayQueries(db), cockpit: queries, live }),
    },
    messages: cockpitMessages,
    routes: overlayPageRoutes,
  }
}
