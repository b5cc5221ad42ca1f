import { authStore } from '@pitchside/auth'
import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { asMember } from '@pitchside/parts'
import { useMutation, useQuery, useQueryClient, useStore } from '@pitchside/platform'
import { useCallback } from 'react'
import { reloadFollowed } from '../goal-alerts/goal-alerts'
import type { Match } from '../matches/match'

/** Teams and leagues a member follows, by number. */
export type Collected = Readonly<Record<'team' | 'league', ReadonlySet<number>>>

export const nothingCollected: Collected = { team: new Set(), league: new Set() }

export type FollowSport = 'football' | 'basketball' | 'esports'

const kinds = { team: 1, league: 2 } as const
const sportNumbers: Readonly<Record<FollowSport, number>> = { basketball: 1, football: 2, esports: 3 }
const ids = (list: readonly { id: number }[]): ReadonlySet<number> => new Set(list.map(({ id }) => id))
const toCollected = ({ team, league }: CallData<'listCollected'>): Collected => ({
  team: ids(team),
  league: ids(league),
})

/** A match is followed by itself, by one of its teams or by its league. */
export const isFollowed = (match: Match, collected: Collected): boolean =>
  match.isFollowed ||
  collected.league.has(match.competition.id) ||
  collected.team.has(match.home.id) ||
  collected.team.has(match.away.id)

/** React: what the signed-in member follows; nothing for visitors. */
export function useCollected(): Collected {
  const userId = useStore(authStore, (state) => state.user?.id)
  const { data } = useQuery({
    queryKey: ['scores.collected', userId],
    queryFn: ({ signal }) => call('listCollected', {}, { isQuiet: true, signal }),
    select: toCollected,
    enabled: userId !== undefined,
    staleTime: 60_000,
  })
  return data ?? nothingCollected
}

interface Wish {
  kind: keyof typeof kinds
  id: number
  sport: FollowSport
}

/** React: follows or leaves a team or a league; asks a visitor to log in first. */
export function useToggleCollected(): { toggle: (wish: Wish) => void; isPending: boolean } {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ kind, id, sport }: Wish) =>
      call('toggleCollect', { id, type: sportNumbers[sport], kind: kinds[kind] }),
    onSettled: () => {
      reloadFollowed()
      return client.invalidateQueries({ queryKey: ['scores.collected'] })
    },
  })
  const toggle = useCallback(
    (wish: Wish) => {
      asMember(() => mutate(wish))
    },
    [mutate],
  )
  return { toggle, isPending }
}
