import { hourMs } from './durations'
import { shownLimits } from './shown-limits'

/** How a moment in the past is told, coarser the further back it lies. */
export type TimeLabelKind = 'now' | 'clock' | 'yesterday' | 'dayBeforeYesterday' | 'weekday' | 'date'

const justNowMs = shownLimits.justNowS * 1_000
const weekdayMs = shownLimits.weekdayLabelH * hourMs

/** Calendar days between two moments, in the browser's time zone; summer time does not shift it. */
function daysBetween(earlierMs: number, laterMs: number): number {
  const startOf = (atMs: number) => {
    const at = new Date(atMs)
    return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())
  }
  return Math.round((startOf(laterMs) - startOf(earlierMs)) / (24 * hourMs))
}

/**
 * Which label a moment gets, both in epoch milliseconds: less than a minute ago on the same day "now", else the clock;
 * yesterday; the day before; a weekday within 168 hours; else the date. A moment ahead counts as now within a minute
 * and by its clock or date beyond. Source: specification section 4, time labels.
 */
export function timeLabelKind(atMs: number, nowMs: number): TimeLabelKind {
  const days = daysBetween(atMs, nowMs)
  if (days === 0) return Math.abs(nowMs - atMs) < justNowMs ? 'now' : 'clock'
  if (days < 0) return 'date'
  if (days === 1) return 'yesterday'
  if (days === 2) return 'dayBeforeYesterday'
  return nowMs - atMs <= weekdayMs ? 'weekday' : 'date'
}
