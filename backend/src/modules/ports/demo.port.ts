import type { Db } from '../../db/db'
import type { Kernel } from '../../kernel/kernel'
import type { Feed } from '../scores/ports/feed.port'
import type { RunningFeed } from '../scores/ports/running-feed.port'
import type { ScoresModule } from '../scores/scores.module'
import type { WalletModule } from '../wallet/wallet.module'

/** The site that demo content is made for, with the modules it asks. */
export interface DemoSite {
  kernel: Kernel
  modules: { scores: ScoresModule; wallet: WalletModule }
}

/** Demo content that is filled in once in the life of a data base, inside one transaction. */
export interface DemoSeed {
  /** The data base remembers by it that this was filled in. */
  name: string
  /** Key of the module it belongs to; undefined: it is about what all of them brought. */
  of?: string
  seed(tx: Db): Promise<void>
}

/** The demo world: what a site shows before it has anything of its own. Loaded only where it is asked for. */
export interface DemoWorld {
  /** Matches of its own making, which follow from the clock alone. `matchesPerDay`: of football; 0, its usual leagues. */
  feed(options?: { matchesPerDay?: number }): Feed & Partial<RunningFeed>
  seeds(site: DemoSite): readonly DemoSeed[]
}
