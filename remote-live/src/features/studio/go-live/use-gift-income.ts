import { useQuery } from '@pitchside/platform'
import { useEffect, useState } from 'react'
import type { RoomFeed } from '../../../parts/room-feed/room-feed'
import { fetchGifts } from '../income/income.calls'

/**
 * Diamonds given since the broadcast began: what the list says of the time before this page was opened, and what comes
 * in while it is open. 0 while nothing is on air.
 */
export function useGiftIncome(feed: RoomFeed, since: number | undefined): number {
  const [openedAt] = useState(() => Date.now())
  const [coming, setComing] = useState(0)
  const before = useQuery({
    queryKey: ['live', 'gifts-before', feed.anchorId, since],
    queryFn: async ({ signal }) => {
      const { rows } = await fetchGifts(feed.anchorId, 1, signal)
      const counted = rows.filter(({ at }) => at >= (since ?? 0) && at < openedAt)
      return counted.reduce((sum, { diamonds }) => sum + diamonds, 0)
    },
    enabled: since !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(
    () =>
      feed.onMessage((message) => {
        const { gift } = message
        if (message.no === 100 && gift) setComing((sum) => sum + gift.coin)
      }),
    [feed],
  )
  return (before.data ?? 0) + coming
}
