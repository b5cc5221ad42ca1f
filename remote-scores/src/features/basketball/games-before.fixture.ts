import { noonS } from '../../testing/wire-rows'

/** A game the two sides played before, as the analysis has it. */
export const past = (id: number, change: object = {}) => ({
  ...{ id, competition: 'NBA', match_time: noonS - id * 86_400, home_team_id: 8201, away_team_id: 8207 },
  ...{ home_team: 'Arsenal', away_team: 'Chelsea', home_score: 100, away_score: 90, home_half_score: 50 },
  ...{ away_half_score: 44, is_home: 1, result: 'win', asia: 5.5, asia_text: 'win', bs: 180.5, bs_text: 'over' },
  ...change,
})
export const listOf = (...rows: object[]) => ({ list: rows, count: [] })
/** What was before the game: the away side has not played yet. */
export const analysis = {
  vs_match: listOf(
    past(1),
    past(2, { is_home: 0, result: 'loss', asia: -3.5, asia_text: 'lose', bs_text: 'under' }),
    past(3, { asia: 0, asia_text: 'push', bs: 191, bs_text: 'push', home_score: 101 }),
  ),
  match: { home: listOf(past(4)), away: listOf() },
}
/** Replies about what was before the game. */
export const before = {
  getBasketballAnalysis: analysis,
  ...{ listBasketballSameOdds: listOf(past(5)), listCourtShots: { list: [] } },
}
