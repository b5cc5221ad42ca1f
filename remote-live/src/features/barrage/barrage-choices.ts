import { type BarrageSettings, isRecord, readStored, type TextStorage, writeStored } from '@pitchside/base'
import { type BlockedUser, type BlockLists, blockLimits } from './block-rules'

export type Step = 1 | 2 | 3

/** What a visitor can choose beyond the settings the specification names. */
export interface MoreBarrageChoices extends BlockLists {
  /** 1 slow, 2 normal, 3 fast. */
  speed: Step
  /** 1 few, 2 normal, 3 as many as fit. */
  density: Step
  mergesEqual: boolean
  showsFixed: boolean
  showsColors: boolean
  pausesWithVideo: boolean
}

export type BarrageChoices = Omit<BarrageSettings, 'show'> & MoreBarrageChoices & { isShown: boolean }

export const defaultMoreChoices: Readonly<MoreBarrageChoices> = {
  speed: 2,
  density: 2,
  mergesEqual: true,
  showsFixed: true,
  showsColors: true,
  pausesWithVideo: true,
  words: [],
  users: [],
}

/** Beside the key of the four settings, whose shape is given. */
export const moreChoicesKey = 'barrageMore'

const stepOr = (value: unknown, otherwise: Step): Step =>
  value === 1 || value === 2 || value === 3 ? value : otherwise
const flagOr = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise)
const isUser = (value: unknown): value is BlockedUser =>
  isRecord(value) && Number.isSafeInteger(value.id) && typeof value.name === 'string'

/** What is stored, field by field: a field that makes no sense takes its default. */
export function readMoreChoices(storage: TextStorage): MoreBarrageChoices {
  const stored = readStored(storage, moreChoicesKey, isRecord) ?? {}
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  return {
    speed: stepOr(stored.speed, defaultMoreChoices.speed),
    density: stepOr(stored.density, defaultMoreChoices.density),
    mergesEqual: flagOr(stored.mergesEqual, defaultMoreChoices.mergesEqual),
    showsFixed: flagOr(stored.showsFixed, defaultMoreChoices.showsFixed),
    showsColors: flagOr(stored.showsColors, defaultMoreChoices.showsColors),
    pausesWithVideo: flagOr(stored.pausesWithVideo, defaultMoreChoices.pausesWithVideo),
    words: list(stored.words)
      .filter((word): word is string => typeof word === 'string')
      .slice(0, blockLimits.words),
    users: list(stored.users).filter(isUser).slice(0, blockLimits.users),
  }
}

export const writeMoreChoices = (storage: TextStorage, choices: MoreBarrageChoices): boolean =>
  writeStored(storage, moreChoicesKey, choices)
