import { useQuery, useQueryClient } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { useEffect } from 'react'
import type { RoomPartProps } from '../../parts/room-feed/room-part'
import { fetchSeats } from './nobles.calls'

const seatsKey = (anchorId: number) => ['live', 'seats', anchorId]

/** News of a seat that got lost is made up for. */
const refreshMs = 60_000

/** The seats of the room, loaded anew when it says that they changed. */
export function useSeats({ room, feed }: RoomPartProps) {
  const anchorId = room.anchor.id
  const client = useQueryClient()
  useEffect(() => {
    const reload = (): void => void client.invalidateQueries({ queryKey: seatsKey(anchorId) })
    const stopHearing = feed.onMessage((message) => {
      if (message.no === 102 && message.tier > 0) reload()
    })
    const leave = socket.subscribe(`room.${anchorId}`, {
      onData: ({ data }) => {
        if (data.type === 'room' && data.event === 'seats') reload()
      },
      onResync: reload,
    })
    return () => {
      stopHearing()
      leave()
    }
  }, [anchorId, feed, client])
  return useQuery({
    queryKey: seatsKey(anchorId),
    queryFn: () => fetchSeats(anchorId),
    refetchInterval: refreshMs,
  })
}

/** How many nobles the seats of the page have counted, without asking for them. */
export function useKnownSeats(anchorId: number): number | undefined {
  const { data } = useQuery({ queryKey: seatsKey(anchorId), queryFn: () => fetchSeats(anchorId), enabled: false })
  return data?.total
}
