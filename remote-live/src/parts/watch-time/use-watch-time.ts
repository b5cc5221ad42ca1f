import { useUser } from '@pitchside/auth'
import { minuteMs } from '@pitchside/base'
import { call } from '@pitchside/http'
import { useEffect } from 'react'

/** Reports each minute in front of a broadcast; the server decides what counts for the task of the day. */
export function useWatchTime(anchorId: number, isWatching: boolean): void {
  const userId = useUser()?.id
  useEffect(() => {
    if (userId === undefined || !isWatching) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible')
        // A lost minute is not worth a word to the visitor.
        void call('recordWatchTime', { user_id: anchorId }, { isQuiet: true }).catch(() => undefined)
    }, minuteMs)
    return () => clearInterval(timer)
  }, [anchorId, userId, isWatching])
}
