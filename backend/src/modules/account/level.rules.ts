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
