import { authStore } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { call } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useMutation, useQuery, useQueryClient, useStore } from '@pitchside/platform'
import { Button } from '@pitchside/ui'
import type { Sport } from '../matches/match'

const kinds = { team: 1, league: 2 } as const
const sportNumbers: Readonly<Record<string, number>> = { basketball: 1, football: 2, esports: 3 }

interface FollowButtonProps {
  kind: keyof typeof kinds
  id: number
  sport: Sport
}

/** Follows a team or a league: its matches appear under the followed ones. */
export function FollowButton({ kind, id, sport }: FollowButtonProps) {
  const t = useT('scores')
  const userId = useStore(authStore, (state) => state.user?.id)
  const client = useQueryClient()
  const key = ['scores.collected', userId]
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('listCollected', {}, { isQuiet: true, signal }),
    enabled: userId !== undefined,
  })
  const isFollowed = data?.[kind].some((one) => one.id === id) === true
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('toggleCollect', { id, type: sportNumbers[sport] ?? 2, kind: kinds[kind] }),
    onSettled: () => client.invalidateQueries({ queryKey: ['scores.collected'] }),
  })
  return (
    <Button
      size="sm"
      variant={isFollowed ? 'secondary' : 'outline'}
      icon="star"
      aria-pressed={isFollowed}
      isLoading={isPending}
      onClick={() => {
        if (userId === undefined) bus.emit('login.requested', { resume: () => mutate() })
        else mutate()
      }}
    >
      {t(isFollowed ? 'base.followed' : `base.follow.${kind}`)}
    </Button>
  )
}
