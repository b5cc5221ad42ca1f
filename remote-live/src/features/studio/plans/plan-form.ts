import { dayMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import type { BroadcastForm } from '../broadcast'

const two = (value: number): string => String(value).padStart(2, '0')

/** A moment as a `datetime-local` field writes it, in the visitor's own time; empty without one. */
export function toLocalTime(atMs: number | undefined): string {
  if (atMs === undefined) return ''
  const date = new Date(atMs)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The moment a `datetime-local` field means; undefined while it is incomplete. */
export function fromLocalTime(text: string): number | undefined {
  const at = new Date(text).getTime()
  return Number.isNaN(at) ? undefined : at
}

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
