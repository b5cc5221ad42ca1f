import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useEffect } from 'react'
import { listOwnCategories, toggleOwnCategories } from '../../parts/video/videos.calls'
import { forgetOwner, mergeOwn, rememberOwner } from './own-categories.store'

/** Keeps the menu of this browser in line with the account's, for each member who comes and goes. */
export function useMergedCategories(): void {
  const userId = useUser()?.id
  useEffect(() => {
    if (userId === undefined) return forgetOwner()
    const ownId = userId
    const stop = new AbortController()
    async function merge(): Promise<void> {
      const missing = mergeOwn(ownId, await listOwnCategories(stop.signal))
      if (missing.length > 0) await toggleOwnCategories(missing)
      rememberOwner(ownId)
    }
    merge().catch((error) => {
      if (!stop.signal.aborted)
        bus.emit('failure.seen', { where: 'content', reason: 'own-categories', detail: String(error) })
    })
    return () => stop.abort()
  }, [userId])
}
