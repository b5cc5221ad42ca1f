import { useQuery, useStore } from '@pitchside/platform'
import { useEffect, useMemo, useState } from 'react'
import type { Match, Sport } from './match'
import type { MatchFrame } from './match-delta'
import { createMatchListStore } from './match-list.store'
import { followList } from './match-topics'

const sports: readonly Sport[] = ['football', 'basketball']

/** A few matches kept up to date by the match topics: loaded once a minute, patched in between. */
export function useLiveMatches(key: string, load: () => Promise<Match[]>) {
  const [store] = useState(() => createMatchListStore())
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['scores.live', key],
    queryFn: load,
    refetchInterval: 60_000,
  })
  useEffect(() => {
    if (data) store.getState().load({ matches: data, serverS: Math.floor(Date.now() / 1_000) - 2 })
  }, [data, store])
  useEffect(() => {
    const listener = {
      onFrame: (frame: MatchFrame) => store.getState().apply(frame),
      onResync: () => void refetch(),
    }
    const followed = sports.map((sport) => followList(sport, 0, listener))
    return () => {
      for (const { stop } of followed) stop()
    }
  }, [store, refetch])
  const byId = useStore(store, (state) => state.byId)
  const matches = useMemo(() => (data ?? []).map((match) => byId.get(match.id) ?? match), [data, byId])
  return { matches, store, isPending, isFailed: isError && !data, reload: () => void refetch() }
}
