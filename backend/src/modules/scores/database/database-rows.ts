import { rounded } from '@pitchside/base'
import type { CallData } from '@pitchside/contract'
import { groupOfState, shownScore } from '@pitchside/contract'
import type { Language } from '../../../kernel/messages'
import { flagOf } from '../../../kernel/wire-values'
import { competitionFields } from '../match-rows'
import type { Competition, Sport, StandingsRow, Team } from '../ports/feed.port'
import type { Player } from '../ports/match-parts.port'
import type { BracketTie, ScorerRow, SeasonInfo, SeasonResult } from '../ports/season-parts.port'
import { continentOf, countryOf } from './regions'
import type { SeasonDesk, TableMoment } from './season-desk'
import type { TeamRecord } from './season-figures'
import { type Zone, zoneAt, zonesOf } from './season-zones'

type TableData = CallData<'getSeasonTable'>
type MatchRow = CallData<'getSeasonIntegral'>['match_list'][number]

export function tournamentRow(competition: Competition, language: Language) {
  const country = countryOf(competition)
  const continent = continentOf(country)
  return {
    id: competition.id,
    sourceid: competition.id,
    name: competition.names[language],
    short_name_zh: competition.names.zh,
    name_en: competition.names.en,
    logo: competition.flag,
    color: competition.colour,
    type: competition.kind === 'cup' ? 2 : 1,
    is_hot: flagOf(competition.isHot),
    country_id: country.id,
    country_name: country.names[language],
    category_id: continent.id,
    category_name: continent.names[language],
  }
}

export const seasonRow = (season: SeasonInfo) => ({
  season_id: season.id,
  label: season.label,
  start: season.start,
  end: season.end,
  is_current: flagOf(season.isCurrent),
  source: season.source,
  rounds: season.rounds,
})

export const teamFields = (team: Team, language: Language) => ({
  team_id: team.id,
  name: team.names[language],
  logo: team.crest,
})

const stateNumber = { upcoming: 0, live: 1, finished: 2, abnormal: 3 } as const
const shootOut = 6

/** Number of a match's state: 0 to come, 1 running, 2 over, 3 not as planned. */
export const stateOf = (sport: Sport, status: number): number => stateNumber[groupOfState(sport, status)]

/** Kicks from the spot of both sides; there are none outside football. */
export const kicksOf = ({ fixture, state }: SeasonResult): [number, number] =>
  fixture.sport === 'football' ? [state.home[shootOut] ?? 0, state.away[shootOut] ?? 0] : [0, 0]

export function seasonMatchRow(desk: Pick<SeasonDesk, 'hasPage'>, result: SeasonResult, language: Language): MatchRow {
  const { fixture, state } = result
  const { sport, home, away } = fixture
  const [homeScore, awayScore] = [shownScore(sport, state.home), shownScore(sport, state.away)]
  const [homeKicks, awayKicks] = kicksOf(result)
  const type = stateOf(sport, state.status)
  const lead = homeScore - awayScore || homeKicks - awayKicks
  return {
    id: fixture.id,
    round: fixture.round,
    stage: fixture.stage,
    match_time: fixture.kickoff,
    day: new Date((fixture.kickoff + 8 * 3_600) * 1_000).toISOString().slice(0, 10),
    status: state.status,
    status_type: type,
    home_id: home.id,
    home_name: home.names[language],
    home_logo: home.crest,
    away_id: away.id,
    away_name: away.names[language],
    away_logo: away.crest,
    home_score: homeScore,
    away_score: awayScore,
    home_kicks: homeKicks,
    away_kicks: awayKicks,
    is_win: type !== 2 || lead === 0 ? 0 : lead > 0 ? 1 : 2,
    is_normal: flagOf(type !== 3),
    has_page: flagOf(desk.hasPage(fixture)),
  }
}

const wonRate = (row: StandingsRow) => (row.played > 0 ? rounded(row.won / row.played, 3) : 0)

/** Games a team is behind the first of the table. */
const gamesBehind = (row: StandingsRow, first: StandingsRow) => (first.won - row.won + row.lost - first.lost) / 2

function tableRow(row: StandingsRow, rows: readonly StandingsRow[], zones: readonly Zone[], language: Language) {
  return {
    position: row.position,
    ...teamFields(row.team, language),
    group: row.group,
    played: row.played,
    won: row.won,
    draw: row.drawn,
    loss: row.lost,
    goals: row.goalsFor,
    goals_against: row.goalsAgainst,
    points: row.points,
    won_rate: wonRate(row),
    game_back: Math.max(0, gamesBehind(row, rows[0] ?? row)),
    form: row.form,
    decided_by: row.decidedBy ?? 'points',
    deducted: row.deducted ?? 0,
    zone: zoneAt(zones, row.position)?.kind ?? '',
  }
}

/** A table with its season, zones and deductions. */
export function tableData(desk: SeasonDesk, season: SeasonInfo, moment: TableMoment, language: Language): TableData {
  const { table, asOf } = desk.table(season, moment)
  const { competition, rows } = table
  const hasGroups = rows.some((row) => row.group !== '')
  const groupSize = rows.filter((row) => row.group === rows[0]?.group).length
  const venue = moment.venue ?? 'all'
  // A table of one ground decides nothing: it has no zones.
  const zones = venue === 'all' ? zonesOf(competition, groupSize) : []
  return {
    group: flagOf(hasGroups),
    season_id: season.id,
    label: table.label,
    is_current: flagOf(season.isCurrent),
    venue,
    as_of: asOf,
    round: table.round,
    rounds: table.rounds,
    ...competitionFields(competition),
    tie_break: [...(table.tieBreak ?? [])],
    zones: zones.map(({ from, to, kind, colour }) => ({ from, to, kind, color: colour })),
    deductions: (table.deductions ?? []).map(({ team, points, reason, date }) => ({
      team_id: team.id,
      name: team.names[language],
      points,
      reason,
      date,
    })),
    list: rows.map((row) => tableRow(row, rows, zones, language)),
  }
}

export const playerFields = (player: Player, language: Language) => ({
  player_id: player.id,
  name: player.name[language],
  shirt: player.shirt,
  position: player.position,
  born: player.born,
  flag: player.flag,
  ...(player.heightCm ? { height: player.heightCm } : {}),
  ...(player.foot ? { foot: player.foot } : {}),
  ...(player.valueEur ? { value: player.valueEur } : {}),
})

/** Counts of a player in a season; what its source does not tell is named, and its number is 0 for who reads it alone. */
export function countsOf(row: Partial<Pick<ScorerRow, 'goals' | 'assists' | 'played'>>) {
  const lacks = (['assists', 'played'] as const).filter((key) => row[key] === undefined)
  const { goals = 0, assists = 0, played = 0 } = row
  return { goals, assists, played, ...(lacks.length > 0 ? { lacks } : {}) }
}

export const scorerRow = (row: ScorerRow, language: Language) => ({
  ...playerFields(row.player, language),
  team_id: row.team.id,
  team_name: row.team.names[language],
  team_logo: row.team.crest,
  penalties: row.penalties,
  ...countsOf(row),
})

/** A tie of the bracket; `first` is its first leg as it stands. */
export function tieRow(
  desk: Pick<SeasonDesk, 'hasPage'>,
  tie: BracketTie,
  first: SeasonResult | undefined,
  language: Language,
) {
  const [homeKicks, awayKicks] = first && tie.legs.length === 1 ? kicksOf(first) : [0, 0]
  return {
    stage: tie.round,
    order: tie.order,
    ...(tie.home ? { home: teamFields(tie.home, language) } : {}),
    ...(tie.away ? { away: teamFields(tie.away, language) } : {}),
    match_id: tie.home && tie.away && first && desk.hasPage(first.fixture) ? [...tie.legs] : [],
    match_time: first?.fixture.kickoff ?? 0,
    status_type: first ? stateOf(first.fixture.sport, first.state.status) : 0,
    home_score: tie.homeScore,
    away_score: tie.awayScore,
    home_kicks: homeKicks,
    away_kicks: awayKicks,
    winner: tie.winner,
  }
}

export const recordRow = (record: TeamRecord) => ({
  played: record.played,
  won: record.won,
  draw: record.drawn,
  loss: record.lost,
  goals: record.goals,
  goals_against: record.goalsAgainst,
  clean_sheets: record.cleanSheets,
})
