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
  /** Rooms open with picture and chat filling the window. */
  isTheatre: boolean
  /** In the theatre the picture has the window for itself. */
  foldsChat: boolean
  /** A room that is left while it plays goes on in the corner. */
  keepsPlaying: boolean
  /** Close to life where a broadcast can be. */
  isLow: boolean
}

const key = 'playerSettings'
const defaults: PlayerSettings = {
  volume: 0.7,
  isMuted: false,
  quality: 'auto',
  holdsScore: false,
  isTheatre: false,
  foldsChat: false,
  keepsPlaying: true,
  isLow: false,
}

/** What was kept; the rest came later than the first three. */
type KeptSettings = Pick<PlayerSettings, 'volume' | 'isMuted' | 'quality'> & Partial<PlayerSettings>

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
    const { change: _, ...kept } = get()
    writeStored(localStorage, key, kept)
  },
}))
