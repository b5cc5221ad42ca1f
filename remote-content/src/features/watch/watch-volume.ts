import { readStored, writeStored } from '@pitchside/base'

const key = 'videoVolume'

interface KeptVolume {
  volume: number
  isMuted: boolean
}

const isKept = (value: unknown): value is KeptVolume => {
  const kept = value as Partial<KeptVolume> | null
  return typeof kept?.isMuted === 'boolean' && typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1
}

/** How loud the last video was. */
export const keptVolume = (): KeptVolume => readStored(localStorage, key, isKept) ?? { volume: 1, isMuted: false }

export function keepVolume({ volume, muted }: HTMLVideoElement): void {
  writeStored(localStorage, key, { volume, isMuted: muted })
}
