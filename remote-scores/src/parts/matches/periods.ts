import type { Translate } from '@pitchside/i18n'

/** Period that a status of basketball belongs to, from 1; a break belongs to the one before. */
const periodOf: Record<number, number> = { 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 4, 9: 5 }
const over = 10

/** Periods that began: four quarters, then overtime. What was not played is no "0-0". */
export function begunPeriods(match: {
  status: number
  homeScores: readonly number[]
  awayScores: readonly number[]
}): number {
  const { status, homeScores, awayScores } = match
  const scored = Math.max(...[homeScores, awayScores].map((list) => list.findLastIndex((points) => points > 0) + 1))
  return Math.max(scored, status === over ? 4 : (periodOf[status] ?? 0))
}

/** "Q3", "OT", "OT 2". Periods count from 1 and go on after the fourth quarter. */
export const periodName = (t: Translate, period: number): string =>
  period <= 4 ? t(`quarter.${period}`) : period === 5 ? t('quarter.overtime') : `${t('quarter.overtime')} ${period - 4}`
