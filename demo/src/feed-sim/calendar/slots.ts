import { type Weekday, weekdays } from './days'

/** A time of the week at which a league plays, in its own zone. */
export interface Slot {
  /** Days after Monday. */
  weekday: number
  minute: number
  /** Takes all matches that have no time of their own. */
  isOpen: boolean
}

const known = new Map<string, readonly Slot[]>()

/** Reads `Fri 20:30, Sat 15:30* 18:30`: a star marks the times that take whatever is left. */
export function readSlots(text: string): readonly Slot[] {
  const found = known.get(text)
  if (found) return found
  const slots = text.split(',').flatMap((part) => {
    const [name, ...times] = part.trim().split(/\s+/)
    const weekday = weekdays.indexOf(name as Weekday)
    return times.map((time) => {
      const [hour = 0, minute = 0] = time.replace('*', '').split(':').map(Number)
      return { weekday, minute: hour * 60 + minute, isOpen: time.endsWith('*') }
    })
  })
  known.set(text, slots)
  return slots
}
