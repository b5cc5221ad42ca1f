import { call } from '@pitchside/http'
import { useQuery, useStore } from '@pitchside/platform'
import { useEffect, useMemo, useState } from 'react'
import { groupOf, type Match } from '../matches/match'
import { toFootball } from '../matches/match.calls'
import { createMatchListStore } from '../matches/match-list.store'
import { followList } from '../matches/match-topics'

async function fetchRunning(competitionId: number): Promise<{ matches: Match[]; serverS: number }> {
  const reply = await call(
    'listFootballMatches',
    { type: 1, competition_id: String(competitionId), is_web: 1 },
    { isQuiet: true },
  )
  return { matches: reply.data.map((row) => toFootball(row, reply.servertime)), serverS: reply.servertime }
}

/** A knock-out round has no table; the letter of a group has. */
const hasTable = ({ stage }: Match) => stage.length <= 1

/** Running matches of a competition that its table counts, their scores kept up to date by the topic of the lists. */
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
  return useMemo(
    () => (isWanted ? [...byId.values()].filter((match) => groupOf(match) === 'live' && hasTable(match)) : []),
    [byId, isWanted],
  )
}
