/**
 * Frames of clients that name a sport (`classify`) and an odds company (`toggle`) and subscribe to nothing: fields by
 * their names, absolute values, one match in each. Source: wire reference B.2.
 */

/** A football match that changed: what its row and its page show of it. */
export interface FootballMatchData {
  type: 'football_match'
  id: number
  status: number
  match_str: string
  home_score: number
  away_score: number
  /** "1-0"; empty before half time. */
  half_score: string
  /** "8-8" */
  corner_kick: string
  home_yellow_card: number
  away_yellow_card: number
  home_red_card: number
  away_red_card: number
  /** Goals, yellow, red, attacks, dangerous attacks, possession, shots on, shots off, corners, fouls. */
  home_data: number[]
  away_data: number[]
  note: string
}

export type MarketName = 'asia' | 'eu' | 'bs'

/** `draw` is the line of asia and bs; `sealing_disk` 1 = closed; `cr` corners taken so far. */
interface NewPrice {
  win: number
  draw: number
  fail: number
  sealing_disk: 0 | 1
  cr: number
}

/** New prices of one market of a football match, of the company that was toggled. */
export interface FootballExponentData {
  type: 'football_exponent'
  sourceid: number
  company_id: number
  name: MarketName
  /** Prices move while a match runs. */
  name1: 'scram'
  exponent: Partial<Record<MarketName, { scram: NewPrice }>>
  /** Epoch seconds. */
  datetime: number
}

export interface BasketballMatchData {
  type: 'basketball_match'
  match_id: number
  status_id: number
  /** In Chinese: one frame goes to readers of every language. */
  status_name: string
  /** "07:31" */
  time_left: string
  home_scores: number[]
  away_scores: number[]
  home_scores_total: number
  away_scores_total: number
}

/** New prices of a market of a basketball match; `exponent` names the market, under whose name they stand. */
export interface BasketballExponentData
  extends Partial<Record<MarketName, { host: number; early: number; guest: number }>> {
  type: 'basketball_exponent'
  /** Number of the match. */
  team_id: number
  exponent: MarketName
}

export interface EsportsMatchData {
  type: 'esports_match'
  id: number
  status: number
  home_score: number
  away_score: number
  bo: number
  /** Number of the running game, 0 between games. */
  map: number
}

export type FieldData =
  | FootballMatchData
  | FootballExponentData
  | BasketballMatchData
  | BasketballExponentData
  | EsportsMatchData
