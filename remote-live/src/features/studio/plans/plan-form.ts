import { dayMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import type { BroadcastForm } from '../broadcast'

/** Text keys of what is wrong with a plan. A start that was not changed may lie in the past. */
export function planProblems(
  form: BroadcastForm,
  now: number,
  startBefore?: number,
): { title?: string; startsAt?: string } {
  const problems: { title?: string; startsAt?: string } = {}
  if (form.title.trim() === '') problems.title = 'titleMissing'
  if (form.startsAt === undefined) problems.startsAt = 'startMissing'
  else if (form.startsAt !== startBefore && form.startsAt < now) problems.startsAt = 'startPast'
  else if (form.startsAt > now + limits.planAheadDays * dayMs) problems.startsAt = 'startFar'
  return problems
}
