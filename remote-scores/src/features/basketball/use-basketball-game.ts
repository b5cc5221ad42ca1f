import { useQuery, useQueryClient } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { useEffect } from 'react'
import { groupOf } from '../../parts/matches/match'
import { type BasketballGame, withPlays } from './basketball-game'
import { fetchGame } from './basketball-match.calls'

const runningRefetchMs = 8_000
const quietRefetchMs = 60_000

/** A basketball match kept up to date: asked again at once when a frame names it, and every few seconds while it runs. */
export function useBasketballGame(id: number) {
  const client = useQueryClient()
  const queryKey = ['scores.basketball', id]
  const { data, error, isError, errorUpdateCount, refetch, isPending } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<BasketballGame>(['scores.basketball', id])
      const game = await fetchGame(id, known?.plays.at(-1)?.seq ?? 0, signal)
      return known ? { ...game, plays: withPlays(known.plays, game.plays) } : game
    },
    refetchInterval: (query) => {
      const game = query.state.data
      return game && groupOf({ sport: 'basketball', status: game.status }) === 'live'
        ? runningRefetchMs
        : quietRefetchMs
    },
  })
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
    game: data,
    isPending,
    // Asking again by itself does not take the button away from whoever is about to press it.
    isFailed: errorUpdateCount > 0 && !data,
    error,
    isBehind: isError && Boolean(data),
    reload: () => void refetch(),
    change: (part: Partial<BasketballGame>) =>
      client.setQueryData<BasketballGame>(queryKey, (before) => (before ? { ...before, ...part } : before)),
  }
}
