import { readStored } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { watchSettings } from '@pitchside/parts'
import { useSyncExternalStore } from 'react'

/** What a member hides in rooms: '1' noble effects, '2' gift animations, '3' entrance lines. Source: wire reference C.2. */
export type HiddenEffect = '1' | '2' | '3'

const key = 'checkList'

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

const readHidden = (): readonly string[] => readStored(localStorage, key, isList) ?? []

/** Hides or shows an effect, in this tab and in others. */
export function setHiddenEffect(effect: HiddenEffect, isHidden: boolean): void {
  const others = readHidden().filter((hidden) => hidden !== effect)
  localStorage.setItem(key, JSON.stringify(isHidden ? [...others, effect] : others))
  bus.emit('settings.changed', undefined)
}

/** Whether this browser hides the effect; follows a change at once. */
export const useHiddenEffect = (effect: HiddenEffect): boolean =>
  useSyncExternalStore(watchSettings, () => readHidden().includes(effect))
