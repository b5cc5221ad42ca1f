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
