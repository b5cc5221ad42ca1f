import { isRecord } from './is-record'
import { readStored, type TextStorage, writeStored } from './stored'

/**
 * Settings a visitor keeps in this browser. They live here and not in a store of the host, because three modules read
 * them (goal sound in the frame, alerts in the score lists, barrage in the room): read when needed, write, then send
 * the bus event `settings.changed`. Names and defaults: specification section 3, client state.
 */

/** Alerts of the score lists, local storage key `gameSeting` (the specification's spelling). */
export interface GameSettings {
  /** A red card shows an alert. */
  red: boolean
  /** A goal makes a sound. */
  voice: boolean
  /** Yellow cards are shown in the lists. */
  yellow: boolean
}

/** Columns of the score lists, local storage key `immediately`. Meaning of the values: wire reference D.9. */
export interface ImmediateSettings {
  /** Handicap prices. */
  value1: boolean
  /** Over and under. */
  value2: boolean
  /** Home, draw, away. */
  value3: boolean
  /** Tall rows. */
  value4: boolean
}

/** Scrolling comments over the video, local storage key `barrage`. */
export interface BarrageSettings {
  show: boolean
  /** 1 top third, 2 half, 3 full. */
  area: 1 | 2 | 3
  /** 1 small, 2 medium, 3 large. */
  size: 1 | 2 | 3
  /** Percent. */
  opacity: number
}

/** What a goal sounds like. */
export type GoalSound = 'crowd' | 'horn' | 'bell' | 'whistle'
export const goalSounds: readonly GoalSound[] = ['crowd', 'horn', 'bell', 'whistle']

/** Sounds of goals of the home and of the away side, local storage key `goalSounds`; `gameSeting.voice` turns them on. */
export interface GoalSoundSettings {
  home: GoalSound
  away: GoalSound
}

export const goalSoundsKey = 'goalSounds'
export const defaultGoalSounds: Readonly<GoalSoundSettings> = { home: 'crowd', away: 'crowd' }
export const gameSettingsKey = 'gameSeting'
export const immediateSettingsKey = 'immediately'
export const barrageSettingsKey = 'barrage'

export const defaultGameSettings: Readonly<GameSettings> = { red: true, voice: false, yellow: true }
export const defaultImmediateSettings: Readonly<ImmediateSettings> = {
  value1: true,
  value2: true,
  value3: false,
  value4: false,
}
export const defaultBarrageSettings: Readonly<BarrageSettings> = { show: true, area: 3, size: 2, opacity: 100 }

/** Takes the fields that have the right type from `stored`, the rest from the defaults. */
function merged<T extends object>(storage: TextStorage, key: string, defaults: Readonly<T>): T {
  const stored = readStored(storage, key, isRecord) ?? {}
  const known = Object.entries(defaults).filter(([name, value]) => typeof stored[name] === typeof value)
  return { ...defaults, ...Object.fromEntries(known.map(([name]) => [name, stored[name]])) }
}

const isStep = (value: number): value is 1 | 2 | 3 => value === 1 || value === 2 || value === 3

export const readGameSettings = (storage: TextStorage): GameSettings =>
  merged(storage, gameSettingsKey, defaultGameSettings)

export const writeGameSettings = (storage: TextStorage, settings: GameSettings): boolean =>
  writeStored(storage, gameSettingsKey, settings)

export const readImmediateSettings = (storage: TextStorage): ImmediateSettings =>
  merged(storage, immediateSettingsKey, defaultImmediateSettings)

export const writeImmediateSettings = (storage: TextStorage, settings: ImmediateSettings): boolean =>
  writeStored(storage, immediateSettingsKey, settings)

export function readBarrageSettings(storage: TextStorage): BarrageSettings {
  const stored = merged<{ show: boolean; area: number; size: number; opacity: number }>(
    storage,
    barrageSettingsKey,
    defaultBarrageSettings,
  )
  return {
    show: stored.show,
    area: isStep(stored.area) ? stored.area : defaultBarrageSettings.area,
    size: isStep(stored.size) ? stored.size : defaultBarrageSettings.size,
    opacity: Math.min(100, Math.max(0, stored.opacity)),
  }
}

export const writeBarrageSettings = (storage: TextStorage, settings: BarrageSettings): boolean =>
  writeStored(storage, barrageSettingsKey, settings)

export function readGoalSounds(storage: TextStorage): GoalSoundSettings {
  const stored = merged(storage, goalSoundsKey, defaultGoalSounds)
  const known = (name: keyof GoalSoundSettings) =>
    goalSounds.includes(stored[name]) ? stored[name] : defaultGoalSounds[name]
  return { home: known('home'), away: known('away') }
}

export const writeGoalSounds = (storage: TextStorage, settings: GoalSoundSettings): boolean =>
  writeStored(storage, goalSoundsKey, settings)
