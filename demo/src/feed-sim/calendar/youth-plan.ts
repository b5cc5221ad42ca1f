import type { Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import { randomStream, shuffled } from '../random-stream'
import { dayIn, dayS, onOrAfter, weekdays } from './days'
import { drawnRounds, knownRound, labelOf } from './league-plan'
import type { PlannedRound, Played, SeasonPlan } from './season-plan'
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
  const random = randomStream(`${seed}|${competition.key}|${season}|draw`)
  const legs = Math.max(2, Math.floor((2 * weeks) / (competition.teams.length - 1)))
  const drawn = drawnRounds(competition.teams, legs, random)
  const begin = onOrAfter(dayIn(season, from), weekdays[phase] ?? 'Mon')
  const rounds: PlannedRound[] = []
  const matches = competition.teams.length / 2
  drawn.forEach((pairs, index) => {
    const day = begin + Math.floor(index / 2) * 7 + (index % 2) * 3
    const step = (lastMinute - firstMinute) / (matches - 1)
    const placed = shuffled(pairs, random).map((pair: { home: Team; away: Team }, place) => ({
      ...pair,
      kickoff: epochIn(zone, day, firstMinute + Math.floor((place * step) / 5) * 5),
    }))
    rounds.push(knownRound({ round: index + 1, stage: '', first: index * matches }, placed, number, competition))
  })
  return {
    competition,
    season,
    label: labelOf(season, from > '06-01'),
    start: rounds[0]?.from ?? 0,
    end: (rounds.at(-1)?.to ?? 0) + dayS / 2,
    rounds,
    teams: () => competition.teams,
    groupOf: () => '',
  }
}
