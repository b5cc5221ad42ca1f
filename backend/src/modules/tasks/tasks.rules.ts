import { dateBefore } from '../../kernel/site-day'
/** Diamonds of a check-in by position in the seven-day cycle. */
export const checkInDiamonds = [2, 4, 6, 8, 10, 12, 30] as const

/** A daily task: done when `goal` different deeds were counted; then `diamonds` can be claimed, once a day. */
export interface Task {
  id: number
  key: 'watch' | 'barrage' | 'share' | 'gift' | 'post'
  goal: number
  diamonds: number
}

/** Tasks of a day. `watch` counts minutes. Numbers 4 and 5 were other tasks once. */
export const dailyTasks: readonly Task[] = [
  { id: 1, key: 'watch', goal: 30, diamonds: 20 },
  { id: 2, key: 'barrage', goal: 1, diamonds: 5 },
  { id: 3, key: 'share', goal: 1, diamonds: 10 },
  { id: 6, key: 'gift', goal: 1, diamonds: 15 },
  { id: 7, key: 'post', goal: 1, diamonds: 10 },
]

/** 0 open, 1 to be claimed, 2 claimed. */
export type TaskState = 0 | 1 | 2

export function taskState(done: number, goal: number, isClaimed: boolean): TaskState {
  if (isClaimed) return 2
  return done >= goal ? 1 : 0
}

/**
 * The day a claim is for: the one its page shows. What was earned before midnight can be claimed all through the next
 * day; undefined: it is too late, or the day has not come.
 */
export function claimDay(today: string, shown: string | undefined): string | undefined {
  if (shown === undefined || shown === today) return today
  return shown === dateBefore(today) ? shown : undefined
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
  const isUnbroken = last?.day === dateBefore(today) && last.cycleDay < 7
  return { cycleDay: isUnbroken ? last.cycleDay + 1 : 1, isSigned: false }
}

/** Diamonds of a position, 0 for a position that does not exist. */
export function diamondsOf(cycleDay: number): number {
  return checkInDiamonds[cycleDay - 1] ?? 0
}
