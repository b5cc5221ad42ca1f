import { dayIn, onOrAfter, yearOf } from './days'

/** Weeks in which clubs play cups: Wednesdays on the date or after it. No league plays in them, so that nobody plays twice. */
export const continentalWeeks = [
  '09-15',
  '09-29',
  '10-20',
  '11-03',
  '11-24',
  '12-08',
  '02-16',
  '03-09',
  '04-20',
  '05-27',
] as const
/** Rounds of the domestic cups, the last of them the final: of seasons over the winter, and of those within a year. */
export const cupWeeks = {
  winter: ['09-22', '10-27', '01-12', '02-02', '05-12'],
  summer: ['04-06', '05-04', '07-20', '08-10', '09-08'],
} as const
/** Saturdays of the weekends that belong to the national teams. */
export const nationalWeekends = ['09-04', '10-08', '11-12', '03-24'] as const

export const wednesdayOf = (year: number, date: string): number => onOrAfter(dayIn(year, date), 'Wed')
export const saturdayOf = (year: number, date: string): number => onOrAfter(dayIn(year, date), 'Sat')

/** Clubs rest while the world's nations play. */
export const isWorldCupYear = (year: number): boolean => year % 4 === 2
export const worldCupDates = { from: '06-11', days: 32 } as const

export function isNationalWeekend(saturday: number): boolean {
  const year = yearOf(saturday)
  if (nationalWeekends.some((date) => saturdayOf(year, date) === saturday)) return true
  const cup = dayIn(year, worldCupDates.from)
  return isWorldCupYear(year) && saturday > cup - 7 && saturday < cup + worldCupDates.days + 3
}

export function isCupWeek(wednesday: number, cups: keyof typeof cupWeeks): boolean {
  // A date late in December may fall into the next year's first week: none of these does.
  const year = yearOf(wednesday)
  return [...continentalWeeks, ...cupWeeks[cups]].some((date) => wednesdayOf(year, date) === wednesday)
}
