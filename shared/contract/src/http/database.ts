import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import {
  competitionInfo,
  lacks,
  memberValues,
  named,
  player,
  record,
  ScorerEntry,
  SeasonEntry,
  SeasonMatch,
  seasonPlace,
  Tournament,
  team,
  teamValue,
  tie,
} from './database-rows'
import { flag, id, nothing, page, seconds } from './schema'
import { standingsTable, tableMoment } from './season-table'

const count = Type.Integer({ minimum: 0 })
const seasonId = Type.Optional(id)
/** A figure by its name. */
const figure = Type.Object({ key: Type.String(), value: Type.Number() })
const statInput = Type.Object({ id, type: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })) })

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
      squad: Type.Array(Type.Object({ ...player, goals: count, assists: count, played: count, lacks })),
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
          figures: Type.Optional(Type.Array(figure, { description: 'basketball: means of a game' })),
          lacks,
        }),
      ),
      next: Type.Array(SeasonMatch),
      last: Type.Array(SeasonMatch),
    }),
  },
  /** A player's season in figures. What the feed does not count is absent. */
  getPlayerSeason: {
    who: 'visitor',
    input: Type.Object({ id, season_id: seasonId }),
    data: Type.Object({
      season_id: Type.Integer(),
      source: Type.Optional(Type.String({ description: '"import": a file that names scorers alone' })),
      played: count,
      minutes: count,
      figures: Type.Array(figure, { description: 'sums; rating and all of basketball are means of a match' }),
      matches: Type.Array(
        Type.Object({
          match: SeasonMatch,
          minutes: count,
          figures: Type.Array(figure),
          mark: Type.Array(Type.Object({ part: Type.String(), value: Type.Number() }), {
            description: 'what the rating is made of; adds up to it',
          }),
        }),
        { description: 'latest first' },
      ),
      radar: Type.Array(Type.Object({ ...figure.properties, mean: Type.Number(), best: Type.Number() }), {
        description: 'beside the mean and the best of the position',
      }),
      heat: Type.Optional(
        Type.Object(
          { columns: count, rows: count, cells: Type.Array(count) },
          {
            description: 'touches by field, row by row from the left wing; the side attacks towards the last column',
          },
        ),
      ),
    }),
  },
  /** The best marks of a round by position, a 4-3-3. */
  getTeamOfTheWeek: {
    who: 'visitor',
    input: Type.Object({ id, season_id: seasonId, son_id: seasonId }),
    data: Type.Object({
      season_id: Type.Integer(),
      son_id: count,
      list: Type.Array(
        Type.Object({
          ...player,
          team_id: Type.Integer(),
          team_name: Type.String(),
          match_id: Type.Integer(),
          rating: Type.Number(),
          x: Type.Number(),
          y: Type.Number(),
        }),
        { description: 'none while the feed has no marks of the round' },
      ),
    }),
  },
})
