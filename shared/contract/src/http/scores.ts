import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { matchDays } from '../match-days'
import { flag, id, nothing, page, seconds, wholeOrPage } from './schema'
import {
  BasketballRow,
  Exponent,
  FeedState,
  FootballDetail,
  FootballRow,
  ListPosition,
  ScheduleItem,
} from './score-rows'
import { standingsTable, tableMoment } from './season-table'

const count = Type.Integer({ minimum: 0 })
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
/** Minutes the caller's clock is east of UTC: a day is the caller's day. 480 when absent. */
const zone = Type.Optional(Type.Integer({ minimum: -840, maximum: 840 }))

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
      /** A page holds `limits.matchesPerPage`; without it all matches come at once. */
      page: wholeOrPage,
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
  /** How many matches the days from one on have: what a calendar says of them. Days out of its reach are left out. */
  countMatches: {
    who: 'visitor',
    input: Type.Object({
      from: day,
      days: Type.Integer({ minimum: 1, maximum: matchDays.most }),
      zone,
      /** 0 football, 1 basketball, 2 esports. */
      ball: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
    }),
    data: Type.Object({
      /** `live`: how many of them run. */
      list: Type.Array(Type.Object({ date: day, count, live: count })),
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
      /** A page holds `limits.matchesPerPage`; without it all matches come at once. */
      page: wholeOrPage,
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
