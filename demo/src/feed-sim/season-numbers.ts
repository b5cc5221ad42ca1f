import { dayOf, seasonDay, startOfDay } from './calendar'
import type { SimCompetition } from './competitions'

type SeasonCompetition = Omit<SimCompetition, 'means'>

/** Seasons a competition looks back on, beside the one that runs. */
const pastSeasons = 3
const perCompetition = 10_000

/** Number that names a season for ever: the competition's number and which of its seasons it is. */
export const seasonIdOf = (competition: SeasonCompetition, season: number): number =>
  competition.id * perCompetition + season

export const splitSeasonId = (id: number): { competitionId: number; season: number } => ({
  competitionId: Math.floor(id / perCompetition),
  season: id % perCompetition,
})

export const roundsOf = (competition: SeasonCompetition): number => seasonDay(competition, 0).rounds

/** Calendar day of a season's first round. */
export function firstDayOf(competition: SeasonCompetition, season: number): number {
  const first = seasonDay(competition, 0)
  return (season - first.season) * first.rounds - (first.round - 1)
}

/** Numbers of the season that runs on a day and of those before it, newest first. */
export function knownSeasons(competition: SeasonCompetition, at: number): number[] {
  const { season } = seasonDay(competition, dayOf(at))
  return Array.from({ length: pastSeasons + 1 }, (_, back) => season - back).filter(
    (one) => one >= 0 && firstDayOf(competition, one) >= 0,
  )
}

/**
 * "2026/27 S4": the football year its first day belongs to, and which season of that year it is. The simulator plays a
 * round a day, so that a year has several.
 */
export function seasonLabel(competition: SeasonCompetition, season: number): string {
  const day = firstDayOf(competition, season)
  const start = new Date(startOfDay(day) * 1_000)
  const year = start.getUTCMonth() >= 6 ? start.getUTCFullYear() : start.getUTCFullYear() - 1
  const firstOfYear = dayOf(Date.UTC(year, 6, 1) / 1_000)
  const number = Math.floor((day - firstOfYear) / roundsOf(competition)) + 1
  return `${year}/${String((year + 1) % 100).padStart(2, '0')} S${number}`
}
