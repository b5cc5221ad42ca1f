import type { DemoWorld } from '@pitchside/backend/modules/ports/demo.port'
import { SimFeed } from './feed-sim/feed-sim'
import { demoSeeds } from './seeds'

/** What a site shows before it has anything of its own. */
export const demo: DemoWorld = {
  feed: ({ matchesPerDay } = {}) => new SimFeed(undefined, { matchesPerDay }),
  seeds: demoSeeds,
}
