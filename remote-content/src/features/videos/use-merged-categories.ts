import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useEffect } from 'react'
import { mergeOwn } from './own-categories.store'
import { listOwnCategories, toggleOwnCategories } from './videos.calls'

/** Brings the menu of this browser and that of the account together, once for each member who comes. */
export function useMergedCategories(): void {
  const userId = useUser()?.id
  useEffect(() => {
    if (userId === undefined) return
    const stop = new AbortController()
    async function merge(): Promise<void> {
      const missing = mergeOwn(await listOwnCategories(stop.signal))
      if (missing.length > 0) await toggleOwnCategories(missing)
    }
    merge().catch((error) => {
      if (!stop.signal.aborted)
        bus.emit('failure.seen', { where: 'content', reason: 'own-categories', detail: String(error) })
    })
    return () => stop.abort()
  }, [userId])
}
