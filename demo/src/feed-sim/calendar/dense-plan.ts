import { once } from '@pitchside/base'
import { randomStream, shuffled, stableHash, weighted } from '../random-stream'
import { civilDay, dayS, hourS } from './days'
import { drawnRounds, knownRound } from './league-plan'
import type { PlannedRound, Played, SeasonPlan } from './season-plan'

/** Leagues that only fill a large feed play every third day; a season is one round of all against all. */
export const denseEveryDays = 3
const pauseRounds = 1

const seasonDays = (competition: Played): number => (competition.teams.length - 1 + pauseRounds) * denseEveryDays
const shiftOf = (competition: Played): number => stableHash(`${competition.key}|shift`) % seasonDays(competition)

/** Seasons are counted from the beginning of 2000, and that one is number 2000: as years they are of four digits. */
const epochDay = civilDay(2_000, 1, 1)
const firstSeason = 2_000
export const denseSeasonAt = (competition: Played, at: number): number =>
  firstSeason + Math.floor((Math.floor(at / dayS) - epochDay + shiftOf(competition)) / seasonDays(competition))

/** Matches kick off most between noon and the small hours in Beijing's day: so many in each hour of UTC, of a hundred. */
const hourShares = [1, 1, 1, 2, 2, 3, 3, 3, 4, 6, 8, 9, 9, 9, 8, 7, 7, 6, 4, 2, 2, 1, 1, 1]
/** Within an hour the full hour is crowded. */
const minuteShares = [52, 2, 4, 8, 2, 2, 18, 2, 2, 6, 1, 1]
/** Hours of a league's round: few enough for everybody to rest before the next one. */
const spread = 8

export function planDense(
  seed: string,
  competition: Played,
  season: number,
  number: (index: number) => number,
): SeasonPlan {
  const firstDay = epochDay + (season - firstSeason) * seasonDays(competition) - shiftOf(competition)
  const hour = weighted(randomStream(`${seed}|${competition.key}|hour`), hourShares)
  const rounds = once(() => {
    const random = randomStream(`${seed}|${competition.key}|${season}|draw`)
    return drawnRounds(competition.teams, 1, random).map((pairs, index): PlannedRound => {
      const day = firstDay + index * denseEveryDays
      const placed = shuffled(pairs(), random).map((pair) => {
        const later = (hour + Math.floor(random() * spread) - spread / 2) * hourS
        return { ...pair, kickoff: day * dayS + later + weighted(random, minuteShares) * 300 }
      })
      return knownRound({ round: index + 1, stage: '', first: index * placed.length }, placed, number, competition)
    })
  })
  const start = firstDay * dayS
  return {
    competition,
    season,
    label: new Date(start * 1_000).toISOString().slice(0, 7),
    start,
    end: start + seasonDays(competition) * dayS,
    counted: competition.teams.length - 1,
    get rounds() {
      return rounds()
    },
    teams: () => competition.teams,
    groupOf: () => '',
  }
}
