import type { CallData } from '@pitchside/contract'

type ScheduleRow = CallData<'listSchedule'>['data'][number]
type EsportsRow = CallData<'listEsportsMatches'>['data'][number]
type FootballRow = CallData<'listFootballMatches'>['data'][number]

/** The site's day starts here in tests: noon of a Wednesday on this clock. */
export const noonMs = new Date(2026, 10, 25, 12).getTime()
export const noonS = noonMs / 1_000

/** Somebody who is logged in. */
export const me = {
  id: 1,
  token: 't',
  userSig: '',
  nickname: 'Me',
  avatar: '',
  expIcon: '',
  balance: '9',
  isAnchor: false,
}

const names = {
  competition_id: 82,
  competition_key: 'en.1',
  competition_name_zh: '英超',
  competition_name_en: 'Premier League',
  competition_name_vi: 'Ngoại hạng Anh',
  competition_search: 'yingchao yc',
  country_id: 1,
  flag: 'gb-eng',
  primary_color: '#3d195b',
  home_team_id: 8201,
  away_team_id: 8207,
  home_team_name_zh: '阿森纳',
  home_team_name_en: 'Arsenal',
  home_team_name_vi: 'Pháo thủ',
  away_team_name_zh: '切尔西',
  away_team_name_en: 'Chelsea',
  away_team_name_vi: 'Đội xanh',
  home_team_logo: '',
  away_team_logo: '',
  home_team_search: 'asenna asn',
  away_team_search: 'qieerxi qex',
}

/** A kick-off of the schedule in an hour; say what differs. */
export const aScheduleRow = (change: Partial<ScheduleRow> = {}): ScheduleRow => ({
  ...names,
  vid: '',
  sourceid: 7,
  type: 0,
  status_type: 0,
  status: 1,
  period_start: 0,
  added: 0,
  clock: 0,
  reserve: 0,
  competition: 'Premier League',
  round: 12,
  stage: '',
  match_time: noonS + 3_600,
  home_team_name: 'Arsenal',
  away_team_name: 'Chelsea',
  home_scores: 0,
  away_scores: 0,
  home_score_list: [0, 0, 0, 0, 0, 0, 0],
  away_score_list: [0, 0, 0, 0, 0, 0, 0],
  anchor: [],
  plans: [],
  ...change,
})

export const noPrices = { company_id: 2, asia: {}, eu: {}, bs: {} }

/** A running series, one game each; say what differs. */
export const anEsportsRow = (change: Partial<EsportsRow> = {}): EsportsRow => ({
  id: 5,
  game_id: 1,
  status: 2,
  bo: 3,
  competition_id: 7001,
  competition_name: 'Dawn League',
  primary_color: '#000',
  match_time: noonS - 1_800,
  period_start: noonS - 451,
  game_no: 3,
  home_team_id: 1,
  away_team_id: 2,
  home_name: 'Jade Foxes',
  away_name: 'Iron Bears',
  home_logo: '',
  away_logo: '',
  home_score: 1,
  away_score: 1,
  home_now: 3,
  away_now: 5,
  is_hot: 1,
  is_collect: 0,
  reserve: 0,
  exponent: noPrices,
  ...change,
})

/** A football match of the lists in its second half; say what differs. */
export const aFootballRow = (change: Partial<FootballRow> = {}): FootballRow => ({
  ...names,
  id: 7,
  status: 4,
  match_time: noonS - 3_600,
  match_str: '56',
  period_start: noonS - 600,
  half_score: '1-0',
  corner_kick: '4-3',
  mlive: 0,
  note: '',
  added: 0,
  round: 12,
  stage: '',
  home_rank: 1,
  away_rank: 5,
  is_hot: 1,
  is_collect: 0,
  reserve: 0,
  home_score: 1,
  home_half: 1,
  home_red_card: 0,
  home_yellow_card: 1,
  home_corner: 4,
  home_overtime: 0,
  home_shoot_out: 0,
  away_score: 0,
  away_half: 0,
  away_red_card: 0,
  away_yellow_card: 2,
  away_corner: 3,
  away_overtime: 0,
  away_shoot_out: 0,
  exponent: noPrices,
  ...change,
})

type GameWire = CallData<'getBasketballMatch'>

/** A line of the play-by-play, by the home side unless something else is said. */
export const aPlay = (id: number, change: Partial<GameWire['tlive'][number][number]> = {}) => ({
  ...{ id, conducttime: '', clock: 720 - id * 10, info: `Play ${id}`, position: 1, home_score: 0, away_score: 0 },
  ...change,
})

/** A starter who has played half an hour; say what differs. */
export const aPlayer = (id: number, change: Partial<GameWire['players']['home'][number]> = {}) => ({
  ...{ id, name: `Player ${id}`, number: id, position: 'PG', is_first: 1, on_ground: 0, dnp: 0 },
  ...{ seconds: 1_800, minutes: '30:00', field_goals: 5, field_goal_tries: 10, threes: 1, three_tries: 4 },
  ...{ free_throws: 2, free_throw_tries: 2, offensive_rebounds: 1, defensive_rebounds: 3, rebounds: 4, assists: 6 },
  ...{ steals: 1, blocks: 0, turnovers: 2, fouls: 3, plus_minus: 0, points: 13 },
  ...change,
})

/** A basketball match in its second quarter, a play for each basket; say what differs. */
export const aGame = (change: object = {}) => ({
  ...names,
  ...{ id: 7, status_id: 4, home_rank: 1, away_rank: 0, match_time: noonS - 2_400, period_start: 0, clock: 300 },
  ...{ servertime: noonS, home_scores: [20, 12, 0, 0, 0], away_scores: [24, 5, 0, 0, 0] },
  ...{ home_scores_total: 32, away_scores_total: 29, is_collect: 0 },
  tlive: [
    [aPlay(1, { home_score: 2 }), aPlay(2, { position: 2, home_score: 2, away_score: 3 })],
    [aPlay(3, { home_score: 32, away_score: 29 })],
  ],
  players: { home: [aPlayer(1)], away: [aPlayer(11)] },
  ...{ statistics: [], chances: { home: 0.6, draw: 0, away: 0.4 }, odds: [] },
  ...change,
})
