import { readStored, writeStored } from '@pitchside/base'
import { createBoundStore } from '@pitchside/platform'

/** 1 top third, 2 upper half, 3 full. Source: specification, barrage options. */
export type BarrageArea = 1 | 2 | 3
/** 1 small, 2 medium, 3 large. */
export type BarrageSize = 1 | 2 | 3

export interface BarrageSettings {
  isShown: boolean
  area: BarrageArea
  size: BarrageSize
  /** 0 to 100. */
  opacity: number
}

export const defaultBarrageSettings: BarrageSettings = { isShown: true, area: 3, size: 2, opacity: 100 }

/** Font sizes in px of the three sizes, and how much of the height each area takes. */
export const fontPx: Record<BarrageSize, number> = { 1: 16, 2: 20, 3: 26 }
export const areaShare: Record<BarrageArea, number> = { 1: 1 / 3, 2: 1 / 2, 3: 1 }

const key = 'barrageSettings'
const isStep = (value: unknown): value is 1 | 2 | 3 => value === 1 || value === 2 || value === 3

function isSettings(value: unknown): value is BarrageSettings {
  if (typeof value !== 'object' || value === null) return false
  const settings = value as Record<string, unknown>
  return (
    typeof settings.isShown === 'boolean' &&
    isStep(settings.area) &&
    isStep(settings.size) &&
    typeof settings.opacity === 'number' &&
    settings.opacity >= 0 &&
    settings.opacity <= 100
  )
}

interface BarrageSettingsState extends BarrageSettings {
  change(part: Partial<BarrageSettings>): void
}

export const readBarrageSettings = (): BarrageSettings =>
  readStored(localStorage, key, isSettings) ?? defaultBarrageSettings

/** Barrage settings of this browser, kept between visits. */
export const useBarrageSettings = createBoundStore<BarrageSettingsState>()((set, get) => ({
  ...readBarrageSettings(),
  change(part) {
    set(part)
    const { isShown, area, size, opacity } = get()
    writeStored(localStorage, key, { isShown, area, size, opacity })
  },
}))
