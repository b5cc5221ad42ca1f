import { readStored, type TextStorage, writeStored } from './stored'

/** Local storage key of the spoiler mode; true = no score is shown anywhere. */
export const spoilerKey = 'scoreSpoilerFree'

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** Does the visitor want no score to be seen? Score lists and live rooms both ask. */
export const readSpoilerFree = (storage: TextStorage): boolean => readStored(storage, spoilerKey, isFlag) ?? false

/** Keeps the choice for every page of this browser; send the bus event `settings.changed` afterwards. */
export const writeSpoilerFree = (storage: TextStorage, isOn: boolean): boolean => writeStored(storage, spoilerKey, isOn)
