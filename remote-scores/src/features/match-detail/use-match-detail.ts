import { deltaField } from '@pitchside/contract'
import { useQuery, useStore } from '@pitchside/platform'
import { useEffect, useState } from 'react'
import { createMatchListStore } from '../match-list/match-list.store'
import { followMatch } from '../matches/match-topics'
import { fetchDetail } from './match-detail.calls'

const refetchMs = 20_000

/** One football match: statistics every twenty seconds, score and clock by frames, incidents at once. */
export function useMatchDetail(id: number) {
  const [store] = useState(() => createMatchListStore())
  const { data, isError, refetch } = useQuery({
    queryKey: ['scores.detail', id],
    queryFn: ({ signal }) => fetchDetail(id, signal),
    refetchInterval: refetchMs,
    enabled: id > 0,
  })
  useEffect(() => {
    const at = data?.match.listAt
    if (data)
      store.getState().load({
        matches: [data.match],
        serverS: data.match.changedS,
        ...(at ? { position: { list: at, odds: at } } : {}),
      })
  }, [data, store])
  const position = data?.match.listAt
  const [followed, setFollowed] = useState<ReturnType<typeof followMatch>>()
  useEffect(() => {
    if (id <= 0) return
    const next = followMatch(id, {
      onFrame(frame) {
        store.getState().apply(frame)
        const fields = frame.m.find(([matchId]) => matchId === id)?.filter((_, i) => i % 2 === 1)
        if (fields?.some((field) => field === deltaField.incident || field === deltaField.incidentCancelled))
          void refetch()
      },
      onResync: () => void refetch(),
    })
    setFollowed(next)
    return next.stop
  }, [id, store, refetch])
  useEffect(() => {
    if (position) followed?.loaded(position)
  }, [position, followed])
  const match = useStore(store, (state) => state.byId.get(id)) ?? data?.match
  return { match, detail: data, store, isFailed: isError && !data, reload: () => void refetch() }
}
