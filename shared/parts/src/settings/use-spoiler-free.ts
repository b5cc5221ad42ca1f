import { readSpoilerFree } from '@pitchside/base'
import { useSyncExternalStore } from 'react'
import { watchSettings } from './watch-settings'

/** React: whether the visitor wants no score to be seen; follows a change at once. */
export const useSpoilerFree = (): boolean => useSyncExternalStore(watchSettings, () => readSpoilerFree(localStorage))
