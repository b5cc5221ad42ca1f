import { call } from '@pitchside/http'
import { useQuery, useStore } from '@pitchside/platform'
import { useEffect, useMemo, useState } from 'react'
import { groupOf, type Match } from '../../parts/matches/match'
import { toFootball } from '../../parts/matches/match.calls'
import { createMatchListStore } from '../../parts/matches/match-list.store'
import { followList } from '../../parts/matches/match-topics'

async function fetchRunning(competitionId: number): Promise<{ matches: Match[]; serverS: number }> {
  const reply = await call(
    'listFootballMatches',
    { type: 1, competition_id: String(competitionId), is_web: 1 },
    { isQuiet: true },
  )
  return { matches: reply.data.map((row) => toFootball(row, reply.servertime)), serverS: reply.servertime }
}

/** Running matches of a competition, their scores kept up to date by the topic of the lists. */
export function useRunningMatches(competitionId: number, isWanted: boolean): Match[] {
  const [store] = useState(() => createMatchListStore())
  const { data, refetch } = useQuery({
    queryKey: ['scores.running', competitionId],
    queryFn: () => fetchRunning(competitionId),
    refetchInterval: 60_000,
    enabled: isWanted,
  })
  useEffect(() => {
    if (data) store.getState().load(data)
  }, [data, store])
  useEffect(() => {
    if (!isWanted) return undefined
    return followList('football', 0, {
      onFrame: (frame) => store.getState().apply(frame),
      onResync: () => void refetch(),
    }).stop
  }, [store, isWanted, refetch])
  const byId = useStore(store, (state) => state.byId)
  return useMemo(() => [...byId.values()].filter((match) => groupOf(match) === 'live'), [byId])
}
