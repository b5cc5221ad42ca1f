import { onUserChanged } from '@pitchside/auth'
import type { MatchDeltaData } from '@pitchside/contract'
import { useQuery, useQueryClient } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { useEffect } from 'react'
import { fetchSeriesDay } from './esports.calls'
import { applySeriesDelta, type Series } from './esports-series'

const refetchMs = 60_000

/** Esports matches of a day, patched by the topic's frames and loaded again when frames were missed. */
export function useSeriesDay(date: string) {
  const client = useQueryClient()
  const queryKey = ['scores.esports', date]
  const { data, isError, errorUpdateCount, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchSeriesDay(date, -new Date().getTimezoneOffset(), signal),
    refetchInterval: refetchMs,
  })
  useEffect(() => {
    const patch = (change: (series: Series) => Series) =>
      client.setQueryData<Series[]>(['scores.esports', date], (before) => before?.map(change))
    return socket.subscribe('match.esports', {
      onData(frame) {
        const news = frame.data as { type: string }
        if (news.type !== 'esports_delta') return
        const deltas = new Map((news as MatchDeltaData).m.map((delta) => [delta[0], delta]))
        patch((series) => {
          const delta = deltas.get(series.id)
          return delta ? applySeriesDelta(series, delta) : series
        })
      },
      onResync: () => void refetch(),
    })
  }, [client, date, refetch])
  useEffect(() => onUserChanged(() => void refetch()), [refetch])
  return {
    list: data,
    isFailed: errorUpdateCount > 0 && !data,
    isBehind: isError && Boolean(data),
    reload: () => void refetch(),
    change: (id: number, part: Partial<Series>) =>
      client.setQueryData<Series[]>(queryKey, (before) =>
        before?.map((series) => (series.id === id ? { ...series, ...part } : series)),
      ),
  }
}
