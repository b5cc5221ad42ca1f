import { limits } from '@pitchside/contract'

/** Wealth level: how many tenths of a yellow diamond were spent makes a level, each a little dearer than the last. */
const levelMax = 60
/** Tenths from level n to n + 1. */
const stepOf = (level: number) => 100 * (level + 1) ** 2

export interface Level {
  level: number
  /** Tenths to the next level; 0 at the top. */
  missing: number
}

export function levelOf(exp: number): Level {
  let level = 0
  let reached = 0
  while (level < levelMax && exp >= reached + stepOf(level)) {
    reached += stepOf(level)
    level += 1
  }
  return { level, missing: level === levelMax ? 0 : reached + stepOf(level) - exp }
}

/** Tenths at which a level begins: the sum of the steps before it. */
export function experienceAt(level: number): number {
  return (100 * level * (level + 1) * (2 * level + 1)) / 6
}

/** The badge changes with every tenth level. */
const levelsPerBadge = 10

/** First level of each badge: 0, 10, 20, ... up to the last level. */
export const badgeLevels: readonly number[] = Array.from(
  { length: levelMax / levelsPerBadge + 1 },
  (_, index) => index * levelsPerBadge,
)

/** Experience for diamonds spent (tenths): one point for each diamond, in whole units. */
export const wealthFor = (tenths: number): number =>
  Math.floor(tenths / limits.wealthUnitTenths) * limits.wealthUnitTenths

/** Where a line of the experience log came from. */
export type ExperienceSource = 'opening' | 'gift' | 'barrage' | 'noble' | 'horn' | 'spending'
