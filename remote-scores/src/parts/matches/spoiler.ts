import { readSpoilerFree as readFrom, writeSpoilerFree } from '@pitchside/base'
import { bus } from '@pitchside/bus'

/** Does the visitor want no score to be seen? Reads the storage, so it is right outside of pages as well. */
export const readSpoilerFree = (storage: Storage = localStorage): boolean => readFrom(storage)

/** Turns the mode on or off, for every page of this browser. */
export function setSpoilerFree(isOn: boolean): void {
  writeSpoilerFree(localStorage, isOn)
  bus.emit('settings.changed', undefined)
}
