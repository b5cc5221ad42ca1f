import { twoDigits } from './clock-text'

/** A moment as a `datetime-local` field writes it, in the visitor's own time; empty without one. */
export function toLocalTime(atMs: number | undefined): string {
  if (atMs === undefined) return ''
  const date = new Date(atMs)
  const day = `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** The moment a `datetime-local` field means; undefined while it is incomplete. */
export function fromLocalTime(text: string): number | undefined {
  const at = new Date(text).getTime()
  return Number.isNaN(at) ? undefined : at
}
