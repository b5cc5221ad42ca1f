import { Type } from '@sinclair/typebox'
import { flag, seconds } from './schema'

const count = Type.Integer({ minimum: 0 })
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
  stage: Type.Optional(Type.String({ description: 'round of the play-offs, empty in the regular season' })),
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
  vid: Type.String({ description: 'stream of another kind of recording; empty: there is none' }),
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
  /** Seats of the ground, and people who came; absent when the feed does not know them, or not yet. */
  capacity: Type.Optional(count),
  attendance: Type.Optional(count),
  /** `matches` of this season before this one, and the cards shown in them; absent when the feed names nobody. */
  referee: Type.Optional(
    Type.Object({ name: Type.String(), country: Type.String(), matches: count, yellow: count, red: count }),
  ),
  trend: Type.Array(Type.Integer({ minimum: -100, maximum: 100 })),
  home_form: Type.Array(Type.String({ description: 'win, draw or loss; newest last' })),
  away_form: Type.Array(Type.String()),
  chances: Type.Object({ home: Type.Number(), draw: Type.Number(), away: Type.Number() }),
  odds: Type.Array(Type.Composite([Exponents, Type.Object({ company_name: Type.String() })])),
})
