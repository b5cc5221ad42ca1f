import { randomStream, shuffled } from '../random-stream'
import { dayIn, onOrAfter, weekdays } from './days'
import { drawnRounds, knownRound, labelOf } from './league-plan'
import { once, type PlannedRound, type Played, type SeasonPlan } from './season-plan'
import { epochIn } from './zone-clock'

/** A league that plays twice a week, a whole round over the hours of one day. */
export interface YouthCalendar {
  zone: string
  /** First day `MM-DD`; it plays for 38 weeks. */
  from: string
  /** Days after Monday of its first match of the week; the second comes three days later. */
  phase: number
}

const weeks = 38
/** From ten in the morning to half past nine in the evening. */
const firstMinute = 600
const lastMinute = 1_290

/** Youth and women's leagues play on every day of the week and at every hour somewhere: the world never stands still. */
export function planYouth(
  seed: string,
  competition: Played,
  { zone, from, phase }: YouthCalendar,
  season: number,
  number: (index: number) => number,
): SeasonPlan {
  const legs = Math.max(2, Math.floor((2 * weeks) / (competition.teams.length - 1)))
  const counted = legs * (competition.teams.length - 1)
  const begin = onOrAfter(dayIn(season, from), weekdays[phase] ?? 'Mon')
  const dayOf = (index: number) => begin + Math.floor(index / 2) * 7 + (index % 2) * 3
  const matches = competition.teams.length / 2
  const step = (lastMinute - firstMinute) / (matches - 1)
  const rounds = once(() => {
    const random = randomStream(`${seed}|${competition.key}|${season}|draw`)
    return drawnRounds(competition.teams, legs, random).map((pairs, index): PlannedRound => {
      const placed = shuffled(pairs, random).map((pair, place) => ({
        ...pair,
        kickoff: epochIn(zone, dayOf(index), firstMinute + Math.floor((place * step) / 5) * 5),
      }))
      return knownRound({ round: index + 1, stage: '', first: index * matches }, placed, number, competition)
    })
  })
  return {
    competition,
    season,
    label: labelOf(season, from > '06-01'),
    start: epochIn(zone, begin, 0),
    end: epochIn(zone, dayOf(counted - 1) + 1, 0),
    counted,
    get rounds() {
      return rounds()
    },
    teams: () => competition.teams,
    groupOf: () => '',
  }
}
