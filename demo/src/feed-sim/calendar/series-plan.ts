import type { Fixture, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import { once } from '@pitchside/base'
import { bracketOrder, knockoutStages } from '../cup'
import type { PlannedRound, Played } from './season-plan'
import { epochIn } from './zone-clock'

/** A knock-out of series: the first to win more than half of the games goes on. */
export interface SeriesCourse {
  zone: string
  /** Teams at the beginning, a power of two. */
  size: number
  /** Games at most, of each round. */
  bestOf: readonly number[]
  /** Esports: a game is a match of so many games itself. */
  matchBestOf?: number
  /** First day, days between games and between rounds. */
  firstDay: number
  gameEvery: number
  pause: number
  minutes: readonly number[]
}

export interface SeriesDesk {
  /** Who is in it, the best first, or in the order of the bracket. */
  starters(): readonly Team[]
  isBracketOrder: boolean
  winner(fixture: Fixture): Team
}

/** Whether the better team is at home in a game: two at home, two away, then in turn. */
const isAtHome = (game: number, bestOf: number): boolean =>
  bestOf === 7 ? [0, 1, 4, 6].includes(game) : bestOf === 5 ? [0, 1, 4].includes(game) : game % 2 === 0

interface Series {
  /** The better seed first. */
  teams: readonly [Team, Team]
  games: Fixture[]
}

/** Rounds of a play-off: each game is a round of its own, of those series that are still open. */
export function seriesRounds(
  competition: Played,
  course: SeriesCourse,
  place: { round: number; first: number },
  number: (index: number) => number,
  desk: SeriesDesk,
): PlannedRound[] {
  const winsOf = ({ games }: Series, team: Team) => games.filter((game) => desk.winner(game).id === team.id).length
  const list: PlannedRound[] = []
  let { first } = place
  let day = course.firstDay
  const seedOf = once(() => new Map(desk.starters().map((team, index) => [team.id, index])))
  let previous: (() => Team[]) | undefined
  course.bestOf.forEach((bestOf, step) => {
    const count = course.size / 2 ** (step + 1)
    const stage = knockoutStages[knockoutStages.length - course.bestOf.length + step] ?? 'final'
    const teams =
      previous ??
      (() =>
        desk.isBracketOrder
          ? [...desk.starters()]
          : bracketOrder(course.size).flatMap((seat) => desk.starters()[seat] ?? []))
    const series = once((): Series[] => {
      const all = teams()
      return Array.from({ length: count }, (_, index): Series[] => {
        const pair = [all[index * 2], all[index * 2 + 1]]
        const [one, two] = pair.toSorted((a, b) => (seedOf().get(a?.id ?? 0) ?? 0) - (seedOf().get(b?.id ?? 0) ?? 0))
        return one && two ? [{ teams: [one, two], games: [] }] : []
      }).flat()
    })
    const needed = Math.floor(bestOf / 2) + 1
    let playedBefore: () => unknown = series
    for (let game = 0; game < bestOf; game += 1) {
      const earlier = playedBefore
      const at = first + game * count
      const dayOfGame = day + game * course.gameEvery
      const times = course.minutes.map((minute) => epochIn(course.zone, dayOfGame, minute))
      const fixtures = once(() => {
        earlier()
        return series().flatMap((one, index): Fixture[] => {
          if (one.teams.some((team) => winsOf(one, team) >= needed)) return []
          const [home, away] = isAtHome(game, bestOf) ? one.teams : [one.teams[1], one.teams[0]]
          const fixture: Fixture = {
            id: number(at + index),
            sport: competition.sport,
            competitionId: competition.id,
            home,
            away,
            kickoff: times[index % times.length] ?? 0,
            round: 0,
            stage,
            ...(course.matchBestOf ? { bestOf: course.matchBestOf } : {}),
          }
          one.games.push(fixture)
          return [fixture]
        })
      })
      playedBefore = fixtures
      const span = { from: Math.min(...times), to: Math.max(...times) + 1 }
      list.push({ round: place.round + step, stage, ...span, id: number(at), count, fixtures })
    }
    const last = playedBefore
    previous = () => {
      last()
      return series().map((one) => (winsOf(one, one.teams[0]) >= needed ? one.teams[0] : one.teams[1]))
    }
    first += bestOf * count
    day += (bestOf - 1) * course.gameEvery + course.pause
  })
  return list
}
