import type { Match, Price } from '../../parts/matches/match'
import type { MatchDetail } from './match-detail.calls'
import type { Figure } from './match-parts.calls'
import type { ReplayState } from './replay-fold'

/** A match and its detail as they were at a minute: every view of the page shows them without knowing. */
export function replayedMatch(
  match: Match,
  detail: MatchDetail,
  state: ReplayState,
): { match: Match; detail: MatchDetail; figures: Figure[] } {
  const prices: Partial<Record<'asia' | 'eu' | 'bs', Price>> = {}
  for (const market of ['asia', 'eu', 'bs'] as const) {
    const price = state.prices[market]
    if (price) prices[market] = { ...price, trends: ['same', 'same', 'same'], changedAtMs: 0, moves: 0 }
  }
  const [home = 0, draw = 0, away = 0] = state.chances
  const [first, ...others] = detail.odds
  return {
    match: { ...match, status: state.status, homeScores: state.home, awayScores: state.away, prices },
    detail: {
      ...detail,
      events: [...state.events],
      trend: state.trend,
      chances: { home, draw, away },
      // The replay knows the prices of one company; the others would tell how it ended.
      odds: first ? [withPrices(first, state)] : others.slice(0, 0),
    },
    figures: [...state.figures].map(([type, [homeValue, awayValue]]) => ({ type, home: homeValue, away: awayValue })),
  }
}

function withPrices(company: MatchDetail['odds'][number], state: ReplayState): MatchDetail['odds'][number] {
  const of = (market: 'asia' | 'eu' | 'bs') => {
    const { first } = company.markets[market]
    const now = state.prices[market]?.values
    return { ...(first ? { first } : {}), ...(now ? { now } : {}) }
  }
  return { ...company, markets: { asia: of('asia'), eu: of('eu'), bs: of('bs') } }
}
