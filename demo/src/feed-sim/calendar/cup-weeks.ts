import { cupLines } from './cup-courses'
import { weekdayOf } from './days'
import { daysOfYear } from './weeks'

const known = new Map<string, (wednesday: number) => boolean>()

/**
 * Whether clubs of a league may have a cup match in a week, by its Wednesday: that of their country, or of the continent
 * where the league has places. Nobody of another league plays, so that league has its Fridays and midweeks.
 */
export function isCupWeekOf(league: string): (wednesday: number) => boolean {
  const found = known.get(league)
  if (found) return found
  const cups = cupLines.filter(({ leagues }) => leagues.includes(league))
  const isCupWeek = daysOfYear((year) =>
    cups.flatMap(({ course }) =>
      [year - 1, year].flatMap((season) => {
        const { groups, knockout } = course(season)
        return [...(groups?.days ?? []), ...knockout].flat().map(({ day }) => day - weekdayOf(day) + 2)
      }),
    ),
  )
  known.set(league, isCupWeek)
  return isCupWeek
}
