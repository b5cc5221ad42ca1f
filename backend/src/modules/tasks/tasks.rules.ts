/** Diamonds of a check-in by position in the seven-day cycle. */
export const checkInDiamonds = [2, 4, 6, 8, 10, 12, 30] as const

/** A daily task: done when `goal` different deeds were counted; pays `diamonds` once a day. */
export interface Task {
  id: number
  key: 'watch' | 'barrage' | 'share' | 'follow' | 'comment'
  goal: number
  diamonds: number
}

/** Tasks of a day. `watch` counts minutes. */
export const dailyTasks: readonly Task[] = [
  { id: 1, key: 'watch', goal: 30, diamonds: 20 },
  { id: 2, key: 'barrage', goal: 1, diamonds: 5 },
  { id: 3, key: 'share', goal: 1, diamonds: 10 },
  { id: 4, key: 'follow', goal: 1, diamonds: 5 },
  { id: 5, key: 'comment', goal: 1, diamonds: 10 },
]

const siteOffsetMs = 8 * 3_600_000
const dayMs = 86_400_000

/** Calendar day of the site (China Standard Time, no daylight saving) as `YYYY-MM-DD`. */
export function siteDay(now: number): string {
  return new Date(now + siteOffsetMs).toISOString().slice(0, 10)
}

/** The site day before. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10)
}

/** Last check-in of a member. */
export interface LastCheckIn {
  day: string
  /** Position in the cycle, 1 to 7. */
  cycleDay: number
}

/** Where a member stands today: position of today's check-in in the cycle, and whether it is done. */
export function cycleOn(today: string, last: LastCheckIn | undefined): { cycleDay: number; isSigned: boolean } {
  if (last?.day === today) return { cycleDay: last.cycleDay, isSigned: true }
  const isUnbroken = last?.day === dayBefore(today) && last.cycleDay < 7
  return { cycleDay: isUnbroken ? last.cycleDay + 1 : 1, isSigned: false }
}

/** Diamonds of a position, 0 for a position that does not exist. */
export function diamondsOf(cycleDay: number): number {
  return checkInDiamonds[cycleDay - 1] ?? 0
}
