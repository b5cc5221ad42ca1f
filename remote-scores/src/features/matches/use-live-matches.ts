import type { MatchDeltaData } from '@pitchside/contract'
import { useQuery, useStore } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { useEffect, useMemo, useState } from 'react'
import { createMatchListStore } from '../match-list/match-list.store'
import type { Match, Sport } from './match'

const sports: readonly Sport[] = ['football', 'basketball']
const isDelta = (data: { type: string }): data is MatchDeltaData => data.type.endsWith('_delta')

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
    const stops = sports.map((sport) =>
      socket.subscribe(`match.${sport}`, {
        onData(frame) {
          const frameData = frame.data as { type: string }
          if (isDelta(frameData)) store.getState().apply(frameData)
        },
        onResync: () => void refetch(),
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [store, refetch])
  const byId = useStore(store, (state) => state.byId)
  const matches = useMemo(() => (data ?? []).map((match) => byId.get(match.id) ?? match), [data, byId])
  return { matches, store, isPending, isFailed: isError && !data, reload: () => void refetch() }
}
