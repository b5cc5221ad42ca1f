import type { MatchDeltaData } from '@pitchside/contract'
import { deltaField } from '@pitchside/contract'
import { useQuery, useQueryClient, useStore } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { useEffect, useState } from 'react'
import { createMatchListStore } from '../match-list/match-list.store'
import { fetchDetail } from './match-detail.calls'
import { partsKey } from './use-match-parts'

const refetchMs = 20_000

/** One football match: statistics every twenty seconds, score and clock by frames, incidents at once. */
export function useMatchDetail(id: number) {
  const [store] = useState(() => createMatchListStore())
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey: ['scores.detail', id],
    queryFn: ({ signal }) => fetchDetail(id, signal),
    refetchInterval: refetchMs,
    enabled: id > 0,
  })
  useEffect(() => {
    if (data) store.getState().load({ matches: [data.match], serverS: data.match.changedS })
  }, [data, store])
  useEffect(
    () =>
      socket.subscribe('match.football', {
        onData(frame) {
          const frameData = frame.data as { type: string }
          if (frameData.type !== 'football_delta') return
          const deltas = frameData as MatchDeltaData
          store.getState().apply(deltas)
          const own = deltas.m.find(([matchId]) => matchId === id)
          if (
            own?.some(
              (value, i) => i % 2 === 1 && (value === deltaField.incident || value === deltaField.incidentCancelled),
            )
          ) {
            void refetch()
            // What happened shows in the line-ups, the commentary, the shots and the statistics as well.
            void client.invalidateQueries({ queryKey: partsKey(id) })
          }
        },
        onResync() {
          void refetch()
          void client.invalidateQueries({ queryKey: partsKey(id) })
        },
      }),
    [id, store, refetch, client],
  )
  const match = useStore(store, (state) => state.byId.get(id)) ?? data?.match
  return {
    match,
    detail: data,
    store,
    isFailed: isError && !data,
    isStale: isError && data !== undefined,
    reload: () => void refetch(),
  }
}
