import type { CallData } from '@pitchside/contract'
import { shownScore } from '@pitchside/contract'
import type { ListedMatch } from './scores.service'

export type VsRow = CallData<'listHeadToHead'>['list'][number]
type VsList = CallData<'listHeadToHead'>
export type Result = 'win' | 'draw' | 'loss'

/** Opening lines of one company; undefined where it had none. */
export interface OpeningLines {
  asia: number | undefined
  eu: readonly number[]
  bs: number | undefined
}

/** How a finished match went for one of its teams. */
export function resultFor({ fixture, state }: ListedMatch, teamId: number): Result {
  const home = shownScore(fixture.sport, state.home)
  const away = shownScore(fixture.sport, state.away)
  const lead = fixture.home.id === teamId ? home - away : away - home
  return lead > 0 ? 'win' : lead < 0 ? 'loss' : 'draw'
}

const byLead = (lead: number) => (lead > 0 ? 'win' : lead < 0 ? 'lose' : 'push')

/** What became of a handicap bet on a team. The line is what the home side gives. */
export function handicapText(line: number | undefined, home: number, away: number, isHome: boolean): string {
  if (line === undefined) return ''
  return byLead((home - away - line) * (isHome ? 1 : -1))
}

/** What became of the total. */
export function totalText(line: number | undefined, home: number, away: number): string {
  if (line === undefined) return ''
  const above = home + away - line
  return above > 0 ? 'over' : above < 0 ? 'under' : 'push'
}

/** A finished match as the lists of the match page show it, seen from one team. */
export function vsRow(
  match: ListedMatch,
  view: { teamId: number; language: 'zh' | 'en' | 'vi'; competition: string; lines: OpeningLines },
): VsRow {
  const { fixture, state } = match
  const { home, away, sport } = fixture
  const [homeScore, awayScore] = [shownScore(sport, state.home), shownScore(sport, state.away)]
  const isHome = home.id === view.teamId
  const isFootball = sport === 'football'
  // Handicaps and totals are settled after ninety minutes.
  const [regularHome, regularAway] = isFootball ? [state.home[0] ?? 0, state.away[0] ?? 0] : [homeScore, awayScore]
  const pair = (index: number) => `${state.home[index] ?? 0}-${state.away[index] ?? 0}`
  return {
    id: fixture.id,
    competition_id: fixture.competitionId,
    competition: view.competition,
    match_time: fixture.kickoff,
    home_team_id: home.id,
    home_team: home.names[view.language],
    away_team_id: away.id,
    away_team: away.names[view.language],
    home_score: homeScore,
    away_score: awayScore,
    score: `${homeScore}-${awayScore}`,
    half_score: isFootball ? pair(1) : '',
    corner: isFootball ? pair(4) : '',
    asia: view.lines.asia ?? null,
    eu: [...view.lines.eu],
    bs: view.lines.bs ?? null,
    asia_text: handicapText(view.lines.asia, regularHome, regularAway, isHome),
    bs_text: totalText(view.lines.bs, regularHome, regularAway),
    is_home: isHome ? 1 : 0,
    is_home_style: { draw: 0, win: 1, loss: 2 }[resultFor(match, view.teamId)],
  }
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100))

/** Matches, won, drawn, lost, then shares: won, handicap won, over. */
export function countsOf(list: readonly VsRow[]): number[] {
  const having = (passes: (row: VsRow) => boolean) => list.filter(passes).length
  const won = having((row) => row.is_home_style === 1)
  const priced = having((row) => row.asia_text !== '')
  const totalled = having((row) => row.bs_text !== '')
  return [
    list.length,
    won,
    having((row) => row.is_home_style === 0),
    having((row) => row.is_home_style === 2),
    percent(won, list.length),
    percent(
      having((row) => row.asia_text === 'win'),
      priced,
    ),
    percent(
      having((row) => row.bs_text === 'over'),
      totalled,
    ),
  ]
}

/** Competitions of a list, each once. */
export function competitionsOf(list: readonly VsRow[], nameZh: (id: number) => string): VsList['competition'] {
  const names = new Map(list.map((row) => [row.competition_id, row.competition]))
  return [...names].map(([sourceid, name]) => ({ sourceid, short_name_zh: nameZh(sourceid), name }))
}
