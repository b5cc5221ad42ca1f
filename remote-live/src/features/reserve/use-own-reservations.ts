import { useUser } from '@pitchside/auth'
import { keepPreviousData, useQuery } from '@pitchside/platform'
import { fetchOwnReservations } from '../../parts/rooms/rooms.calls'
import { fetchReservedMatches } from './reserved-matches.calls'

/** React: the broadcasts this member waits for, page by page, and the matches, all at once. */
export function useOwnReservations(planPage = 1) {
  const userId = useUser()?.id
  const plans = useQuery({
    queryKey: ['live', 'plans', 'own', userId, planPage],
    queryFn: () => fetchOwnReservations(planPage),
    placeholderData: keepPreviousData,
  })
  const matches = useQuery({
    queryKey: ['live', 'reserved-matches', userId],
    queryFn: ({ signal }) => fetchReservedMatches(signal),
  })
  return { plans, matches }
}
