import type { ResolvedRelease } from '@pitchside/remote-kit/manifest'
import { useEffect, useState } from 'react'
import type { ReleaseTable } from './release-table'
import { isBusy, mustSwap } from './swap-now'

interface Followed {
  /** What the place shows. */
  release: ResolvedRelease
  /** Takes the newest release; there while the visitor is asked. */
  take: (() => void) | undefined
}

/**
 * The release a place was entered with. A newer one is taken when `visit` changes; at once when it takes the shown
 * version back or is urgent, unless the visitor types or plays something there: then they are asked.
 */
export function useFollowedRelease(table: ReleaseTable, remoteId: string, visit: string): Followed {
  const [shown, setShown] = useState(() => ({ visit, release: table.newest() }))
  const [isAsked, setIsAsked] = useState(false)
  const { release } = shown
  useEffect(() => {
    const look = () => {
      const newest = table.newest()
      if (!mustSwap(release, newest, remoteId)) return
      if (isBusy(remoteId)) setIsAsked(true)
      else setShown({ visit, release: newest })
    }
    look()
    return table.subscribe(look)
  }, [table, release, remoteId, visit])

  if (shown.visit !== visit) {
    const next = { visit, release: table.newest() }
    setShown(next)
    setIsAsked(false)
    return { release: next.release, take: undefined }
  }
  const take = () => {
    setIsAsked(false)
    setShown({ visit, release: table.newest() })
  }
  return { release, take: isAsked ? take : undefined }
}
