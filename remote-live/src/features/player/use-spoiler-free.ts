import { readSpoilerFree } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { useSyncExternalStore } from 'react'

/** The score lists or another tab may turn the mode. */
function subscribe(listener: () => void): () => void {
  const stop = bus.on('settings.changed', listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

/** Whether the visitor wants no score to be seen; follows a change at once. */
export const useSpoilerFree = (): boolean => useSyncExternalStore(subscribe, () => readSpoilerFree(localStorage))
