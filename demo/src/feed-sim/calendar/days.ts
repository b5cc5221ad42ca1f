/** Days of the civil calendar, counted from 1 January 1970; a week begins on Monday. */
export const dayS = 86_400
export const hourS = 3_600

export const civilDay = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / (dayS * 1_000)

/** `05-30` of a year. */
export const dayIn = (year: number, date: string): number =>
  civilDay(year, Number(date.slice(0, 2)), Number(date.slice(3)))

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
export type Weekday = (typeof weekdays)[number]
export const weekdayOf = (day: number): number => (day + 3) % 7

/** The first such weekday on a day or after it. */
export const onOrAfter = (day: number, weekday: Weekday): number =>
  day + ((weekdays.indexOf(weekday) - weekdayOf(day) + 7) % 7)

export const yearOf = (day: number): number => new Date(day * dayS * 1_000).getUTCFullYear()
