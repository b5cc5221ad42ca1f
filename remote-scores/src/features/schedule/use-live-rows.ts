import { useStore } from '@pitchside/platform'
import { useEffect, useState } from 'react'
import type { Match } from '../../parts/matches/match'
import type { MatchFrame } from '../../parts/matches/match-delta'
import { createMatchListStore } from '../../parts/matches/match-list.store'
import { followList } from '../../parts/matches/match-topics'

/** Keeps the running football and basketball matches of a page up to date; `reload` when frames were missed for good. */
export function useLiveRows(matches: readonly Match[], reload: () => void) {
  const [store] = useState(() => createMatchListStore())
  const [isStale, setStale] = useState(false)
  useEffect(() => {
    store.getState().load({ matches: [...matches], serverS: Math.floor(Date.now() / 1_000) - 2 })
  }, [matches, store])
  useEffect(() => {
    const followed = (['football', 'basketball'] as const).map((sport) =>
      followList(sport, 0, {
        onFrame: (frame: MatchFrame) => store.getState().apply(frame),
        onResync: reload,
        onFeed: (feed) => setStale(feed.is_stale === 1),
      }),
    )
    return () => {
      for (const { stop } of followed) stop()
    }
  }, [store, reload])
  return { byId: useStore(store, (state) => state.byId), isStale }
}
