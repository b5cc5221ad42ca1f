import type { Kernel } from '../kernel/kernel'
import { createAccountModule } from './account/account.module'
import { createLiveModule } from './live/live.module'
import { noMatches } from './live/ports/room-matches.port'
import { createMediaModule } from './media/media.module'
import { createSessionsModule } from './sessions/sessions.module'

/** The modules of the backend. Order matters twice: a module is made after those it enters, and seeds after them. */
export function createModules(kernel: Kernel) {
  const sessions = createSessionsModule(kernel)
  const account = createAccountModule(kernel, sessions)
  const media = createMediaModule(kernel)
  const live = createLiveModule(kernel, account.users, noMatches)
  return { sessions, account, media, live }
}

export type Modules = ReturnType<typeof createModules>
export type ModuleName = keyof Modules
