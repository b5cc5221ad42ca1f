import { useQueryClient } from '@pitchside/platform'
import { useEffect } from 'react'
import type { RoomFeed } from '../../parts/room-feed/room-feed'

/** A room full of gifts must not ask for its ranking with every one of them. */
const refreshMs = 5_000

/** The room's ranking and its club of fans follow its gifts. */
export function useRankingRefresh(feed: RoomFeed): void {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = feed.onMessage(({ no }) => {
      if (no !== 100 || timer !== undefined) return
      timer = setTimeout(() => {
        timer = undefined
        for (const what of ['ranking', 'fan-club'])
          void client.invalidateQueries({ queryKey: ['live', what, feed.anchorId] })
      }, refreshMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [feed, client])
}
