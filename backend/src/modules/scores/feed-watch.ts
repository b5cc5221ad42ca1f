import { type FeedData, limits } from '@pitchside/contract'
import type { Feed } from './ports/feed.port'
import type { FeedHealth, WatchedFeed } from './ports/match-parts.port'

/** How the feed behind the scores is doing, and whether its pages must say so. */
export interface FeedWatch {
  health(): FeedHealth
  data(): FeedData
  /** What to tell the pages; undefined when it is as it was. */
  news(): FeedData | undefined
}

/** A feed that says nothing of itself makes its own matches and is never late. */
export function createFeedWatch(feed: Feed & Partial<WatchedFeed>, name: string, now: () => number): FeedWatch {
  let told: { isStale: boolean; gaps: number } = { isStale: false, gaps: 0 }
  const health = (): FeedHealth => feed.health?.(now()) ?? { source: name, lag: 0, gaps: 0, refused: 0 }
  function data(): FeedData {
    const { source, lag, gaps } = health()
    return { type: 'feed', source, is_stale: lag > limits.feedStaleS ? 1 : 0, lag, gaps }
  }
  return {
    health,
    data,
    news() {
      const next = data()
      const isStale = next.is_stale === 1
      if (isStale === told.isStale && next.gaps === told.gaps) return undefined
      told = { isStale, gaps: next.gaps }
      return next
    },
  }
}
