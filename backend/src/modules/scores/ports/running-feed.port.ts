import type { Disposer } from '../../../kernel/disposer'
import type { Feed } from './feed.port'

/** A feed that works by itself, e.g. asks a provider. Its start does not wait for a provider that is down. */
export interface RunningFeed {
  start(): Promise<Disposer>
}

/** The feed an installation chose. `embedded`: matches of our own making; `real`: matches that are really played. */
export interface OpenedFeed {
  feed: Feed & Partial<RunningFeed>
  name: string
  kind: 'embedded' | 'real'
}
