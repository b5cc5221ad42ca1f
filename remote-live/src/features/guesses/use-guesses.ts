import { useUser } from '@pitchside/auth'
import { useQuery, useQueryClient } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { useEffect } from 'react'
import type { Guess } from './guess'
import { fetchGuesses, newsOf } from './guesses.calls'

export const guessesKey = (anchorId: number) => ['live', 'guesses', anchorId]

/** The guesses of a room as they were last heard. */
export function useKnownGuesses(anchorId: number) {
  const userId = useUser()?.id
  const queryKey = [...guessesKey(anchorId), userId]
  return useQuery({ queryKey, queryFn: ({ signal }) => fetchGuesses(anchorId, signal), staleTime: 0 })
}

/** The guesses of a room, kept current by the socket. */
export function useGuesses(anchorId: number) {
  const userId = useUser()?.id
  const client = useQueryClient()
  useEffect(() => {
    const key = [...guessesKey(anchorId), userId]
    const reload = (): void => void client.invalidateQueries({ queryKey: guessesKey(anchorId) })
    return socket.subscribe(`room.${anchorId}`, {
      onData: ({ data }) => {
        if (data.type !== 'guess') return
        const known = client.getQueryData<Guess[]>(key)?.find(({ id }) => id === data.id)
        const news = newsOf(data)
        // A new one, or the own share of one that ended: only the server knows.
        if (!known || (known.mine > 0 && news.state !== known.state)) return reload()
        client.setQueryData<Guess[]>(key, (list) =>
          list?.map((guess) => (guess.id === data.id ? { ...guess, ...news } : guess)),
        )
      },
      onResync: reload,
    })
  }, [anchorId, userId, client])
  return useKnownGuesses(anchorId)
}
