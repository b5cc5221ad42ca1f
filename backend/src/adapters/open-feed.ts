import type { Config, FeedName } from '../config'
import type { Kernel } from '../kernel/kernel'
import type { Feed } from '../modules/scores/ports/feed.port'
import type { OpenedFeed, RunningFeed } from '../modules/scores/ports/running-feed.port'
import { NamiFeed } from './feed-nami/feed-nami'
import { OpenFeed } from './feed-open/open-feed'
import { SimFeed } from './feed-sim/feed-sim'

const makers: Readonly<Record<FeedName, (config: Config, kernel: Kernel) => Feed & Partial<RunningFeed>>> = {
  sim: ({ simMatchesPerDay: matchesPerDay }) => new SimFeed(undefined, { matchesPerDay }),
  open: (_config, kernel) => new OpenFeed(kernel),
  nami: ({ nami }, { clock, log }) => new NamiFeed({ ...nami, clock, log }),
}

/** Whether a feed tells of matches that are really played. */
const isReal: Readonly<Record<FeedName, boolean>> = { sim: false, open: true, nami: true }

/** The feed the configuration asks for. */
export function openFeed(kernel: Kernel): OpenedFeed {
  const name = kernel.config.feed
  return { feed: makers[name](kernel.config, kernel), name, kind: isReal[name] ? 'real' : 'embedded' }
}
