import { keepPreviousData, useQuery, useQueryClient } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { useEffect, useState } from 'react'
import { fetchSeries, type SeriesDetail } from './esports.calls'
import { groupOfSeries, type Series } from './esports-series'

const runningRefetchMs = 12_000
const quietRefetchMs = 60_000

/** An esports match kept up to date: asked again when a frame names it, and every few seconds while it runs. */
export function useSeries(id: number, companyId: number) {
  const client = useQueryClient()
  const queryKey = ['scores.series', id, companyId]
  const { data, error, isError, errorUpdateCount, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchSeries(id, companyId, signal),
    // Another company's prices replace these when they are there: the page does not fall back to its skeleton.
    placeholderData: keepPreviousData,
    refetchInterval: (query) => {
      const series = query.state.data?.series
      return series && groupOfSeries(series.status) === 'live' ? runningRefetchMs : quietRefetchMs
    },
  })
  // Prices of another company that do not come take nothing away of what is known of the match.
  const [known, setKnown] = useState(data)
  if (data && data !== known) setKnown(data)
  const detail = data ?? known
  useEffect(
    () =>
      // The match's own topic: whatever it says, there is something new to load.
      socket.subscribe(`match.${id}`, {
        onData: () => void refetch(),
        onResync: () => void refetch(),
      }),
    [id, refetch],
  )
  return {
    detail,
    isFailed: errorUpdateCount > 0 && !detail,
    error,
    isBehind: isError && Boolean(detail),
    reload: () => void refetch(),
    change: (part: Partial<Series>) =>
      client.setQueryData<SeriesDetail>(queryKey, (before) =>
        before ? { ...before, series: { ...before.series, ...part } } : before,
      ),
  }
}
