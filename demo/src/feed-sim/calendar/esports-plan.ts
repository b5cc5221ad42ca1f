import type { Fixture, StandingsRow, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import { once } from '@pitchside/base'
import type { SimEsports } from '../esports-competitions'
import { randomStream, shuffled } from '../random-stream'
import { dayIn, dayS } from './days'
import { knownRound } from './league-plan'
import { circle } from './round-robin'
import type { PlannedRound, SeasonPlan } from './season-plan'
import { seriesRounds } from './series-plan'
import { epochIn } from './zone-clock'

const zone = 'Asia/Shanghai'
/** Days of the group stage of a season, whatever the size of a group. */
const groupDays = 70
/** Hours of a day over which a league spreads its matches. */
const hoursAround = 12
const quarters = ['01-04', '04-04', '07-04', '10-04'] as const
const names = ['Winter', 'Spring', 'Summer', 'Autumn'] as const
/** Leagues begin one after the other, the two of a title half a season apart: while one decides another one is in its middle. */
const shiftOf = (place: number): number => (place % 2) * 45 + Math.floor(place / 2) * 11

/** First day of a season; seasons are counted in quarters of a year. */
export const esportsFirstDay = (place: number, season: number): number =>
  dayIn(Math.floor(season / 4), quarters[season % 4] ?? '01-04') + shiftOf(place)

/** Two groups in which everybody meets everybody four times (three in the largest), then a knock-out of the best eight in longer matches. */
export function planEsports(
  seed: string,
  competition: SimEsports,
  place: number,
  season: number,
  number: (index: number) => number,
  desk: { finalRows(plan: SeasonPlan): readonly StandingsRow[]; winner(fixture: Fixture): Team },
): SeasonPlan {
  const random = randomStream(`${seed}|${competition.key}|${season}|draw`)
  const teams = shuffled(competition.teams, random)
  const size = teams.length / 2
  const groups = [teams.slice(0, size), teams.slice(size)]
  const groupOf = (team: Team) => (teams.indexOf(team) < size ? 'A' : 'B')
  // Where a group is odd, one of it rests in each round.
  const single = circle(size + (size % 2))
  const turned = single.map((round) => round.map(([home, away]) => [away, home] as const))
  const legs = Math.min(4, Math.floor(groupDays / 2 / single.length))
  const meetings = Array.from({ length: legs }, (_, leg) => (leg % 2 === 0 ? single : turned)).flat()
  const firstDay = esportsFirstDay(place, season)
  const every = Math.floor(groupDays / meetings.length)
  const rounds: PlannedRound[] = []
  let first = 0
  meetings.forEach((meeting, index) => {
    const drawn = shuffled(
      groups.flatMap((group) =>
        meeting.flatMap(([home, away]) => {
          const [one, two] = [group[home], group[away]]
          return one && two ? [{ home: one, away: two }] : []
        }),
      ),
      random,
    )
    // A part of the round on each of its days, one after the other around the hour of the league.
    const step = hoursAround / Math.ceil(drawn.length / every)
    const pairs = drawn.map((pair, at) => {
      const hour = competition.hour - hoursAround / 2 + (Math.floor(at / every) + (at % every) / every) * step
      const kickoff = epochIn(zone, firstDay + index * every + (at % every), Math.floor(hour * 6) * 10)
      return { ...pair, kickoff, bestOf: competition.bestOf }
    })
    pairs.sort((a, b) => a.kickoff - b.kickoff)
    const round = knownRound({ round: index + 1, stage: 'A', first }, pairs, number, competition)
    const fixtures = round.fixtures().map((fixture) => ({ ...fixture, stage: groupOf(fixture.home) }))
    rounds.push({ ...round, fixtures: () => fixtures })
    first += pairs.length
  })
  const bestOf = Math.min(5, competition.bestOf + 2)
  const course = {
    zone,
    size: 8,
    bestOf: [1, 1, 1],
    matchBestOf: bestOf,
    firstDay: firstDay + meetings.length * every + 3,
    gameEvery: 1,
    pause: 4,
    minutes: [-3, -1, 1, 3].map((hours) => (competition.hour + hours) * 60),
  }
  const playOff = seriesRounds(competition, course, { round: meetings.length + 1, first }, number, {
    starters: once(() => {
      const rows = desk.finalRows(plan)
      const [a, b] = ['A', 'B'].map((group) => rows.filter((row) => row.group === group).map(({ team }) => team))
      return [a?.[0], b?.[3], b?.[1], a?.[2], b?.[0], a?.[3], a?.[1], b?.[2]].filter(
        (team): team is Team => team !== undefined,
      )
    }),
    isBracketOrder: true,
    winner: desk.winner,
  })
  const plan: SeasonPlan = {
    competition,
    season,
    label: `${Math.floor(season / 4)} ${names[season % 4] ?? ''}`,
    start: Math.min(...rounds.slice(0, 1).map(({ from }) => from)),
    end: Math.max(...playOff.map(({ to }) => to)) + dayS / 2,
    counted: rounds.length,
    rounds: [...rounds, ...playOff],
    teams: () => teams,
    groupOf,
  }
  return plan
}
