import { authStore } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useCallback, useEffect, useRef } from 'react'
import { usePlayerSettings } from '../player/player-settings.store'

const memberId = (): number | undefined => authStore.getState().user?.id

/**
 * When the page of a room is left while it is watched, the room goes on in the corner. Not for who turned it off,
 * logged out or in, or may not stay (`mayFloat`); and not while the page is only built anew. Gives who hears of the
 * picture.
 */
export function useFloatOnLeave(anchorId: number, mayFloat: () => boolean): (isWatched: boolean) => void {
  const isWatched = useRef(false)
  const may = useRef(mayFloat)
  useEffect(() => {
    may.current = mayFloat
  })
  useEffect(() => {
    const came = memberId()
    return () => {
      const isLeft = location.pathname !== '/live' && memberId() === came
      if (isWatched.current && isLeft && may.current() && usePlayerSettings.getState().keepsPlaying)
        bus.emit('mini.requested', { anchorId })
    }
  }, [anchorId])
  return useCallback((now) => {
    isWatched.current = now
  }, [])
}
