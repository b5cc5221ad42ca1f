import { useUser } from '@pitchside/auth'
import { useQuery } from '@pitchside/platform'
import { fetchKickedFrom } from '../../parts/rooms/rooms.calls'

/**
 * Anchors whose rooms the member may not enter. Asked for whenever the list opens: who is removed from a room comes
 * here from it.
 */
export function useKickedFrom(): readonly number[] {
  const userId = useUser()?.id
  const { data = [] } = useQuery({
    queryKey: ['live', 'kicked-from', userId],
    queryFn: ({ signal }) => fetchKickedFrom(signal),
    enabled: userId !== undefined,
    staleTime: 0,
  })
  return data
}
