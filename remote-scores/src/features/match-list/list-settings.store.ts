import {
  defaultGameSettings,
  defaultImmediateSettings,
  type GameSettings,
  type ImmediateSettings,
  readGameSettings,
  readImmediateSettings,
  readStored,
  writeGameSettings,
  writeImmediateSettings,
  writeStored,
} from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { createStore, useStore } from '@pitchside/platform'

/** What is told at the corner of the page. */
export type AlertScope = 'all' | 'followed' | 'off'

/** Settings of the lists beyond the specified keys. */
export interface ListSettings {
  alerts: AlertScope
  hasRanks: boolean
  hasCorners: boolean
  hasHalfTime: boolean
  hasRoomsOnly: boolean
}

export const listSettingsKey = 'scoreList'
export const defaultListSettings: Readonly<ListSettings> = {
  alerts: 'all',
  hasRanks: true,
  hasCorners: true,
  hasHalfTime: true,
  hasRoomsOnly: false,
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Each field that is missing or of the wrong kind has its default. */
export function readListSettings(storage: Storage): ListSettings {
  const stored = readStored(storage, listSettingsKey, isObject) ?? {}
  const scopes: readonly unknown[] = ['all', 'followed', 'off']
  const flag = (name: Exclude<keyof ListSettings, 'alerts'>) =>
    typeof stored[name] === 'boolean' ? stored[name] : defaultListSettings[name]
  return {
    alerts: scopes.includes(stored.alerts) ? (stored.alerts as AlertScope) : defaultListSettings.alerts,
    hasRanks: flag('hasRanks'),
    hasCorners: flag('hasCorners'),
    hasHalfTime: flag('hasHalfTime'),
    hasRoomsOnly: flag('hasRoomsOnly'),
  }
}

interface SettingsState {
  game: GameSettings
  columns: ImmediateSettings
  list: ListSettings
}

const load = (): SettingsState => ({
  game: readGameSettings(localStorage),
  columns: readImmediateSettings(localStorage),
  list: readListSettings(localStorage),
})

export const listSettingsStore = createStore<SettingsState>()(load)

export function setGame(change: Partial<GameSettings>): void {
  const game = { ...listSettingsStore.getState().game, ...change }
  writeGameSettings(localStorage, game)
  listSettingsStore.setState({ game })
  bus.emit('settings.changed', undefined)
}

export function setColumns(change: Partial<ImmediateSettings>): void {
  const columns = { ...listSettingsStore.getState().columns, ...change }
  writeImmediateSettings(localStorage, columns)
  listSettingsStore.setState({ columns })
  bus.emit('settings.changed', undefined)
}

export function setList(change: Partial<ListSettings>): void {
  const list = { ...listSettingsStore.getState().list, ...change }
  writeStored(localStorage, listSettingsKey, list)
  listSettingsStore.setState({ list })
  bus.emit('settings.changed', undefined)
}

/** Everything back to the specified defaults. */
export function resetSettings(): void {
  setGame(defaultGameSettings)
  setColumns(defaultImmediateSettings)
  setList(defaultListSettings)
}

/** Reads the storage again: another part of the page or another tab wrote. */
export function reloadSettings(): void {
  listSettingsStore.setState(load())
}

export function useListSettings<T>(select: (state: SettingsState) => T): T {
  return useStore(listSettingsStore, select)
}
