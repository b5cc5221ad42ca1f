import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { flag, id, nothing, page, seconds } from './schema'
import { standingsTable, tableMoment } from './season-table'

const count = Type.Integer({ minimum: 0 })
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
/** Minutes the caller's clock is east of UTC: a day is the caller's day. 480 when absent. */
const zone = Type.Optional(Type.Integer({ minimum: -840, maximum: 840 }))

/** One market's prices; `draw` is the line of asia and bs. `sealing_disk` 1 = closed. */
export const Exponent = Type.Object({
  win: Type.Number(),
  draw: Type.Number(),
  fail: Type.Number(),
  sealing_disk: flag,
})
const phases = Type.Object({
  initial: Type.Optional(Exponent),
  immediate: Type.Optional(Exponent),
  scram: Type.Optional(Exponent),
})
/** Prices of one company: handicap, 1X2, over/under; first, last before the start, in play. */
export const Exponents = Type.Object({ company_id: Type.Integer(), asia: phases, eu: phases, bs: phases })

const teams = {
  home_team_id: Type.Integer(),
  away_team_id: Type.Integer(),
  home_team_name_zh: Type.String(),
  home_team_name_en: Type.String(),
  home_team_name_vi: Type.String(),
  away_team_name_zh: Type.String(),
  away_team_name_en: Type.String(),
  away_team_name_vi: Type.String(),
  home_team_logo: Type.String({
    description: 'crest recipe "letters,first,second,field,shape,letter colour" or empty',
  }),
  away_team_logo: Type.String(),
  home_team_search: Type.String({ description: 'aliases, pinyin and initials a team is found by, between spaces' }),
  away_team_search: Type.String(),
}
const competition = {
  competition_id: Type.Integer(),
  competition_name_zh: Type.String(),
  competition_name_en: Type.String(),
  competition_name_vi: Type.String(),
  competition_key: Type.String(),
  primary_color: Type.String(),
  flag: Type.String(),
  country_id: Type.Integer(),
  competition_search: Type.String(),
}
/** Who broadcasts a match; absent when nobody does. */
const anchor = Type.Optional(Type.Object({ id: Type.Integer(), avatar: Type.String(), user_nickname: Type.String() }))

/** How the feed behind a reply is doing, as the socket says it. */
export const FeedState = Type.Object({
  type: Type.Literal('feed'),
  source: Type.String(),
  is_stale: flag,
  lag: count,
  gaps: count,
})
/** Where the topic `match.<sport>` and the chosen company's `odds.<sport>.<company>` stood: what comes later is newer. */
export const ListPosition = Type.Object({
  seq: count,
  epoch: Type.String(),
  odds_seq: count,
  odds_epoch: Type.String(),
})
/** Where the topic `match.<id>` stood. */
export const MatchPosition = Type.Object({ seq: count, epoch: Type.String() })

/** A football match of the lists. The client ticks the minute from `period_start`. */
export const FootballRow = Type.Object({
  id: Type.Integer(),
  status: Type.Integer(),
  ...competition,
  ...teams,
  match_time: seconds,
  match_str: Type.String({ description: 'minute at the time of the reply' }),
  period_start: seconds,
  added: count,
  round: count,
  stage: Type.String({ description: 'group letter or knock-out round, empty in leagues' }),
  half_score: Type.String(),
  corner_kick: Type.String(),
  home_score: count,
  away_score: count,
  home_yellow_card: count,
  away_yellow_card: count,
  home_red_card: count,
  away_red_card: count,
  home_overtime: count,
  away_overtime: count,
  home_shoot_out: count,
  away_shoot_out: count,
  home_half: count,
  away_half: count,
  home_corner: count,
  away_corner: count,
  home_rank: count,
  away_rank: count,
  is_hot: flag,
  is_collect: flag,
  reserve: flag,
  mlive: flag,
  note: Type.String(),
  anchor,
  exponent: Exponents,
})

/** A basketball match of the lists; scores per quarter and overtime. */
export const BasketballRow = Type.Object({
  id: Type.Integer(),
  status_id: Type.Integer(),
  ...competition,
  ...teams,
  match_time: seconds,
  time_left: Type.String({ description: '"07:31"' }),
  clock: Type.Integer({ description: 'seconds left in the period' }),
  period_start: seconds,
  round: count,
  home_scores: Type.Array(count),
  away_scores: Type.Array(count),
  home_scores_total: count,
  away_scores_total: count,
  home_rank: count,
  away_rank: count,
  is_hot: flag,
  is_collect: flag,
  reserve: flag,
  anchor,
  exponent: Exponents,
})

/** A match as the schedule and the home page show it. `status_type` 0 not started, 1 in progress, 2 ended. */
export const ScheduleItem = Type.Object({
  sourceid: Type.Integer(),
  /** 0 football, 1 basketball, 2 other. */
  type: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
  status_type: Type.Integer({ minimum: 0, maximum: 2 }),
  status: Type.Integer(),
  period_start: seconds,
  added: count,
  clock: count,
  reserve: flag,
  competition: Type.String(),
  ...competition,
  round: count,
  stage: Type.String(),
  match_time: seconds,
  home_team_name: Type.String(),
  away_team_name: Type.String(),
  ...teams,
  home_scores: count,
  away_scores: count,
  home_score_list: Type.Array(count, { description: 'score array of the feed' }),
  away_score_list: Type.Array(count),
  anchor: Type.Array(Type.Object({ id: Type.Integer(), avatar: Type.String(), user_nickname: Type.String() })),
})

const statNames = 'goals,yellow,red,attacks,dangerous attacks,possession,shots on target,shots off target,corners,fouls'

/** Everything about one football match. */
export const FootballDetail = Type.Object({
  row: FootballRow,
  position: MatchPosition,
  feed: FeedState,
  home_data: Type.Array(Type.Integer(), { description: statNames }),
  away_data: Type.Array(Type.Integer(), { description: statNames }),
  tlive: Type.Array(
    Type.Object({
      id: Type.Integer(),
      type: Type.Integer(),
      position: Type.Integer({ minimum: 0, maximum: 2 }),
      minute: count,
      added: count,
      time: Type.String(),
      player: Type.String(),
      other: Type.String(),
      home_score: count,
      away_score: count,
      is_cancelled: flag,
      /** What the video referee looked at and decided, by the feed's codes. */
      var_reason: Type.Optional(Type.Integer()),
      var_result: Type.Optional(Type.Integer()),
    }),
  ),
  /** Venue; empty when nobody named it. */
  space: Type.String(),
  /** Weather at the ground; absent when the feed does not know it. */
  environment: Type.Optional(
    Type.Object({
      weather: Type.String({ description: 'clear, cloudy, rain, snow or fog' }),
      temperature: Type.Integer(),
    }),
  ),
  trend: Type.Array(Type.Integer({ minimum: -100, maximum: 100 })),
  home_form: Type.Array(Type.String({ description: 'win, draw or loss; newest last' })),
  away_form: Type.Array(Type.String()),
  chances: Type.Object({ home: Type.Number(), draw: Type.Number(), away: Type.Number() }),
  odds: Type.Array(Type.Composite([Exponents, Type.Object({ company_name: Type.String() })])),
})

/** Score and schedule calls. */
export const scoreCalls = defineCalls({
  getSeasonTable: {
    who: 'visitor',
    input: Type.Object({ id, ...tableMoment }),
    data: standingsTable,
  },
  listAllMatches: { who: 'visitor', input: nothing, data: Type.Array(ScheduleItem) },
  listRecommendedMatches: {
    who: 'visitor',
    input: Type.Object({ type: Type.Optional(Type.Integer({ minimum: -1, maximum: 1 })) }),
    data: Type.Object({
      count,
      type1: Type.Array(ScheduleItem),
      type2: Type.Array(ScheduleItem),
      type3: Type.Array(ScheduleItem),
    }),
  },
  listHotTeams: {
    who: 'visitor',
    input: nothing,
    data: Type.Object({
      hot_match: Type.Array(
        Type.Object({
          sourceid: Type.Integer({ description: 'team' }),
          short_name_zh: Type.String(),
          short_name_en: Type.String(),
          short_name_vi: Type.String(),
          type: Type.Integer({ description: '0 football, 1 basketball' }),
          match_id: Type.Integer(),
          logo: Type.String(),
        }),
      ),
    }),
  },
  reserveMatch: {
    who: 'member',
    /** `type` 0 football, 1 basketball, 2 esports. */
    input: Type.Object({ type: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })), match_id: id }),
    data: Type.Object({ reserve: flag }),
  },
  toggleCollect: {
    who: 'member',
    input: Type.Object({
      id: Type.Union([Type.Integer({ minimum: 1 }), Type.String({ pattern: '^\\d+(,\\d+)*$', maxLength: 2_000 })]),
      /** 1 basketball, 2 football, 3 esports. */
      type: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
      /** What the numbers name: 0 matches, 1 teams, 2 leagues. */
      kind: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
    }),
    data: Type.Object({ is_collect: flag }),
  },
  listFootballMatches: {
    who: 'visitor',
    input: Type.Object({
      /** 0 all of the day, 1 live, 2 not started, 3 finished, 4 followed. */
      type: Type.Optional(Type.Integer({ minimum: 0, maximum: 4 })),
      is_web: Type.Optional(Type.Integer()),
      company_id: Type.Optional(Type.Integer()),
      time: Type.Optional(day),
      zone,
      page,
      competition_id: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    data: Type.Object({
      data: Type.Array(FootballRow),
      total: count,
      servertime: seconds,
      position: ListPosition,
      feed: FeedState,
    }),
  },
  getFootballMatch: {
    who: 'visitor',
    input: Type.Object({ id, company_id: Type.Optional(Type.Integer()) }),
    data: FootballDetail,
  },
  getFootballFilter: {
    who: 'visitor',
    input: Type.Object({
      ball: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
      type: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
      match_filter: Type.Optional(Type.Integer()),
      date: Type.Optional(day),
      zone,
    }),
    data: Type.Object({
      competition: Type.Array(
        Type.Object({
          name: Type.String({ description: 'first letter' }),
          list: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), count, check: flag, is_hot: flag })),
        }),
      ),
      count_competition: count,
    }),
  },
  listOddsCompanies: {
    who: 'visitor',
    input: nothing,
    data: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  },
  listBasketballMatches: {
    who: 'visitor',
    input: Type.Object({
      type: Type.Optional(Type.Integer({ minimum: 0, maximum: 4 })),
      isWeb: Type.Optional(Type.Integer()),
      company_id: Type.Optional(Type.Integer()),
      time: Type.Optional(day),
      zone,
      page,
      competition_id: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    data: Type.Object({
      data: Type.Array(BasketballRow),
      total: count,
      servertime: seconds,
      position: ListPosition,
      feed: FeedState,
    }),
  },
  listSchedule: {
    who: 'visitor',
    input: Type.Object({
      page,
      date: Type.Optional(day),
      zone,
      /** 0 all, 1 football, 2 basketball, 3 other sports. */
      match_type: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
      live: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
      compensation_id: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    data: Type.Object({
      data: Type.Array(
        Type.Composite([
          ScheduleItem,
          Type.Object({
            /** Broadcasts anchors have planned for the match; `live_id` is what `reserveBroadcast` takes. */
            plans: Type.Array(
              Type.Object({
                live_id: Type.Integer(),
                uid: Type.Integer(),
                user_nickname: Type.String(),
                avatar: Type.String(),
                is_reserve: flag,
              }),
            ),
          }),
        ]),
      ),
      total: count,
      feed: FeedState,
    }),
  },
  listForesights: {
    who: 'visitor',
    input: Type.Object({ page }),
    data: Type.Object({
      data: Type.Array(
        Type.Composite([
          ScheduleItem,
          Type.Object({
            match_time_str: Type.String(),
            chances: Type.Object({ home: Type.Number(), draw: Type.Number(), away: Type.Number() }),
            home_form: Type.Array(Type.String()),
            away_form: Type.Array(Type.String()),
            asia: Type.Optional(Exponent),
            bs: Type.Optional(Exponent),
          }),
        ]),
      ),
      total: count,
      per_page: count,
      current_page: count,
      last_page: count,
    }),
  },
})
