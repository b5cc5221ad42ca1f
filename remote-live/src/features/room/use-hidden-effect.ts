import { readStored } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { useSyncExternalStore } from 'react'

/** What a member hides in rooms. Stored under `checkList`: '1' noble effect, '2' gift animation, '3' entrance message. */
const key = 'checkList'

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

function subscribe(listener: () => void): () => void {
  const stop = bus.on('settings.changed', listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

/** Whether this browser hides the effect; follows a change at once. */
export function useHiddenEffect(effect: '1' | '2' | '3'): boolean {
  return useSyncExternalStore(subscribe, () => readStored(localStorage, key, isList)?.includes(effect) ?? false)
}
