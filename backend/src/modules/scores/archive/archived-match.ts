import { isUndecided, phaseOf } from '../open-data/phase'
import { type Fixture, type Incident, type MatchState, oneName, type Team } from '../ports/feed.port'
import type { MatchRow } from './archive.queries'
import type { MatchFacts } from './match-facts'
import { roundNumber, stageOf } from './round-names'

/** A match of the archive with its teams. */
export interface ArchivedMatch {
  fixture: Fixture
  facts: MatchFacts
  /** When its result is known: files tell of no course. */
  endsAt: number
}

const matchS = 2 * 3_600
const extraTimeS = 45 * 60

/** Group letter where a group is one, else the group's name; the short name of a knock-out round; empty in leagues. */
function stageOfMatch(facts: MatchFacts): string {
  const phase = phaseOf({ ...facts, no: 0, home: '', away: '' })
  if (!phase.isTable) return stageOf(phase.label)
  return /^group ([a-z0-9]+)$/i.exec(phase.group)?.[1]?.toUpperCase() ?? phase.group
}

export function archivedMatch(row: MatchRow, competitionId: number, home: Team, away: Team): ArchivedMatch {
  const { facts } = row
  const stage = stageOfMatch(facts)
  const kickoff = row.kickoff ?? 0
  return {
    facts,
    endsAt: kickoff + matchS + (facts.extra || facts.shootout ? extraTimeS : 0),
    fixture: {
      id: row.id,
      sport: 'football',
      competitionId,
      home,
      away,
      kickoff,
      round: roundNumber(facts.round),
      stage,
    },
  }
}

const status = { notStarted: 1, finished: 8, postponed: 9, abandoned: 11, cancelled: 12, undetermined: 13 }

function statusAt({ facts, endsAt, fixture }: ArchivedMatch, at: number): number {
  if (facts.status === 'cancelled') return status.cancelled
  if (facts.status === 'postponed' && !facts.full) return status.postponed
  if (at < endsAt) return status.notStarted
  if (facts.status === 'abandoned') return status.abandoned
  if (facts.full) return status.finished
  return fixture.kickoff > 0 && at >= endsAt ? status.undetermined : status.notStarted
}

/** State at a moment: nothing before the end, because files only know how it ended. */
export function archivedState(match: ArchivedMatch, at: number): MatchState {
  const { full, half, extra, shootout, statistics } = match.facts
  const now = statusAt(match, at)
  const isOver = now === status.finished
  const side = (i: 0 | 1) =>
    isOver && full
      ? [
          full[i],
          half?.[i] ?? 0,
          statistics?.red?.[i] ?? 0,
          statistics?.yellow?.[i] ?? 0,
          statistics?.corners?.[i] ?? 0,
          extra?.[i] ?? 0,
          shootout?.[i] ?? 0,
        ]
      : [0, 0, 0, 0, 0, 0, 0]
  return { status: now, periodStart: 0, added: 0, home: side(0), away: side(1), clock: 0 }
}

const incidentType = { goal: 1, penalty: 8, ownGoal: 17 }

/** Goals of a finished match, in order, with the score they made. */
export function archivedIncidents({ facts, endsAt }: ArchivedMatch, at: number): Incident[] {
  if (at < endsAt || !facts.full) return []
  const goals = facts.goals.flatMap((list, side) =>
    list.map((goal) => ({ ...goal, side: side === 0 ? (1 as const) : (2 as const) })),
  )
  const score: [number, number] = [0, 0]
  return goals
    .sort((a, b) => a.minute - b.minute || a.added - b.added || a.side - b.side)
    .map(({ side, minute, added, name, isOwnGoal, isPenalty }, index) => {
      score[side - 1] = (score[side - 1] ?? 0) + 1
      const type = isOwnGoal ? incidentType.ownGoal : isPenalty ? incidentType.penalty : incidentType.goal
      return {
        id: index + 1,
        type,
        side,
        minute,
        added,
        player: oneName(name),
        other: oneName(''),
        homeScore: score[0],
        awayScore: score[1],
      }
    })
}

export const isKnockout = ({ facts }: ArchivedMatch): boolean =>
  !phaseOf({ ...facts, no: 0, home: '', away: '' }).isTable && !isUndecided(facts.round)
