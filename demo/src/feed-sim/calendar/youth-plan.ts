import { once } from '@pitchside/base'
import { randomStream, shuffled } from '../random-stream'
import { dayIn, onOrAfter, weekdays } from './days'
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
  /** Minutes by which its days begin and end later than others. */
  late: number
}

const weeks = 38
/** From ten in the morning to nine in the evening. */
const firstMinute = 600
const lastMinute = 1_260

/** Youth and women's leagues play on every day of the week and at every hour somewhere: the world never stands still. */
export function planYouth(
  seed: string,
  competition: Played,
  { zone, from, phase, late }: YouthCalendar,
  season: number,
  number: (index: number) => number,
): SeasonPlan {
  const legs = Math.max(2, Math.floor((2 * weeks) / (competition.teams.length - 1)))
  const counted = legs * (competition.teams.length - 1)
  const begin = onOrAfter(dayIn(season, from), weekdays[phase] ?? 'Mon')
  const dayOf = (index: number) => begin + Math.floor(index / 2) * 7 + (index % 2) * 3
  const matches = competition.teams.length / 2
  const step = (lastMinute - firstMinute) / (matches - 1)
  // Where a round lies is known without drawing it: most of them nobody ever looks at.
  const rounds = once(() => {
    const random = randomStream(`${seed}|${competition.key}|${season}|draw`)
    return drawnRounds(competition.teams, legs, random).map((pairs, index): PlannedRound => {
      const first = index * matches
      const at = (minute: number) => epochIn(zone, dayOf(index), minute + late)
      const place = { round: index + 1, stage: '', first }
      const drawn = once(() => {
        const order = shuffled(pairs(), randomStream(`${seed}|${competition.key}|${season}|times${index}`))
        const placed = order.map((pair, turn) => ({
          ...pair,
          kickoff: at(firstMinute + Math.floor((turn * step) / 5) * 5),
        }))
        return knownRound(place, placed, number, competition)
      })
      return {
        ...{ round: place.round, stage: '', from: at(firstMinute), to: at(lastMinute) + 1 },
        ...{ id: number(first), count: matches, fixtures: () => drawn().fixtures() },
      }
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
