import type { Disposer } from '../../kernel/disposer'
import type { BackendModule } from '../../kernel/module'
import type { EntranceSource, LiveModule } from '../live/live.module'
import { createDemoEntrances, demoEntranceEveryMs } from './demo-entrances'
import { nobleMessages } from './nobles.messages'
import { nobleCalls } from './nobles.routes'
import { createNobleService, type NobleDeps, type NobleService } from './nobles.service'
import { createSeats } from './seats'
import { entranceOf, tierOf } from './tiers.rules'

const ranksEveryMs = 15_000

export interface NoblesModule extends BackendModule {
  /** How a member comes into a room. */
  entranceOf: EntranceSource
  /** Free goods of nobles, used up inside the caller's transaction. */
  perks: Pick<NobleService, 'takeFreeHorn' | 'returnFreeHorn' | 'freeBarragesLeft' | 'takeFreeBarrage'>
}

export interface NoblesModuleDeps extends NobleDeps {
  live: Pick<LiveModule, 'rooms' | 'gate' | 'guestsOf' | 'chat'>
}

/** Nobility: purchase and renewal, what it gives, seats in rooms, entrances. */
export function createNoblesModule(deps: NoblesModuleDeps): NoblesModule {
  const { kernel, users, live } = deps
  const service = createNobleService(deps)
  const seats = createSeats({ kernel, users, live, tiersOf: service.tiersOf })
  users.addFacts(async (userId, viewerId) => {
    const tier = (await service.tiersOf([userId])).get(userId)
    if (tier === undefined) return {}
    if (tier === 0 || userId !== viewerId) return { tier }
    const { tier: own, endsAt } = await service.standing(userId)
    return own ? { tier, noble: { ...own, endsAt } } : { tier: 0 }
  })
  const { jobs, nodes } = kernel
  /** The members sit in rooms of every node. */
  function ranksChanged(userIds: readonly number[]): void {
    if (userIds.length === 0) return
    seats.ranksChanged(userIds)
    nodes.tell('ranks', userIds)
  }
  async function keepRanks(): Promise<void> {
    ranksChanged(await service.bringUpToDate())
  }
  return {
    name: 'nobles',
    perks: service,
    async entranceOf(userId, cardTier) {
      const tier = (await service.tiersOf([userId])).get(userId) ?? cardTier
      const rank = tierOf(tier)
      return rank ? { tier, nobel: entranceOf(rank) } : { tier: 0 }
    },
    calls: nobleCalls({
      service,
      seatsOf: seats.seatsOf,
      rooms: live.rooms,
      onBought: (userId) => ranksChanged([userId]),
    }),
    messages: nobleMessages,
    async start() {
      nodes.hear<number[]>('ranks', seats.ranksChanged)
      await jobs.lead(keepRanks)
      const stops: Disposer[] = [seats.start(), jobs.every(ranksEveryMs, keepRanks)]
      if (kernel.config.seedDemo) {
        const { seatsOf, watched } = seats
        stops.push(jobs.every(demoEntranceEveryMs, createDemoEntrances({ kernel, live, watched, seatsOf })))
      }
      return async () => {
        for (const stop of stops) await stop()
      }
    },
  }
}
