import { type Disposer, readBarrageSettings, writeBarrageSettings } from '@pitchside/base'
import { watchSettings } from '@pitchside/parts'
import { createBoundStore } from '@pitchside/platform'
import { type BarrageChoices, readMoreChoices, writeMoreChoices } from './barrage-choices'

interface BarrageSettingsState extends BarrageChoices {
  change(part: Partial<BarrageChoices>): void
}

function keep(state: BarrageChoices): void {
  const { isShown, area, size, opacity } = state
  writeBarrageSettings(localStorage, { show: isShown, area, size, opacity })
  const { speed, density, mergesEqual, showsFixed, showsColors, pausesWithVideo, words, users } = state
  writeMoreChoices(localStorage, {
    speed,
    density,
    mergesEqual,
    showsFixed,
    showsColors,
    pausesWithVideo,
    words,
    users,
  })
}

export function readChoices(): BarrageChoices {
  const { show, ...settings } = readBarrageSettings(localStorage)
  return { isShown: show, ...settings, ...readMoreChoices(localStorage) }
}

/** Follows what the settings of the member centre change, in this tab or another. */
export function followBarrageSettings(): Disposer {
  const reload = () => useBarrageSettings.setState(readChoices())
  // What was changed before this part of the page was there.
  reload()
  return watchSettings(reload)
}

/** Barrage settings of this browser, kept between visits. */
export const useBarrageSettings = createBoundStore<BarrageSettingsState>()((set, get) => ({
  ...readChoices(),
  change(part) {
    set(part)
    keep(get())
  },
}))
