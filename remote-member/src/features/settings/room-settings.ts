import { readStored, writeStored } from '@pitchside/base'

/** What a member may hide in rooms. Stored under `checkList`: '1' noble effect, '2' gift animation, '3' entrance message. */
export const hideable = ['1', '2', '3'] as const
export type Hideable = (typeof hideable)[number]
const key = 'checkList'

const isList = (value: unknown): value is Hideable[] =>
  Array.isArray(value) && value.every((entry) => hideable.includes(entry))

/** Effects this browser hides. */
export function hiddenEffects(storage: Storage = localStorage): Hideable[] {
  return readStored(storage, key, isList) ?? []
}

/** Hides or shows an effect; gives the new list. */
export function setHidden(effect: Hideable, isHidden: boolean, storage: Storage = localStorage): Hideable[] {
  const next = hideable.filter((entry) => (entry === effect ? isHidden : hiddenEffects(storage).includes(entry)))
  writeStored(storage, key, next)
  return next
}

/** Hides nothing any more. */
export function showAll(storage: Storage = localStorage): void {
  storage.removeItem(key)
}
