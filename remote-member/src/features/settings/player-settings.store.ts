import {
  type BarrageSettings,
  defaultBarrageSettings,
  defaultGameSettings,
  defaultGoalSounds,
  defaultImmediateSettings,
  defaultScoreListChoice,
  type GameSettings,
  type GoalSoundSettings,
  type ImmediateSettings,
  readBarrageSettings,
  readGameSettings,
  readGoalSounds,
  readImmediateSettings,
  readScoreListChoice,
  readSpoilerFree,
  type ScoreListChoice,
  writeBarrageSettings,
  writeGameSettings,
  writeGoalSounds,
  writeImmediateSettings,
  writeScoreListChoice,
  writeSpoilerFree,
} from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { watchSettings } from '@pitchside/parts'
import { useSyncExternalStore } from 'react'
import { type Hideable, hiddenEffects, setHidden, showAll } from './room-settings'

export type Theme = 'dark' | 'light'
/** Local storage key of the theme; a bare word, read before the first paint. */
const themeKey = 'theme'

/** Everything a member can set in this browser, each part under the key that its own reader names. */
export interface PlayerSettings {
  hidden: readonly Hideable[]
  game: GameSettings
  sounds: GoalSoundSettings
  columns: ImmediateSettings
  list: ScoreListChoice
  barrage: BarrageSettings
  isSpoilerFree: boolean
  theme: Theme
}

function read(): PlayerSettings {
  return {
    hidden: hiddenEffects(),
    game: readGameSettings(localStorage),
    sounds: readGoalSounds(localStorage),
    columns: readImmediateSettings(localStorage),
    list: readScoreListChoice(localStorage),
    barrage: readBarrageSettings(localStorage),
    isSpoilerFree: readSpoilerFree(localStorage),
    theme: localStorage.getItem(themeKey) === 'light' ? 'light' : 'dark',
  }
}

let last: { text: string; settings: PlayerSettings } | undefined

/** The same object as long as nothing changed. */
function current(): PlayerSettings {
  const settings = read()
  const text = JSON.stringify(settings)
  if (last?.text !== text) last = { text, settings }
  return last.settings
}

/** React: all settings; follows other parts of the page and other tabs. */
export const usePlayerSettings = (): PlayerSettings => useSyncExternalStore(watchSettings, current)

const told = (): void => bus.emit('settings.changed', undefined)

/** Changes of single settings: written at once, told to every part of the page. */
export const changeSettings = {
  hide(effect: Hideable, isHidden: boolean): void {
    setHidden(effect, isHidden)
    told()
  },
  game(change: Partial<GameSettings>): void {
    writeGameSettings(localStorage, { ...readGameSettings(localStorage), ...change })
    told()
  },
  sounds(change: Partial<GoalSoundSettings>): void {
    writeGoalSounds(localStorage, { ...readGoalSounds(localStorage), ...change })
    told()
  },
  columns(change: Partial<ImmediateSettings>): void {
    writeImmediateSettings(localStorage, { ...readImmediateSettings(localStorage), ...change })
    told()
  },
  list(change: Partial<ScoreListChoice>): void {
    writeScoreListChoice(localStorage, change)
    told()
  },
  barrage(change: Partial<BarrageSettings>): void {
    writeBarrageSettings(localStorage, { ...readBarrageSettings(localStorage), ...change })
    told()
  },
  spoilerFree(isOn: boolean): void {
    writeSpoilerFree(localStorage, isOn)
    told()
  },
  theme(theme: Theme): void {
    localStorage.setItem(themeKey, theme)
    told()
  },
}

/** Everything as it was before anybody set anything; the language stays. */
export function resetPlayerSettings(): void {
  showAll()
  writeGameSettings(localStorage, defaultGameSettings)
  writeGoalSounds(localStorage, defaultGoalSounds)
  writeImmediateSettings(localStorage, defaultImmediateSettings)
  writeScoreListChoice(localStorage, defaultScoreListChoice)
  writeBarrageSettings(localStorage, defaultBarrageSettings)
  writeSpoilerFree(localStorage, false)
  localStorage.removeItem(themeKey)
  told()
}
