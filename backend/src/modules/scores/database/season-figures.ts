import { rounded } from '@pitchside/base'
import { groupOfState, shownScore } from '@pitchside/contract'
import { stageOrder } from '../archive/round-names'
import type { Team } from '../ports/feed.port'
import type { SeasonResult } from '../ports/season-parts.port'

/** Whether a stage is one of the knock-out rounds: not a league and not a group. */
export const isKnockoutStage = (stage: string): boolean => stageOrder(stage) >= 0

/** A finished match as figures need it. */
export interface Final {
  home: Team
  away: Team
  homeScore: number
  awayScore: number
}

export const finals = (results: readonly SeasonResult[]): Final[] =>
  results
    .filter(({ fixture, state }) => groupOfState(fixture.sport, state.status) === 'finished')
    .map(({ fixture, state }) => ({
      home: fixture.home,
      away: fixture.away,
      homeScore: shownScore(fixture.sport, state.home),
      awayScore: shownScore(fixture.sport, state.away),
    }))

export interface Overview {
  matches: number
  goals: number
  homeGoals: number
  awayGoals: number
  perMatch: number
  share: { home: number; draw: number; away: number }
  /** Most frequent scores, `2-1`, home side first. */
  scores: { score: string; count: number }[]
  /** Matches by difference, in eight classes. */
  differences: number[]
}

const shown = 8
const classes = 8

/** Figures of a season; `step` is the width of a class of differences: 1 goal, 5 points. */
export function overviewOf(list: readonly Final[], step: number): Overview {
  const homeGoals = list.reduce((sum, one) => sum + one.homeScore, 0)
  const awayGoals = list.reduce((sum, one) => sum + one.awayScore, 0)
  const count = (wanted: (one: Final) => boolean) => list.filter(wanted).length
  const part = (number: number) => (list.length > 0 ? rounded(number / list.length, 3) : 0)
  const scores = new Map<string, number>()
  const differences = Array.from({ length: classes }, () => 0)
  for (const { homeScore, awayScore } of list) {
    const score = `${homeScore}-${awayScore}`
    scores.set(score, (scores.get(score) ?? 0) + 1)
    const place = Math.min(classes - 1, Math.floor(Math.abs(homeScore - awayScore) / step))
    differences[place] = (differences[place] ?? 0) + 1
  }
  return {
    matches: list.length,
    goals: homeGoals + awayGoals,
    homeGoals,
    awayGoals,
    perMatch: part(homeGoals + awayGoals),
    share: {
      home: part(count((one) => one.homeScore > one.awayScore)),
      draw: part(count((one) => one.homeScore === one.awayScore)),
      away: part(count((one) => one.homeScore < one.awayScore)),
    },
    scores: [...scores]
      .map(([score, times]) => ({ score, count: times }))
      .sort((a, b) => b.count - a.count || a.score.localeCompare(b.score))
      .slice(0, shown),
    differences,
  }
}

export interface TeamRecord {
  played: number
  won: number
  drawn: number
  lost: number
  goals: number
  goalsAgainst: number
  cleanSheets: number
}

/** What a team did in finished matches, on one ground or on both. */
export function recordOf(list: readonly Final[], teamId: number, venue: 'all' | 'home' | 'away' = 'all'): TeamRecord {
  const record = { played: 0, won: 0, drawn: 0, lost: 0, goals: 0, goalsAgainst: 0, cleanSheets: 0 }
  for (const { home, away, homeScore, awayScore } of list) {
    const isHome = home.id === teamId
    if (!isHome && away.id !== teamId) continue
    if (venue !== 'all' && (venue === 'home') !== isHome) continue
    const [own, other] = isHome ? [homeScore, awayScore] : [awayScore, homeScore]
    record.played += 1
    record.goals += own
    record.goalsAgainst += other
    if (other === 0) record.cleanSheets += 1
    if (own > other) record.won += 1
    else if (own === other) record.drawn += 1
    else record.lost += 1
  }
  return record
}

/** Statistics of teams by number: 0 scored, 1 conceded, 2 difference, 3 wins, 4 clean sheets, 5 scored per match. */
export function teamValues(list: readonly Final[], type: number): { team: Team; value: number }[] {
  const teams = new Map(list.flatMap(({ home, away }) => [home, away]).map((team) => [team.id, team]))
  const values = [...teams.values()].map((team) => {
    const record = recordOf(list, team.id)
    const all = [
      record.goals,
      record.goalsAgainst,
      record.goals - record.goalsAgainst,
      record.won,
      record.cleanSheets,
      record.played > 0 ? rounded(record.goals / record.played, 3) : 0,
    ]
    return { team, value: all[type] ?? record.goals }
  })
  const direction = type === 1 ? 1 : -1
  return values.sort((a, b) => direction * (a.value - b.value) || a.team.id - b.team.id)
}

const cornerBounds = [5, 7, 9, 11, 13]

/** Football matches by their corners, in six classes. */
export function cornerClasses(corners: readonly number[]): number[] {
  const counts = Array.from({ length: cornerBounds.length + 1 }, () => 0)
  for (const corner of corners) {
    const place = cornerBounds.findIndex((bound) => corner <= bound)
    const index = place < 0 ? cornerBounds.length : place
    counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}
