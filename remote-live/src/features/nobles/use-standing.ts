import { useUser } from '@pitchside/auth'
import { useQuery } from '@pitchside/platform'
import { fetchStanding } from './nobles.calls'

export const standingKey = ['live', 'noble-standing'] as const

/** The own nobility; nothing for visitors. */
export function useStanding() {
  const user = useUser()
  return useQuery({ queryKey: [...standingKey, user?.id], queryFn: fetchStanding, enabled: user !== undefined })
}
