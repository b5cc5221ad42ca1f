import type { Names } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { Lineup, LineupPlayer, SideLineup } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { reasonOf } from './absence-reasons'
import { type FootballScript, goalTypes, type MatchPlan, type ScriptEvent } from './football-plan'
import type { FootballPlay } from './football-play'
import { marksAt } from './football-ratings'
import { linesOf, type Selection } from './football-selection'
import { likelySide } from './football-side'
import { coachOf, playerOf } from './football-squad'
import { incidentId, teamOf } from './football-state'

/** The official line-up is out an hour before the start. */
const confirmedBeforeS = 3_600

/** Depth of a line by its number from the back, per cent of the own half. */
const keeperDepth = 6
const firstLineDepth = 26
const lastLineDepth = 92

interface Place {
  x: number
  y: number
}

/** Places of a formation, the keeper first, each line from the left. */
export function placesOf(formation: string): Place[] {
  const lines = linesOf(formation)
  const step = (lastLineDepth - firstLineDepth) / (lines.length - 1)
  return [
    { x: 50, y: keeperDepth },
    ...lines.flatMap((count, line) =>
      Array.from({ length: count }, (_, i) => ({
        x: Math.round(((i + 0.5) / count) * 84 + 8),
        y: Math.round(firstLineDepth + line * step),
      })),
    ),
  ]
}

interface LineupSource {
  plan: MatchPlan
  script: FootballScript
  /** What happened between the incidents; only asked for once ratings are due. */
  play(): FootballPlay
}

export function footballLineupAt(source: LineupSource, elapsed: number): Lineup {
  const isConfirmed = elapsed >= -confirmedBeforeS
  return { isConfirmed, home: sideAt(source, 1, elapsed, isConfirmed), away: sideAt(source, 2, elapsed, isConfirmed) }
}

function sideAt(source: LineupSource, side: 1 | 2, elapsed: number, isConfirmed: boolean): SideLineup {
  const { plan, script } = source
  const teamId = side === 1 ? plan.homeTeamId : plan.awayTeamId
  const selection = isConfirmed ? script.sides[side - 1] : likelySide(plan, side, elapsed)
  const { formation, first, bench, captain, missing } = selection as Selection
  const places = placesOf(formation)
  const marks = elapsed > 0 ? marksAt(plan, script, source.play(), side, elapsed) : undefined
  const teams = [plan.homeTeamId, plan.awayTeamId] as const
  const own = script.events.filter(
    (event) => event.at <= elapsed && event.side !== 0 && teamOf(event, teams) === teamId,
  )
  const isAssist = ({ type, otherShirt }: ScriptEvent, shirt: number) => goalTypes.has(type) && otherShirt === shirt
  const isPart = (event: ScriptEvent, shirt: number) =>
    event.shirt === shirt || (event.otherShirt === shirt && !isAssist(event, shirt))
  const player = (shirt: number, place: Place | undefined): LineupPlayer => ({
    ...playerOf(teamId, shirt),
    isFirst: place !== undefined,
    isCaptain: shirt === captain,
    x: place?.x ?? 0,
    y: place?.y ?? 0,
    rating: marks?.get(shirt)?.rating,
    incidents: own.filter((event) => isPart(event, shirt)).map(incidentId),
    assists: own.filter((event) => isAssist(event, shirt)).map(incidentId),
  })
  return {
    formation,
    coach: coachOf(teamId),
    players: [
      ...first.map((shirt, i) => player(shirt, places[i] ?? { x: 50, y: 50 })),
      ...bench.map((shirt) => player(shirt, undefined)),
    ],
    absences: missing.map(({ shirt, type, reason }) => ({
      player: playerOf(teamId, shirt),
      type,
      reason: reasonOf(type, reason) satisfies Names,
    })),
  }
}
