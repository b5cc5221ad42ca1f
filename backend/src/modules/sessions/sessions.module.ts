import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { Notices } from '../notices/notices.module'
import { createArrivals, type Device } from './arrivals'
import { banMessages } from './ban.rules'
import { createKnownDevices, type IsKnownDevice } from './known-devices'
import { createOneTimeTickets, type OneTimeTickets } from './one-time-tickets'
import { createSessionQueries } from './sessions.queries'
import { createSessions, type Sessions } from './sessions.service'

export { deviceOf } from './arrivals'
export { foreverMs } from './ban.rules'
export { addressPrefix, deviceNameOf } from './device.rules'
export type { Device, IsKnownDevice, OneTimeTickets, Sessions }

const cleanUpMs = 10 * 60_000

export interface SessionsModule extends BackendModule {
  sessions: Sessions
  tickets: OneTimeTickets
  isKnownDevice: IsKnownDevice
}

/** Who is logged in: tokens, socket tickets and other things that are good once. */
export function createSessionsModule(kernel: Kernel, notices: Notices): SessionsModule {
  const queries = createSessionQueries(kernel.db)
  const tickets = createOneTimeTickets(queries, kernel.clock, kernel.random)
  const sessions = createSessions({ kernel, queries, tickets, arrivals: createArrivals(notices) })
  return {
    name: 'sessions',
    sessions,
    tickets,
    isKnownDevice: createKnownDevices(kernel.db),
    calls: {
      createSocketTicket: async (_input, caller) => ({ ticket: await sessions.issueSocketTicket(caller.member()) }),
      async signOut(_input, caller) {
        await sessions.end(caller.member().id)
        caller.say('signed-out')
      },
    },
    messages: {
      ...banMessages,
      'signed-out': { zh: '已退出登录', en: 'You are logged out', vi: 'Đã đăng xuất' },
    },
    start: () => kernel.jobs.every(cleanUpMs, () => sessions.cleanUp()),
  }
}
