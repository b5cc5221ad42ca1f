import { dayIn, onOrAfter, yearOf } from './days'

/**
 * Rounds of the domestic cups by the Wednesday on the date or after it, the last of them the final: of seasons over the
 * winter, and of those within a year. Continental cups have weeks of their own.
 */
export const cupWeeks = {
  winter: ['09-22', '10-27', '01-12', '02-02', '05-12'],
  summer: ['04-06', '05-04', '07-20', '08-10', '09-08'],
} as const
/** Saturdays of the weekends that belong to the national teams. */
export const nationalWeekends = ['09-04', '10-08', '11-12', '03-24'] as const

export const wednesdayOf = (year: number, date: string): number => onOrAfter(dayIn(year, date), 'Wed')
export const saturdayOf = (year: number, date: string): number => onOrAfter(dayIn(year, date), 'Sat')

/** Clubs rest while the world's nations play. */
const isWorldCupYear = (year: number): boolean => year % 4 === 2
export const worldCupDates = { from: '06-11', days: 32 } as const

/** Days of a year that fit, found once: every round of every league asks for them. */
export function daysOfYear(find: (year: number) => readonly number[]): (day: number) => boolean {
  const years = new Map<number, ReadonlySet<number>>()
  return (day) => {
    const year = yearOf(day)
    const days = years.get(year) ?? new Set(find(year))
    years.set(year, days)
    return days.has(day)
  }
}

/** Whether clubs rest on a weekend, by its Saturday. */
export const isNationalWeekend = daysOfYear((year) => {
  const windows = nationalWeekends.map((date) => saturdayOf(year, date))
  if (!isWorldCupYear(year)) return windows
  const first = dayIn(year, worldCupDates.from)
  return [...windows, ...Array.from({ length: worldCupDates.days + 9 }, (_, i) => first - 6 + i)]
})
