import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useQuery, useQueryClient } from '@pitchside/platform'
import { useEffect } from 'react'
import { countUnread, nothingUnread, type UnreadCounts } from './notices.calls'

export const noticesKey = ['member', 'notices']

/** How many notices of the member are not read yet, by list; follows what arrives. */
export function useUnread(): UnreadCounts {
  const userId = useUser()?.id
  const client = useQueryClient()
  useEffect(() => bus.on('notice.arrived', () => void client.invalidateQueries({ queryKey: noticesKey })), [client])
  const { data = nothingUnread } = useQuery({
    queryKey: [...noticesKey, 'unread', userId],
    queryFn: ({ signal }) => countUnread(signal),
    enabled: userId !== undefined,
  })
  return data
}
