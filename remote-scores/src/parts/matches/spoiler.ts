import { readSpoilerFree as readFrom, writeSpoilerFree } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { useSyncExternalStore } from 'react'

/** Does the visitor want no score to be seen? Reads the storage, so it is right outside of pages as well. */
export const readSpoilerFree = (storage: Storage = localStorage): boolean => readFrom(storage)

/** Turns the mode on or off, for every page of this browser. */
export function setSpoilerFree(isOn: boolean): void {
  writeSpoilerFree(localStorage, isOn)
  bus.emit('settings.changed', undefined)
}

/** Another part of the page or another tab may turn it. */
function subscribe(listener: () => void): () => void {
  const stop = bus.on('settings.changed', listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

/** React: true while scores must not be in the document. */
export function useSpoilerFree(): boolean {
  return useSyncExternalStore(subscribe, () => readSpoilerFree())
}
