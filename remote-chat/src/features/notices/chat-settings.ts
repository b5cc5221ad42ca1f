import { readStored, writeStored } from '@pitchside/base'
import { createStore, useStore } from '@pitchside/platform'

const key = 'chatSound'
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

const store = createStore<{ hasSound: boolean }>()(() => ({
  hasSound: readStored(localStorage, key, isBoolean) ?? true,
}))

/** Whether a new message makes a sound; kept in this browser. */
export const hasSound = (): boolean => store.getState().hasSound
export const useHasSound = (): boolean => useStore(store, (state) => state.hasSound)
export function setHasSound(isOn: boolean): void {
  writeStored(localStorage, key, isOn)
  store.setState({ hasSound: isOn })
}
