import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { flag, id, nothing, page, seconds } from './schema'
import { standingsTable, tableMoment } from './season-table'

const count = Type.Integer({ minimum: 0 })
const seasonId = Type.Optional(id)

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
const named = Type.Object({ id: Type.Integer(), name: Type.String() })

export const SeasonEntry = Type.Object({
  season_id: Type.Integer(),
  label: Type.String(),
  start: seconds,
  end: seconds,
  is_current: flag,
  source: Type.String({ description: 'feed or import' }),
  rounds: count,
})

const team = Type.Object({ team_id: Type.Integer(), name: Type.String(), logo: Type.String() })

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
})

const teamValue = Type.Object({
  team_id: Type.Integer(),
  name: Type.String(),
  logo: Type.String(),
  value: Type.Number(),
})

const competitionInfo = Type.Object({
  info: Type.Object({
    ...Tournament.properties,
    season: Type.Array(SeasonEntry),
    season_id: Type.Integer(),
    stage_id: count,
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

const player = {
  player_id: Type.Integer(),
  name: Type.String(),
  shirt: count,
  position: Type.String(),
  born: count,
  flag: Type.String(),
}
export const ScorerEntry = Type.Object({
  ...player,
  team_id: Type.Integer(),
  team_name: Type.String(),
  team_logo: Type.String(),
  goals: count,
  assists: count,
  penalties: count,
  played: count,
})
const tie = Type.Object({
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
const record = Type.Object({
  played: count,
  won: count,
  draw: count,
  loss: count,
  goals: count,
  goals_against: count,
  clean_sheets: count,
})
const seasonPlace = Type.Object({
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
const statInput = Type.Object({ id, type: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })) })
const memberValues = Type.Array(
  Type.Object({
    player_id: Type.Integer(),
    avatar: Type.String(),
    name: Type.String(),
    team_id: Type.Integer(),
    team: Type.String(),
    logo: Type.String(),
    value: Type.Number(),
  }),
)

/** The data bases: regions, competitions, seasons, their tables and people. Every `season_id` left out is the running one. */
export const databaseCalls = defineCalls({
  listContinents: { who: 'visitor', input: nothing, data: Type.Array(named) },
  listCountries: {
    who: 'visitor',
    input: Type.Object({ id: Type.Optional(Type.Integer({ minimum: 0 })) }),
    data: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), logo: Type.String() })),
  },
  listFootballTournaments: {
    who: 'visitor',
    input: Type.Object({ country_id: seasonId, category_id: seasonId }),
    data: Type.Array(Tournament),
  },
  listBasketballTournaments: {
    who: 'visitor',
    input: Type.Object({ country_id: seasonId, category_id: seasonId }),
    data: Type.Array(Tournament),
  },
  listPopularTournaments: { who: 'visitor', input: nothing, data: Type.Array(Tournament) },
  getFootballCompetition: {
    who: 'visitor',
    input: Type.Object({ id, season_id: seasonId, stage_id: seasonId, son_id: seasonId }),
    data: competitionInfo,
  },
  getBasketballCompetition: {
    who: 'visitor',
    input: Type.Object({ id, season_id: seasonId, page, type: Type.Optional(Type.Integer()), son_id: seasonId }),
    data: competitionInfo,
  },
  listSeasonStages: {
    who: 'visitor',
    input: Type.Object({ id }),
    data: Type.Array(
      Type.Object({
        id,
        name: Type.String(),
        stage: Type.String({ description: 'league, group or the knock-out round' }),
        is_current: flag,
        list: Type.Array(Type.Object({ id, name: Type.String(), count, from: seconds, to: seconds })),
      }),
    ),
  },
  getSeasonIntegral: {
    who: 'visitor',
    input: Type.Object({
      season_id: id,
      /** 0 all, 1 home, 2 away. */
      integral_type: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
      /** Only this team's matches. */
      host_id: seasonId,
      /** Only the matches of this round. */
      son_id: seasonId,
    }),
    data: Type.Object({
      team_list: Type.Array(team),
      list1: standingsTable.properties.list,
      list2: Type.Array(teamValue, { description: 'points of the latest five matches, best first' }),
      match_list: Type.Array(SeasonMatch),
    }),
  },
  getBasketballPoints: { who: 'visitor', input: Type.Object({ id }), data: standingsTable },
  getCompetitionRanking: {
    who: 'visitor',
    input: Type.Object({ id, type: Type.Optional(flag), ...tableMoment }),
    data: standingsTable,
  },
  listFootballTeamData: { who: 'visitor', input: statInput, data: Type.Array(teamValue) },
  listBasketballTeamData: { who: 'visitor', input: statInput, data: Type.Array(teamValue) },
  listFootballMemberData: { who: 'visitor', input: statInput, data: memberValues },
  listBasketballMemberData: { who: 'visitor', input: statInput, data: memberValues },
  listScorers: {
    who: 'visitor',
    input: Type.Object({
      id,
      season_id: seasonId,
      sort: Type.Optional(Type.Union([Type.Literal('goals'), Type.Literal('assists')])),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    }),
    data: Type.Object({ season_id: Type.Integer(), list: Type.Array(ScorerEntry) }),
  },
  getBracket: {
    who: 'visitor',
    input: Type.Object({ id, season_id: seasonId }),
    data: Type.Object({ season_id: Type.Integer(), list: Type.Array(tie) }),
  },
  getTeamPage: {
    who: 'visitor',
    input: Type.Object({ id, season_id: seasonId }),
    data: Type.Object({
      ...team.properties,
      sport: Type.String(),
      flag: Type.String(),
      color: Type.String(),
      season: Type.Array(SeasonEntry),
      season_id: Type.Integer(),
      competitions: Type.Array(seasonPlace),
      form: Type.Array(Type.String()),
      next: Type.Array(SeasonMatch),
      last: Type.Array(SeasonMatch),
      squad: Type.Array(Type.Object({ ...player, goals: count, assists: count, played: count })),
      all: record,
      home: record,
      away: record,
      best: Type.Optional(SeasonMatch),
      worst: Type.Optional(SeasonMatch),
    }),
  },
  getPlayerPage: {
    who: 'visitor',
    input: Type.Object({ id }),
    data: Type.Object({
      ...player,
      sport: Type.String(),
      team,
      competition: Type.Object({ id: Type.Integer(), name: Type.String(), logo: Type.String() }),
      seasons: Type.Array(
        Type.Object({
          season_id: Type.Integer(),
          label: Type.String(),
          is_current: flag,
          goals: count,
          assists: count,
          penalties: count,
          played: count,
          place: count,
        }),
      ),
      next: Type.Array(SeasonMatch),
      last: Type.Array(SeasonMatch),
    }),
  },
})
