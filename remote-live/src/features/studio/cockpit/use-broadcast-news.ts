import { useUser } from '@pitchside/auth'
import { useQueryClient } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { useEffect } from 'react'
import type { RoomFeed } from '../../../parts/room-feed/room-feed'

/** What comes close together is asked for once. */
const restMs = 1_000
/** Gifts, entrances of members, lines, envelopes. */
const newsOfRoom = new Set([100, 101, 102, 105, 106])

export const eventsKey = (broadcastId: number) => ['live', 'broadcast', broadcastId, 'events']
export const peopleKey = (broadcastId: number) => ['live', 'broadcast', broadcastId, 'people']

/** Asks anew for what happened in the broadcast whenever the room, or the anchor's own topic, tells of something. */
export function useBroadcastNews(feed: RoomFeed, broadcastId: number): void {
  const client = useQueryClient()
  const userId = useUser()?.id
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined
        void client.invalidateQueries({ queryKey: ['live', 'broadcast', broadcastId] })
      }, restMs)
    }
    const stopHearing = feed.onMessage(({ no }) => {
      if (newsOfRoom.has(no)) soon()
    })
    const leaves = [`room.${feed.anchorId}` as const, ...(userId ? [`user.${userId}` as const] : [])].map((topic) =>
      socket.subscribe(topic, {
        onData: ({ data }) => {
          if (data.type === 'room' && (data.event === 'follow' || data.event === 'seats')) soon()
        },
        onResync: soon,
      }),
    )
    return () => {
      clearTimeout(timer)
      stopHearing()
      for (const leave of leaves) leave()
    }
  }, [client, feed, broadcastId, userId])
}
