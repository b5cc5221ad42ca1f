import { Type } from '@sinclair/typebox'
import { flag, seconds } from './schema'

const count = Type.Integer({ minimum: 0 })

/** A league or cup of the data base with the region it belongs to. */
export const Tournament = Type.Object({
  id: Type.Integer(),
  sourceid: Type.Integer(),
  name: Type.String(),
  short_name_zh: Type.String(),
  name_en: Type.String(),
  logo: Type.String({ description: 'flag code' }),
  color: Type.String(),
  type: Type.Integer({ description: '1 league, 2 cup' }),
  is_hot: flag,
  country_id: Type.Integer(),
  country_name: Type.String(),
  category_id: Type.Integer(),
  category_name: Type.String(),
})
export const named = Type.Object({ id: Type.Integer(), name: Type.String() })

export const SeasonEntry = Type.Object({
  season_id: Type.Integer(),
  label: Type.String(),
  start: seconds,
  end: seconds,
  is_current: flag,
  source: Type.String({ description: 'feed or import' }),
  rounds: count,
})

export const team = Type.Object({ team_id: Type.Integer(), name: Type.String(), logo: Type.String() })

/** A match of a season. `is_win` 1 home, 2 away, 0 a draw or not over; `is_normal` 1 when it counts. */
export const SeasonMatch = Type.Object({
  id: Type.Integer(),
  round: count,
  stage: Type.String(),
  match_time: seconds,
  day: Type.String(),
  status: Type.Integer(),
  status_type: Type.Integer({ minimum: 0, maximum: 3, description: '0 to come, 1 running, 2 over, 3 not as planned' }),
  home_id: Type.Integer(),
  home_name: Type.String(),
  home_logo: Type.String(),
  away_id: Type.Integer(),
  away_name: Type.String(),
  away_logo: Type.String(),
  home_score: count,
  away_score: count,
  home_kicks: count,
  away_kicks: count,
  is_win: Type.Integer({ minimum: 0, maximum: 2 }),
  is_normal: flag,
  has_page: flag,
  competition: Type.Optional(
    Type.String({ description: 'in lists of a team: where it is played, when that is not the season asked for' }),
  ),
})

export const teamValue = Type.Object({
  team_id: Type.Integer(),
  name: Type.String(),
  logo: Type.String(),
  value: Type.Number(),
})

export const competitionInfo = Type.Object({
  info: Type.Object({
    ...Tournament.properties,
    season: Type.Array(SeasonEntry),
    season_id: Type.Integer(),
    stage_id: count,
    has_table: Type.Optional(flag),
    son_id: count,
    round: count,
    teams: count,
  }),
  list: Type.Array(SeasonMatch),
  total: count,
  totalScore: count,
  totalPointsPerGame: Type.Number(),
  numberOfPointsDifference: Type.Array(count, {
    description: 'matches by difference: football 0 to 6 and more than 6 goals, basketball by fives',
  }),
  cornerLicksStatistics: Type.Array(count, {
    description: 'latest matches by corners: up to 5, 7, 9, 11, 13, more; empty in basketball',
  }),
  winRate: Type.Array(
    Type.Object({ team_id: Type.Integer(), logo: Type.String(), name: Type.String(), won_rate: Type.Number() }),
  ),
  attack: Type.Array(teamValue),
  defense: Type.Array(teamValue),
  share: Type.Object({ home: Type.Number(), draw: Type.Number(), away: Type.Number() }),
  scores: Type.Array(Type.Object({ score: Type.String(), count })),
  homeScore: count,
  awayScore: count,
})

export const player = {
  player_id: Type.Integer(),
  name: Type.String(),
  shirt: count,
  position: Type.String(),
  born: count,
  flag: Type.String(),
  // Absent where the feed does not know it.
  height: Type.Optional(Type.Integer({ minimum: 1, description: 'cm' })),
  foot: Type.Optional(Type.Union([Type.Literal('left'), Type.Literal('right'), Type.Literal('both')])),
  value: Type.Optional(Type.Integer({ minimum: 1, description: 'market value, EUR' })),
}
/** What the source of a season does not tell: its number here is 0 and means nothing. */
export const lacks = Type.Optional(Type.Array(Type.String()))
export const ScorerEntry = Type.Object({
  ...player,
  team_id: Type.Integer(),
  team_name: Type.String(),
  team_logo: Type.String(),
  goals: count,
  assists: count,
  penalties: count,
  played: count,
  lacks,
})
export const tie = Type.Object({
  stage: Type.String(),
  order: count,
  home: Type.Optional(team),
  away: Type.Optional(team),
  match_id: Type.Array(Type.Integer()),
  match_time: count,
  status_type: count,
  home_score: count,
  away_score: count,
  home_kicks: count,
  away_kicks: count,
  winner: Type.Integer({ minimum: 0, maximum: 2 }),
})
export const record = Type.Object({
  played: count,
  won: count,
  draw: count,
  loss: count,
  goals: count,
  goals_against: count,
  clean_sheets: count,
})
export const seasonPlace = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  logo: Type.String(),
  season_id: Type.Integer(),
  label: Type.String(),
  position: count,
  teams: count,
  group: Type.String(),
  points: Type.Integer(),
})
export const memberValues = Type.Array(
  Type.Object({
    player_id: Type.Integer(),
    avatar: Type.String(),
    name: Type.String(),
    team_id: Type.Integer(),
    team: Type.String(),
    logo: Type.String(),
    value: Type.Number(),
    played: Type.Optional(count),
  }),
)
