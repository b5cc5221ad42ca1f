import { CallError } from '@pitchside/http'
import { useQuery } from '@pitchside/platform'
import { fetchRoom } from './rooms.calls'

/** A room, looked at again every minute: it goes on with the next match when one ends. */
export function useRoom(anchorId: number) {
  const query = useQuery({
    queryKey: ['live', 'room', anchorId],
    queryFn: ({ signal }) => fetchRoom(anchorId, signal),
    enabled: anchorId > 0,
    refetchInterval: 60_000,
  })
  const { error } = query
  return {
    ...query,
    isKicked: error instanceof CallError && error.reason === 'room-kicked',
    isUnknown: error instanceof CallError && error.isMissing,
  }
}
