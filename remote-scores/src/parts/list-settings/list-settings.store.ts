import {
  type AlertScope,
  type Disposer,
  defaultGameSettings,
  defaultGoalSounds,
  defaultImmediateSettings,
  type GameSettings,
  type GoalSoundSettings,
  type ImmediateSettings,
  isRecord,
  readGameSettings,
  readGoalSounds,
  readImmediateSettings,
  readScoreListChoice,
  readStored,
  scoreListKey,
  type TimeZone,
  writeGameSettings,
  writeGoalSounds,
  writeImmediateSettings,
  writeStored,
} from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { watchSettings } from '@pitchside/parts'
import { createStore, useStore } from '@pitchside/platform'
import type { Sport } from '../matches/match'
import { type Column, columnNames, type PriceMoment } from './list-columns'

/** Settings of the lists beyond the specified keys. */
export interface ListSettings {
  alerts: AlertScope
  columns: readonly Column[]
  moment: PriceMoment
  zone: TimeZone
  /** Numbers of the leagues last chosen in a list: the alerts of scope `filter` keep to them; empty = all. */
  filter: Record<Sport, readonly number[]>
}

export const defaultListSettings: Readonly<ListSettings> = {
  alerts: 'all',
  columns: columnNames,
  moment: 'live',
  zone: '',
  filter: { football: [], basketball: [] },
}

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isInteger(id)) : []

/** Each field that is missing or of the wrong kind has its default. */
export function readListSettings(storage: Storage): ListSettings {
  const stored = readStored(storage, scoreListKey, isRecord) ?? {}
  const filter = isRecord(stored.filter) ? stored.filter : {}
  const { columns } = stored
  return {
    ...readScoreListChoice(storage),
    columns: Array.isArray(columns) ? columnNames.filter((name) => columns.includes(name)) : columnNames,
    moment: stored.moment === 'initial' ? 'initial' : 'live',
    filter: { football: idsOf(filter.football), basketball: idsOf(filter.basketball) },
  }
}

interface SettingsState {
  game: GameSettings
  columns: ImmediateSettings
  sounds: GoalSoundSettings
  list: ListSettings
}

const load = (): SettingsState => ({
  game: readGameSettings(localStorage),
  columns: readImmediateSettings(localStorage),
  sounds: readGoalSounds(localStorage),
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

export function setSounds(change: Partial<GoalSoundSettings>): void {
  const sounds = { ...listSettingsStore.getState().sounds, ...change }
  writeGoalSounds(localStorage, sounds)
  listSettingsStore.setState({ sounds })
  bus.emit('settings.changed', undefined)
}

export function setList(change: Partial<ListSettings>): void {
  const list = { ...listSettingsStore.getState().list, ...change }
  writeStored(localStorage, scoreListKey, list)
  listSettingsStore.setState({ list })
  bus.emit('settings.changed', undefined)
}

/** Everything back to the specified defaults. */
export function resetSettings(): void {
  setGame(defaultGameSettings)
  setColumns(defaultImmediateSettings)
  setSounds(defaultGoalSounds)
  setList(defaultListSettings)
}

/** Reads the storage again when another part of the page, or another tab, wrote. */
export const followSettings = (): Disposer => watchSettings(() => listSettingsStore.setState(load()))

export function useListSettings<T>(select: (state: SettingsState) => T): T {
  return useStore(listSettingsStore, select)
}
