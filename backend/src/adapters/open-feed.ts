import type { Config, FeedName } from '../config'
import type { Kernel } from '../kernel/kernel'
import type { DemoWorld } from '../modules/ports/demo.port'
import type { Feed } from '../modules/scores/ports/feed.port'
import type { OpenedFeed, RunningFeed } from '../modules/scores/ports/running-feed.port'
import { NamiFeed } from './feed-nami/feed-nami'
import { OpenFeed } from './feed-open/open-feed'

type Maker = (config: Config, kernel: Kernel, demo: DemoWorld | undefined) => (Feed & Partial<RunningFeed>) | undefined

const makers: Readonly<Record<FeedName, Maker>> = {
  sim: ({ simMatchesPerDay: matchesPerDay }, _kernel, demo) => demo?.feed({ matchesPerDay }),
  open: (_config, kernel) => new OpenFeed(kernel),
  nami: ({ nami }, { clock, log }) => new NamiFeed({ ...nami, clock, log }),
}

/** Whether a feed tells of matches that are really played. */
const isReal: Readonly<Record<FeedName, boolean>> = { sim: false, open: true, nami: true }

/** The feed the configuration asks for. `demo`: the demo world, where it is loaded. */
export function openFeed(kernel: Kernel, demo: DemoWorld | undefined): OpenedFeed {
  const name = kernel.config.feed
  const feed = makers[name](kernel.config, kernel, demo)
  if (!feed) throw new Error(`FEED=${name} needs the demo world.`)
  return { feed, name, kind: isReal[name] ? 'real' : 'embedded' }
}
