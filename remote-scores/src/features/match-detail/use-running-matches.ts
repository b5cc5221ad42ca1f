import type { MatchDeltaData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { useQuery, useStore } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { useEffect, useMemo, useState } from 'react'
import { createMatchListStore } from '../match-list/match-list.store'
import { groupOf, type Match } from '../matches/match'
import { toFootball } from '../matches/match.calls'

async function fetchRunning(competitionId: number): Promise<{ matches: Match[]; serverS: number }> {
  const reply = await call(
    'listFootballMatches',
    { type: 1, competition_id: String(competitionId), is_web: 1 },
    { isQuiet: true },
  )
  return { matches: reply.data.map((row) => toFootball(row, reply.servertime)), serverS: reply.servertime }
}

/** Running matches of a competition, their scores kept up to date by the match topic. */
export function useRunningMatches(competitionId: number, isWanted: boolean): Match[] {
  const [store] = useState(() => createMatchListStore())
  const { data } = useQuery({
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
    return socket.subscribe('match.football', {
      onData(frame) {
        const change = frame.data as { type: string }
        if (change.type === 'football_delta') store.getState().apply(change as MatchDeltaData)
      },
    })
  }, [store, isWanted])
  const byId = useStore(store, (state) => state.byId)
  return useMemo(() => [...byId.values()].filter((match) => groupOf(match) === 'live'), [byId])
}
