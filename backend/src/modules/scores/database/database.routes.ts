import type { CallHandlers } from '../../../kernel/module'
import type { Feed } from '../ports/feed.port'
import { createPeopleRoutes } from './people.routes'
import { createRegionRoutes } from './region.routes'
import { createSeasonRoutes } from './season.routes'
import type { SeasonDesk } from './season-desk'

/** Calls of the data bases: regions, competitions, seasons, teams, players. */
export const createDatabaseRoutes = (deps: { desk: SeasonDesk; feed: Feed }): CallHandlers => ({
  ...createRegionRoutes(deps),
  ...createSeasonRoutes(deps),
  ...createPeopleRoutes(deps),
})
