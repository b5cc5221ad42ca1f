import type { PlayerFigure, PlayerLine } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { rounded } from '@pitchside/base'
import { type BallCounts, ballOf } from './football-ball'
import { placesOf } from './football-lineups'
import { type FootballScript, goalTypes, type MatchPlan } from './football-plan'
import type { FootballPlay } from './football-play'
import { marksAt } from './football-ratings'
import { positionOf } from './football-shirts'
import { playerOf } from './football-squad'
import { footballTallyAt } from './football-tally'
import { normal, randomStream } from './random-stream'

/** A match that is over, with everybody in it. */
export interface PlayedMatch {
  plan: MatchPlan
  script: FootballScript
  play: FootballPlay
}

/** Minutes on the clock between which a shirt was on the pitch, and whose place it took: its own, when it began. */
interface Stay {
  from: number
  until: number
  place: number
}

const extraTime = 2
/** Later than any match. */
const over = Number.POSITIVE_INFINITY

const endOf = ({ script }: PlayedMatch) => (script.spells.some(({ period }) => period === extraTime) ? 120 : 90)

function staysOf(match: PlayedMatch, side: 1 | 2): Map<number, Stay> {
  const { script } = match
  const end = endOf(match)
  const stays = new Map<number, Stay>(
    (script.sides[side - 1]?.first ?? []).map((shirt, place) => [shirt, { from: 0, until: end, place }]),
  )
  for (const { type, side: of, shirt, otherShirt, minute } of script.events) {
    if (of !== side || (type !== 9 && type !== 4 && type !== 15)) continue
    const stay = stays.get(shirt)
    if (!stay) continue
    stay.until = Math.min(minute, end)
    if (type === 9) stays.set(otherShirt, { from: stay.until, until: end, place: stay.place })
  }
  return stays
}

type Counts = Map<number, Partial<Record<PlayerFigure, number>>>

/** Figures of a side by shirt; who did none of something has a zero there, because this feed counts it. */
function countsOf({ script, play }: PlayedMatch, side: 1 | 2, stays: ReadonlyMap<number, Stay>): Counts {
  const counts: Counts = new Map(
    [...stays.keys()].map((shirt) => [
      shirt,
      { goals: 0, assists: 0, penalties: 0, yellow: 0, red: 0, shots: 0, xg: 0 },
    ]),
  )
  const add = (shirt: number, name: PlayerFigure, value = 1) => {
    const own = counts.get(shirt)
    if (own) own[name] = (own[name] ?? 0) + value
  }
  const keepers = [...stays].filter(([shirt]) => positionOf(shirt) === 'G')
  let conceded = 0
  for (const event of script.events) {
    if (event.cancelAt !== undefined || event.side === 0) continue
    if (goalTypes.has(event.type) && event.side !== side) conceded += 1
    if (event.side !== side) continue
    if (event.type === 1 || event.type === 8) add(event.shirt, 'goals')
    if (event.type === 8) add(event.shirt, 'penalties')
    if (event.type === 1) add(event.otherShirt, 'assists')
    if (event.type === 3) add(event.shirt, 'yellow')
    if (event.type === 4 || event.type === 15) add(event.shirt, 'red')
  }
  for (const shot of play.shots) {
    if (shot.cancelAt !== undefined) continue
    if (shot.side === side) add(shot.shirt, 'shots')
    if (shot.side === side) add(shot.shirt, 'xg', shot.xg)
    if (shot.side === side || shot.outcome !== 'saved') continue
    const keeper = keepers.find(([, { from, until }]) => shot.minute >= from && shot.minute <= until) ?? keepers[0]
    if (keeper) add(keeper[0], 'saves')
  }
  for (const [shirt] of keepers) {
    add(shirt, 'saves', 0)
    add(shirt, 'cleanSheets', conceded === 0 && keepers.length === 1 ? 1 : 0)
  }
  return counts
}

type BothStays = readonly [Map<number, Stay>, Map<number, Stay>]
const bothStays = (match: PlayedMatch): BothStays => [staysOf(match, 1), staysOf(match, 2)]

function ballIn(match: PlayedMatch, stays: BothStays) {
  const people = (side: 0 | 1) => [...stays[side]].map(([shirt, { from, until }]) => ({ shirt, minutes: until - from }))
  const { seed, matchId } = match.plan
  const [possession] = footballTallyAt(match.play, over).possession
  return ballOf({ seed, matchId, minutes: endOf(match), possession, sides: [people(0), people(1)] })
}

/** What everybody did who was on the pitch. */
export function playerLinesOf(match: PlayedMatch): PlayerLine[] {
  const both = bothStays(match)
  const ball = ballIn(match, both)
  return ([1, 2] as const).flatMap((side) => {
    const { plan, script, play } = match
    const teamId = side === 1 ? plan.homeTeamId : plan.awayTeamId
    const stays = both[side - 1] ?? both[0]
    const counts = countsOf(match, side, stays)
    const marks = marksAt(plan, script, play, side, over)
    return [...stays].map(([shirt, { from, until }]): PlayerLine => {
      const mark = marks.get(shirt)
      return {
        player: playerOf(teamId, shirt),
        side,
        minutes: until - from,
        ...(mark ? { rating: mark.rating, mark: mark.parts } : {}),
        figures: { ...counts.get(shirt), ...ball[side - 1]?.get(shirt) },
        // Whole seasons are counted from these lines, and few of them look where anybody stood.
        get average() {
          const touches = touchesOf(match, side, shirt)
          const mean = (axis: 'x' | 'y') => within(touches.reduce((sum, one) => sum + one[axis], 0) / touches.length)
          return touches.length > 0 ? { x: mean('x'), y: mean('y') } : undefined
        },
      }
    })
  })
}

/** More often than he passes it somebody has the ball: runs with it, wins it, loses it. */
const touchCount = ({ passes, duels }: BallCounts) => Math.round(1.2 * passes + 0.4 * duels)
const within = (value: number) => rounded(Math.min(Math.max(value, 1), 99), 1)

/** Where somebody had the ball: around the place he plays at, and where he shot from. */
export function touchesOf(match: PlayedMatch, side: 1 | 2, shirt: number): { x: number; y: number }[] {
  const { plan, script, play } = match
  const both = bothStays(match)
  const stay = both[side - 1]?.get(shirt)
  const counts = ballIn(match, both)[side - 1]?.get(shirt)
  const place = placesOf(script.sides[side - 1]?.formation ?? '4-4-2')[stay?.place ?? 0]
  if (!stay || !place || !counts) return []
  const random = randomStream(`${plan.seed}|${plan.matchId}|touches${side}-${shirt}`)
  const position = positionOf(shirt)
  const spread = position === 'G' ? 5 : 15
  const touches = Array.from({ length: touchCount(counts) }, () => ({
    x: within(6 + place.y * 0.66 + spread * normal(random)),
    y: within(place.x + spread * 0.9 * normal(random)),
  }))
  const shots = play.shots.filter((one) => one.side === side && one.shirt === shirt && (one.cancelAt ?? over) === over)
  return [...touches, ...shots.map(({ x, y }) => ({ x, y }))]
}
