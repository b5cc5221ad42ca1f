import { useUser } from '@pitchside/auth'
import { useQuery, useQueryClient } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { useEffect } from 'react'
import { fetchPoll, type Poll, pollFrom } from './polls.calls'

export const pollKey = (anchorId: number, userId: number | undefined) => ['live', 'poll', anchorId, userId]

/** The poll of a room, kept current by the socket. */
export function usePoll(anchorId: number) {
  const userId = useUser()?.id
  const client = useQueryClient()
  useEffect(() => {
    const key = pollKey(anchorId, userId)
    return socket.subscribe(`room.${anchorId}`, {
      onData: ({ data }) => {
        if (data.type !== 'room' || data.event !== 'poll' || !data.poll) return
        const { poll } = data
        client.setQueryData<Poll | null>(key, (known) => pollFrom(poll, known?.id === poll.id ? known.mine : undefined))
      },
      onResync: () => void client.invalidateQueries({ queryKey: key }),
    })
  }, [anchorId, userId, client])
  return useQuery({
    queryKey: pollKey(anchorId, userId),
    queryFn: ({ signal }) => fetchPoll(anchorId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
