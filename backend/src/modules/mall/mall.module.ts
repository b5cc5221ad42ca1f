import type { BackendModule } from '../../kernel/module'
import type { FreeBarrages } from '../gifts/gifts.module'
import { createHoldingQueries } from './holdings.queries'
import { mallMessages } from './mall.messages'
import { mallCalls } from './mall.routes'
import { createMallService, type MallDeps } from './mall.service'

const finishEveryMs = 3_600_000

export interface MallModule extends BackendModule {
  /** Coloured lines bought in the mall. */
  barrages: FreeBarrages
}

/** The exchange mall. */
export function createMallModule(deps: MallDeps): MallModule {
  const { db, jobs } = deps.kernel
  const service = createMallService(deps)
  return {
    name: 'mall',
    barrages: {
      left: (userId) => createHoldingQueries(db).barragesLeft(userId),
      take: (tx, userId) => createHoldingQueries(tx).takeBarrage(userId),
    },
    calls: mallCalls(service, db),
    messages: mallMessages,
    async start() {
      await jobs.lead(service.finishSent)
      return jobs.every(finishEveryMs, service.finishSent)
    },
  }
}
