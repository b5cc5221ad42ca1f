import { readStored } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { useSyncExternalStore } from 'react'

/** What the visitor hides in rooms: '1' noble effects, '2' gift animations, '3' entrance lines. Source: wire reference C.2. */
const key = 'checkList'
const entrances = '3'

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

const readHidden = (): readonly string[] => readStored(localStorage, key, isList) ?? []

/** Hides or shows entrance lines, in this tab and in others. */
export function setHidesEntrances(hides: boolean): void {
  const others = readHidden().filter((kind) => kind !== entrances)
  localStorage.setItem(key, JSON.stringify(hides ? [...others, entrances] : others))
  bus.emit('settings.changed', undefined)
}

function subscribe(listener: () => void): () => void {
  const stop = bus.on('settings.changed', listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

/** Whether entrance lines are hidden. */
export const useHidesEntrances = (): boolean => useSyncExternalStore(subscribe, () => readHidden().includes(entrances))
