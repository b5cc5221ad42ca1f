import { readStored, writeStored } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { useSyncExternalStore } from 'react'

/** Local storage key of the spoiler mode; true = no score is shown anywhere. */
export const spoilerKey = 'scoreSpoilerFree'

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** Does the visitor want no score to be seen? Reads the storage, so it is right outside of pages as well. */
export const readSpoilerFree = (storage: Storage = localStorage): boolean =>
  readStored(storage, spoilerKey, isFlag) ?? false

/** Turns the mode on or off, for every page of this browser. */
export function setSpoilerFree(isOn: boolean): void {
  writeStored(localStorage, spoilerKey, isOn)
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
