import { readStored } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { useSyncExternalStore } from 'react'

/** Storage key of what a member hides in rooms, a list of: '1' noble effects, '2' gift animation, '3' entrances. */
const key = 'checkList'

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener()
  }
  const stop = bus.on('settings.changed', listener)
  window.addEventListener('storage', onStorage)
  return () => {
    stop()
    window.removeEventListener('storage', onStorage)
  }
}

/** Whether this browser hides an effect; follows a change in this tab and in others. */
export function useIsHidden(effect: '1' | '2' | '3'): boolean {
  return useSyncExternalStore(subscribe, () => readStored(localStorage, key, isList)?.includes(effect) ?? false)
}
