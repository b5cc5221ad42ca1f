import type { Field } from './fields'

/** Frames of the wire reference, B.2: fields of `data` by its `type`. */
export const documentedFrames: Readonly<Record<string, readonly Field[]>> = {
  football_match: [
    ...['id', 'status', 'home_score', 'away_score'].map((name) => `${name}:int`),
    ...['home_yellow_card', 'away_yellow_card', 'home_red_card', 'away_red_card'].map((name) => `${name}:int`),
    ...['match_str', 'half_score', 'corner_kick', 'note'].map((name) => `${name}:str`),
    'home_data:list',
    'home_data[]:int',
    'away_data:list',
    'away_data[]:int',
  ],
  football_exponent: ['sourceid:int', 'company_id:int', 'name:str', 'name1:str', 'exponent:map', 'datetime:int'],
  basketball_match: [
    ...['match_id', 'status_id', 'home_scores_total', 'away_scores_total'].map((name) => `${name}:int`),
    ...['status_name', 'time_left'].map((name) => `${name}:str`),
    'home_scores:list',
    'home_scores[]:int',
    'away_scores:list',
    'away_scores[]:int',
  ],
  basketball_exponent: ['team_id:int', 'exponent:str'],
  football_goal: [
    'iszhu:bool01',
    ...['match_str', 'home_team_name_zh', 'away_team_name_zh'].map((name) => `${name}:str`),
    'home_score:int',
    'away_score:int',
  ],
  esports_match: ['id:int', 'status:int', 'home_score:int', 'away_score:int', 'bo:int', 'map:int'],
}

/** A price, where the frame says it stands. */
export const documentedPrice: Readonly<Record<string, (market: string) => readonly Field[]>> = {
  football_exponent: (market) => ['win', 'draw', 'fail', 'cr'].map((name) => `exponent.${market}.scram.${name}:num`),
  basketball_exponent: (market) => ['host', 'early', 'guest'].map((name) => `${market}.${name}:num`),
}
