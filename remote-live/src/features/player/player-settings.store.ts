import { readStored, writeStored } from '@pitchside/base'
import { createBoundStore } from '@pitchside/platform'
import { isQuality, type Quality } from './quality'

interface PlayerSettings {
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  quality: Quality
  /** The score over the picture waits until the picture shows it. */
  holdsScore: boolean
  /** Close to life where a broadcast can be. */
  isLow: boolean
}

const key = 'playerSettings'
const defaults: PlayerSettings = { volume: 0.7, isMuted: false, quality: 'auto', holdsScore: false, isLow: false }

/** What was kept; some came later than the rest. */
type KeptSettings = Omit<PlayerSettings, 'holdsScore' | 'isLow'> & Partial<PlayerSettings>

function isSettings(value: unknown): value is KeptSettings {
  if (typeof value !== 'object' || value === null) return false
  const { volume, isMuted, quality } = value as Record<string, unknown>
  return typeof volume === 'number' && volume >= 0 && volume <= 1 && typeof isMuted === 'boolean' && isQuality(quality)
}

interface PlayerSettingsState extends PlayerSettings {
  change(part: Partial<PlayerSettings>): void
}

/** What the visitor chose at the player, kept between rooms and visits. */
export const usePlayerSettings = createBoundStore<PlayerSettingsState>()((set, get) => ({
  ...defaults,
  ...readStored(localStorage, key, isSettings),
  change(part) {
    set(part)
    const { volume, isMuted, quality, holdsScore, isLow } = get()
    writeStored(localStorage, key, { volume, isMuted, quality, holdsScore, isLow })
  },
}))
