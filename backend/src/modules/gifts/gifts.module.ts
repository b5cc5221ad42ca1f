import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { Users } from '../account/account.module'
import type { LiveModule } from '../live/live.module'
import type { Wallet } from '../wallet/wallet.module'
import { type BackpackService, createBackpackService } from './backpack.service'
import { createBarrageService, type FreeBarrages } from './barrage.service'
import { seedBackpacks } from './demo/seed-backpacks'
import { seedGiftHistory } from './demo/seed-gift-history'
import { giftMessages } from './gifts.messages'
import { createGiftCalls } from './gifts.routes'
import { createGiftService } from './gifts.service'

export { bothBarrages, type FreeBarrages } from './barrage.service'
export { giftIcon } from './gift-line'

/** What other modules may ask of gifts. */
export interface GiftsModule extends BackendModule {
  /** Presents of the house. */
  backpack: BackpackService
}

interface Deps {
  users: Users
  wallet: Wallet
  live: LiveModule
  /** Who pays for coloured lines before the member does. */
  freeBarrages: FreeBarrages
}

/** Gifts that were not told to their room are looked for this often. */
const tellEveryMs = 5_000

/** Gifts, backpacks and coloured lines. */
export function createGiftsModule(kernel: Kernel, { users, wallet, live, freeBarrages }: Deps): GiftsModule {
  const deps = { kernel, wallet, users, live }
  const backpack = createBackpackService(wallet)
  const gifts = createGiftService(deps)
  return {
    name: 'gifts',
    backpack,
    calls: createGiftCalls({
      kernel,
      gifts,
      barrages: createBarrageService(deps, freeBarrages),
      freeBarrages,
    }),
    messages: giftMessages,
    start: () => kernel.jobs.every(tellEveryMs, gifts.tellForgotten),
    async seed(tx) {
      await seedBackpacks(tx, backpack)
      await seedGiftHistory(tx, kernel.clock.now())
    },
  }
}
